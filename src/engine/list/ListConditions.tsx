import { Button, Input } from 'antd';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import type { DateSpan } from '@/domain/date-presets';
import { monthOf, type PlainDate } from '@/domain/dates';
import { TEXT_LENGTH } from '@/form/input/use-filtered-text';
import { DateRange } from '@/ui/DateRange';
import { MonthCondition } from '@/ui/MonthCondition';
import { useTyped } from '@/ui/table/use-typed';
import { useRefused } from '@/ui/use-refused';
import {
  type AskedValues,
  type Condition,
  namesOf,
  optionsOf,
  problemOf,
  type SpanCondition,
  spanOf,
  type TextCondition,
  usualOf,
  wordsOf,
} from './condition';
import styles from './ListConditions.module.css';
import { SpanPresets } from './SpanPresets';

interface ListConditionsProps {
  /** Title of the list, in the name of the form. */
  of: string;
  conditions: readonly Condition[];
  values: AskedValues;
  today: PlainDate;
  onChange: (changes: AskedValues) => void;
  /** What the list is about, chosen before its conditions. */
  choice?: ReactNode;
}

/** Up to here the controls are folded away (ListConditions.module.css). */
const SMALL = '(max-width: 600px)';

/** The conditions as controls; each change asks again. On a phone they are one line of words until they are wanted. */
export function ListConditions({ of, conditions, values, today, onChange, choice }: ListConditionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [small] = useState(() => matchMedia(SMALL).matches);
  // Folded away, they are drawn once the list stands there: drawing them takes longer than drawing its rows.
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
          <FoldButton of={id} open={open} words={wordsOf(conditions, values, today)} onTurn={() => setOpen(!open)} />
          <div id={id} className={styles.controls}>
            {drawn && (
              <>
                {conditions.map((condition) => (
                  <Control key={namesOf(condition).join('-')} {...{ condition, values, today, onChange }} />
                ))}
                <Button onClick={() => onChange(usualOf(conditions, today))}>重置</Button>
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
  /** What is being asked by; '' for everything. */
  words: string;
  onTurn: () => void;
}

function FoldButton({ of, open, words, onTurn }: FoldButtonProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={open} aria-controls={of} onClick={onTurn}>
      <strong>查询条件</strong>
      <span>{words || '不限'}</span>
    </button>
  );
}

/** Conditions of a page of its own, one line of words on a phone as those of the lists are. */
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

interface ControlProps<Kind extends Condition = Condition> {
  condition: Kind;
  values: AskedValues;
  today: PlainDate;
  onChange: (changes: AskedValues) => void;
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
        <select
          id={id}
          value={values[condition.name] ?? ''}
          onChange={({ target }) => onChange({ [condition.name]: target.value })}
        >
          {optionsOf(condition).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function SpanControl({ condition, values, today, onChange }: ControlProps<SpanCondition<string>>) {
  const id = useId();
  const { label } = condition;
  const [from, to] = condition.names;
  const span = spanOf(condition, values);
  const [refused, refuse] = useRefused(`${span.from} ${span.to}`);
  const problem = problemOf(condition, values, today) || refused;
  const change = (wanted: DateSpan) => {
    const next = { [from]: wanted.from, [to]: wanted.to };
    const fault = problemOf(condition, { ...values, ...next }, today);
    // The former span stays: nobody is shown another list than the controls say.
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
  const [typed, setTyped] = useTyped(values[name] ?? '', (settled) => onChange({ [name]: settled }));
  const problem = problemOf(condition, values, today);
  return (
    <div className={`${styles.condition} ${hint ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
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
