import { Button, Select } from 'antd';
import { useId } from 'react';
import { addMonths, type PlainDate } from '@/domain/dates';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { DateRange } from '@/ui/DateRange';
import type { AskedValues } from './define-list';
import styles from './ListConditions.module.css';

/** A condition of a query page: a span of days up to today, or one code of a dictionary. `names`: of its values on the wire. */
export type Condition =
  | { kind: 'span'; names: readonly [from: string, to: string]; label: string }
  | { kind: 'choice'; name: string; label: string; dictionary: string; codes?: readonly string[] };

interface ListConditionsProps {
  /** Title of the list, in the name of the form. */
  of: string;
  conditions: readonly Condition[];
  asked: AskedValues;
  today: PlainDate;
  onChange: (changes: AskedValues) => void;
}

/** The conditions as controls; each change asks again. */
export function ListConditions({ of, conditions, asked, today, onChange }: ListConditionsProps) {
  const id = useId();
  return (
    <form className={styles.conditions} aria-label={`${of}条件`} data-print="hide">
      {conditions.map((condition) => {
        const key = namesOf(condition).join('-');
        return (
          <div key={key} className={styles.condition}>
            {condition.kind === 'span' ? (
              <>
                <span>{condition.label}</span>
                <DateRange
                  id={`${id}-${key}`}
                  label={condition.label}
                  value={{ from: asked[condition.names[0]] ?? '', to: asked[condition.names[1]] ?? '' }}
                  onChange={({ from, to }) => onChange({ [condition.names[0]]: from, [condition.names[1]]: to })}
                  limit="past"
                  today={today}
                />
              </>
            ) : (
              <>
                <label htmlFor={`${id}-${key}`}>{condition.label}</label>
                <Select
                  id={`${id}-${key}`}
                  value={asked[condition.name] ?? ''}
                  virtual={false}
                  options={[{ value: '', label: '全部' }, ...optionsOf(condition)]}
                  onChange={(code: string) => onChange({ [condition.name]: code })}
                />
              </>
            )}
          </div>
        );
      })}
      <Button onClick={() => onChange(usualOf(conditions, today))}>重置</Button>
    </form>
  );
}

/** What is asked before anything is chosen: the span of the system setting default_time (months, else three), the rest open. */
export function usualOf(conditions: readonly Condition[], today: PlainDate): AskedValues {
  const setting = systemValue('default_time');
  const months = /^[1-9]\d{0,2}$/.test(setting) ? Number(setting) : 3;
  const [from, to] = [addMonths(today, -months), today];
  return Object.fromEntries(
    conditions.flatMap((condition): [string, string][] =>
      condition.kind === 'span'
        ? [
            [condition.names[0], from],
            [condition.names[1], to],
          ]
        : [[condition.name, '']],
    ),
  );
}

/** In words, for paper and file. */
export function wordsOf(conditions: readonly Condition[], asked: AskedValues, today: PlainDate): string {
  const said = conditions.map((condition) => {
    if (condition.kind === 'choice') {
      const code = asked[condition.name];
      return code ? `${condition.label}${dictionaryLabel(condition.dictionary, code)}` : '';
    }
    const [from, to] = condition.names;
    return `${condition.label}${asked[from] || '不限'}至${asked[to] || today}`;
  });
  return said.filter(Boolean).join('，') || '全部';
}

function optionsOf({ dictionary, codes }: Extract<Condition, { kind: 'choice' }>) {
  return dictionaryOptions(dictionary)
    .filter(({ value }) => codes?.includes(value) ?? true)
    .map(({ value, label }) => ({ value, label }));
}

function namesOf(condition: Condition): readonly string[] {
  return condition.kind === 'span' ? condition.names : [condition.name];
}
