import { DownOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import type { DateSpan } from '@/domain/date-presets';
import { monthOf, type PlainDate } from '@/domain/dates';
import { TEXT_LENGTH } from '@/form/input/use-filtered-text';
import { readMoney } from '@/schema/clean-text';
import { DateRange } from '@/ui/input/DateRange';
import { MonthCondition } from '@/ui/input/MonthCondition';
import { Select } from '@/ui/input/Select';
import { useRejectedInput } from '@/ui/input/use-rejected-input';
import { useTyped } from '@/ui/table/use-typed';
import {
  type ConditionValues,
  conditionNames,
  conditionOptions,
  conditionProblem,
  conditionsText,
  defaultConditions,
  type ListCondition,
  type SpanCondition,
  spanOf,
  type TextCondition,
} from './condition';
import styles from './ListConditions.module.css';
import { SpanPresets } from './SpanPresets';

interface ListConditionsProps {
  /** Title of the list, for the form's accessible name. */
  of: string;
  conditions: readonly ListCondition[];
  values: ConditionValues;
  today: PlainDate;
  onChange: (changes: ConditionValues) => void;
  /** Resets what narrows the list elsewhere, as the filters in the column heads. */
  onReset?: () => void;
  /** Control that chooses the scope of the list, before the conditions. */
  choice?: ReactNode;
}

/** Width up to which the controls are collapsed (ListConditions.module.css). */
const SMALL = '(max-width: 600px)';

/** Controls of the conditions; each change queries again. On a phone they collapse into one line of text. */
export function ListConditions({ of, conditions, values, today, onChange, onReset, choice }: ListConditionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [small] = useState(() => matchMedia(SMALL).matches);
  // Deferred while collapsed: rendering the controls takes longer than rendering the rows.
  const drawn = useDeferredValue(true, !small);
  if (conditions.length === 0 && !choice) return null;
  return (
    <form
      className={styles.conditions}
      data-open={open || undefined}
      aria-label={`${of}条件`}
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      {choice}
      {conditions.length > 0 && (
        <>
          <FoldButton
            of={id}
            open={open}
            words={conditionsText(conditions, values, today)}
            onTurn={() => setOpen(!open)}
          />
          <div id={id} className={styles.controls}>
            {drawn && (
              <>
                {conditions.map((condition) => (
                  <Control key={conditionNames(condition).join('-')} {...{ condition, values, today, onChange }} />
                ))}
                <Button
                  onClick={() => {
                    onChange(defaultConditions(conditions, today));
                    onReset?.();
                  }}
                >
                  重置
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </form>
  );
}

interface FoldButtonProps {
  /** Id of the controls. */
  of: string;
  open: boolean;
  /** Conditions as text; '' for none. */
  words: string;
  onTurn: () => void;
}

function FoldButton({ of, open, words, onTurn }: FoldButtonProps) {
  return (
    <Button block className={styles.fold} aria-expanded={open} aria-controls={of} onClick={onTurn}>
      <strong>查询条件</strong>
      <span>{words || '不限'}</span>
      <DownOutlined aria-hidden rotate={open ? 180 : 0} />
    </Button>
  );
}

/** Conditions of a separate page, collapsed into one line on a phone as those of the lists. */
export function FoldedConditions({ of, words, children }: { of: string; words: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <form
      className={styles.conditions}
      data-open={open || undefined}
      aria-label={`${of}条件`}
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <FoldButton of={id} open={open} words={words} onTurn={() => setOpen(!open)} />
      <div id={id} className={`${styles.controls} ${styles.inLine}`}>
        {children}
      </div>
    </form>
  );
}

interface ControlProps<Kind extends ListCondition = ListCondition> {
  condition: Kind;
  values: ConditionValues;
  today: PlainDate;
  onChange: (changes: ConditionValues) => void;
}

function Control(props: ControlProps) {
  const id = useId();
  const { condition, values, today, onChange } = props;
  const { label } = condition;
  if (condition.kind === 'text') return <TextControl {...props} condition={condition} />;
  if (condition.kind === 'span') return <SpanControl {...props} condition={condition} />;
  return (
    <div className={styles.condition}>
      <label htmlFor={id}>{label}</label>
      {condition.kind === 'month' ? (
        <MonthCondition
          id={id}
          label={label}
          value={values[condition.name] ?? ''}
          max={monthOf(today)}
          onChange={(month) => onChange({ [condition.name]: month })}
        />
      ) : (
        <Select
          id={id}
          value={values[condition.name] ?? ''}
          options={conditionOptions(condition)}
          onChange={(value) => onChange({ [condition.name]: value })}
        />
      )}
    </div>
  );
}

function SpanControl({ condition, values, today, onChange }: ControlProps<SpanCondition<string>>) {
  const id = useId();
  const { label } = condition;
  const [from, to] = condition.names;
  const span = spanOf(condition, values);
  const [refused, refuse] = useRejectedInput(`${span.from} ${span.to}`);
  const problem = conditionProblem(condition, values, today) || refused;
  const change = (wanted: DateSpan) => {
    const next = { [from]: wanted.from, [to]: wanted.to };
    const fault = conditionProblem(condition, { ...values, ...next }, today);
    // An invalid span is not applied: the rows keep matching the controls.
    refuse(fault);
    if (fault === '') onChange(next);
  };
  return (
    <div className={styles.condition}>
      <span>{label}</span>
      {condition.presets && <SpanPresets value={span} today={today} onChange={change} />}
      <DateRange
        id={id}
        label={label}
        of={condition.of}
        value={span}
        onChange={change}
        limit="past"
        today={today}
        describedBy={problem ? `${id}-problem` : undefined}
        invalid={problem !== ''}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function TextControl({ condition, values, today, onChange }: ControlProps<TextCondition<string>>) {
  const id = useId();
  const { name, label, hint, decimal } = condition;
  const [typed, setTyped] = useTyped(values[name] ?? '', (settled) =>
    onChange({ [name]: decimal ? readMoney(settled, '') : settled }),
  );
  const problem = conditionProblem(condition, values, today);
  return (
    <div className={`${styles.condition} ${hint ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className={styles.input}
        value={typed}
        maxLength={TEXT_LENGTH}
        allowClear
        inputMode={decimal ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={problem || hint ? `${id}-note` : undefined}
        status={problem === '' ? '' : 'error'}
        onChange={({ target }) => setTyped(target.value)}
      />
      {(problem || hint) && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.hint}>
          {problem || hint}
        </p>
      )}
    </div>
  );
}
