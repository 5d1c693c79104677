import { Fragment, memo, type ReactNode, useId, useState } from 'react';
import { isShortTerm } from '@/domain/loan-terms';
import { formatMoney, toYuan } from '@/domain/money';
import { Button } from '@/ui/plain/Button';
import type { Problems } from './field-problem';
import { type Field, type Group, groupsOf } from './fields';
import { InputRow } from './InputRow';
import styles from './inputs.module.css';
import { originalLoan } from './kinds/prepayment';
import type { PolicyNumbers } from './policy-numbers';
import { presentRate, sameRate } from './rate-follow';
import { type Key, kindOf, type Values } from './usual-values';

interface InputsProps {
  values: Values;
  problems: Problems;
  numbers: PolicyNumbers;
  onChange: (name: Key, value: string) => void;
}

/** What the kind on show asks for. There is nothing to send: results follow what is typed. */
export function Inputs({ values, problems, numbers, onChange }: InputsProps) {
  const kind = kindOf(values);
  return (
    <form className={styles.form} noValidate aria-label="填写" onSubmit={(event) => event.preventDefault()}>
      {groupsOf(kind, numbers).map((group) => (
        <GroupBox
          key={`${kind} ${group.title}`}
          group={group}
          wrong={group.fields.some(({ name }) => name in problems)}
        >
          {group.fields.map((field) => (
            <Fragment key={field.name}>
              <Row field={field} value={values[field.name]} problem={problems[field.name]} onChange={onChange} />
              {field.as === 'rate' && field.follows && (
                <RateNote values={values} numbers={numbers} onChange={onChange} />
              )}
            </Fragment>
          ))}
          {group.folded === 'original' && <OriginalNote values={values} numbers={numbers} onChange={onChange} />}
        </GroupBox>
      ))}
    </form>
  );
}

function GroupBox({ group, wrong, children }: { group: Group; wrong: boolean; children: ReactNode }) {
  const { title, note, folded } = group;
  const [open, setOpen] = useState(false);
  const id = useId();
  if (title === '') return <div className={styles.group}>{children}</div>;
  if (!folded) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out with what it stands above
      <div role="group" className={styles.group} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    );
  }
  return (
    // What is wrong must be in sight.
    <details className={styles.fold} open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}

interface RowProps {
  field: Field;
  value: string;
  problem: string | undefined;
  onChange: (name: Key, value: string) => void;
}

/** Renders for its own value only. */
const Row = memo(function Row({ field, value, problem, onChange }: RowProps) {
  return <InputRow field={field} value={value} problem={problem} onChange={(next) => onChange(field.name, next)} />;
}, sameRow);

/** Fields are made anew at each key; what they say depends on the policy alone. */
function sameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.value === after.value &&
    before.problem === after.problem &&
    before.onChange === after.onChange &&
    before.field.name === after.field.name &&
    before.field.label === after.field.label
  );
}

function RateNote({ values, numbers, onChange }: Omit<InputsProps, 'problems'>) {
  const present = presentRate(values, numbers);
  if (present === undefined) return null;
  const which = `${values.sfst === '2' ? '二套' : '首套'}、${isShortTerm(Number(values.dkqx)) ? '五年及以下' : '五年以上'}`;
  if (sameRate(values.ll, present)) return <p className={styles.note}>公积金贷款现行利率（{which}）</p>;
  return (
    <p className={styles.warm}>
      <span>
        与公积金贷款现行利率{present}%（{which}）不同
      </span>
      <Button kind="link" onClick={() => onChange('ll', present)}>
        改回{present}%
      </Button>
    </p>
  );
}

function OriginalNote({ values, numbers, onChange }: Omit<InputsProps, 'problems'>) {
  const loan = originalLoan(values, numbers);
  if (!loan) return <p className={styles.note}>填写以上三项和年利率、还款方式，推算出剩余本金。</p>;
  const taken = values.syje === toYuan(loan.balance) && values.syqx === String(loan.months);
  return (
    <p className={styles.derived}>
      <span>
        剩余本金<strong>{formatMoney(loan.balance)}</strong>，剩余{loan.months}期
      </span>
      {taken ? (
        <span>✓ 已采用</span>
      ) : (
        <Button
          onClick={() => {
            onChange('syje', toYuan(loan.balance));
            onChange('syqx', String(loan.months));
          }}
        >
          采用
        </Button>
      )}
    </p>
  );
}
