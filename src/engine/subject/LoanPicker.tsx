import { useState } from 'react';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import type { FlowFacts } from '../flow/facts';
import { useRun } from '../run/run';
import { useChooseSubject, useNamedSubject } from './choose-subject';
import styles from './subject.module.css';
import { type LoanKey, loanLabel } from './subject-keys';

/** One of the person's loans, or the one that the address names. */
export default function LoanPicker({ id, value, aria }: CustomControlProps<Held<object>>) {
  const { form } = useRun();
  const choose = useChooseSubject();
  const [problem, setProblem] = useState('');
  const { choices }: FlowFacts = form.facts();
  // Whatever is known of a loan besides, this much is: the flow's reader has read it.
  const loans = choices as readonly LoanKey[];
  const picked = value as (object & LoanKey) | null;

  const pick = async (dkzh: string) => {
    try {
      await choose(dkzh);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '查询失败，请稍后重试');
    }
  };
  useNamedSubject(pick);

  return (
    <div className={styles.picker}>
      <select id={id} value={picked?.dkzh ?? ''} {...aria} onChange={(event) => void pick(event.target.value)}>
        <option value="">请选择贷款账号</option>
        {loans.map((loan) => (
          <option key={loan.dkzh} value={loan.dkzh}>
            {loanLabel(loan)}
          </option>
        ))}
      </select>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
