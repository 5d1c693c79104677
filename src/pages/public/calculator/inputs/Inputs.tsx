import { Alert, Button, Collapse } from 'antd';
import { Fragment, memo, type ReactNode, useId, useState } from 'react';
import { isShortTerm } from '@/domain/loan/loan-terms';
import { formatMoney, toYuan } from '@/domain/money';
import { Stack } from '@/ui/layout/Stack';
import { type CalculatorValues, calculatorKind, type Key } from '../default-values';
import { originalLoan } from '../kinds/prepayment';
import type { PolicyNumbers } from '../policy-numbers';
import { presentRate, sameRate } from '../rate-follow';
import type { Problems } from './field-problem';
import { type CalculatorField, type FieldGroup, groupsOf } from './fields';
import { InputRow } from './InputRow';
import styles from './inputs.module.css';

interface InputsProps {
  values: CalculatorValues;
  problems: Problems;
  numbers: PolicyNumbers;
  onChange: (name: Key, value: string) => void;
}

/** Inputs of the current kind. No submit button: results update while typing. */
export function Inputs({ values, problems, numbers, onChange }: InputsProps) {
  const kind = calculatorKind(values);
  return (
    <Stack
      as="form"
      gap={2}
      className={styles.form}
      noValidate
      aria-label="填写"
      onSubmit={(event) => event.preventDefault()}
    >
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
    </Stack>
  );
}

function GroupBox({ group, wrong, children }: { group: FieldGroup; wrong: boolean; children: ReactNode }) {
  const { title, note, folded } = group;
  const [open, setOpen] = useState(false);
  const id = useId();
  if (title === '')
    return (
      <Stack gap={1.5} className={styles.group}>
        {children}
      </Stack>
    );
  if (!folded) {
    return (
      // A legend cannot be laid out with what it stands above.
      <Stack role="group" gap={1.5} className={styles.group} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </Stack>
    );
  }
  return (
    <Collapse
      // An invalid field must be visible.
      activeKey={open || wrong ? [title] : []}
      onChange={(keys) => setOpen(keys.length > 0)}
      items={[{ key: title, label: title, children: <Stack gap={1.5}>{children}</Stack> }]}
    />
  );
}

interface RowProps {
  field: CalculatorField;
  value: string;
  problem: string | undefined;
  onChange: (name: Key, value: string) => void;
}

/** Renders for its own value only. */
const Row = memo(function Row({ field, value, problem, onChange }: RowProps) {
  return <InputRow field={field} value={value} problem={problem} onChange={(next) => onChange(field.name, next)} />;
}, sameRow);

/** Fields are recreated at each key press; their content depends on the policy only. */
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
    <Alert
      role="none"
      type="warning"
      title={`与公积金贷款现行利率${present}%（${which}）不同`}
      action={
        <Button type="link" onClick={() => onChange('ll', present)}>
          改回{present}%
        </Button>
      }
    />
  );
}

function OriginalNote({ values, numbers, onChange }: Omit<InputsProps, 'problems'>) {
  const loan = originalLoan(values, numbers);
  if (!loan) return <p className={styles.note}>填写以上三项和年利率、还款方式，推算出剩余本金。</p>;
  const taken = values.syje === toYuan(loan.balance) && values.syqx === String(loan.months);
  return (
    <Alert
      role="none"
      type={taken ? 'success' : 'info'}
      title={
        <>
          剩余本金<strong>{formatMoney(loan.balance)}</strong>，剩余{loan.months}期
        </>
      }
      action={
        taken ? (
          '✓ 已采用'
        ) : (
          <Button
            onClick={() => {
              onChange('syje', toYuan(loan.balance));
              onChange('syqx', String(loan.months));
            }}
          >
            采用
          </Button>
        )
      }
    />
  );
}
