import { useState } from 'react';
import type { CustomControlProps } from '@/form/field-kinds';
import { failureText } from '@/lib/shown-errors';
import type { Held } from '@/schema/field-kinds';
import { Select } from '@/ui/input/Select';
import { Stack } from '@/ui/layout/Stack';
import type { FlowFacts } from '../flow/facts';
import { useRun } from '../run/run';
import { useChooseSubject, useNamedSubject } from './choose-subject';
import styles from './subject.module.css';
import { type LoanKey, loanLabel } from './subject-keys';

/** Picker for one of the person's loans; an address may name one. */
export default function LoanPicker({ id, value, aria }: CustomControlProps<Held<object>>) {
  const { form } = useRun();
  const choose = useChooseSubject();
  const [problem, setProblem] = useState('');
  const { choices }: FlowFacts = form.facts();
  // Safe: the flow's reader returns at least these fields of a loan.
  const loans = choices as readonly LoanKey[];
  const picked = value as (object & LoanKey) | null;

  const pick = async (dkzh: string) => {
    try {
      await choose(dkzh);
      setProblem('');
    } catch (error) {
      setProblem(failureText(error, '查询失败，请稍后重试'));
    }
  };
  useNamedSubject(pick);

  // Nothing to choose: most persons have one loan.
  if (loans.length === 1 && picked && picked.dkzh === loans[0]?.dkzh && !problem)
    return <p id={id}>{loanLabel(picked)}</p>;
  return (
    <Stack>
      <Select
        {...aria}
        id={id}
        value={picked?.dkzh ?? ''}
        placeholder="请选择贷款账号"
        options={loans.map((loan) => ({ value: loan.dkzh, label: loanLabel(loan) }))}
        onChange={(dkzh) => void pick(dkzh)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Stack>
  );
}
