import { Radio } from 'antd';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { fundDate, fundTime } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { PublicPage } from '../PublicPage';
import { CopyActions } from './CopyActions';
import styles from './calculator.module.css';
import { type CalculatorValues, calculatorKind, KINDS, type Kind } from './default-values';
import { calculatorProblems, type Problems } from './inputs/field-problem';
import { fieldsOf } from './inputs/fields';
import { Inputs } from './inputs/Inputs';
import { useInputs } from './inputs/use-inputs';
import { type CalculatorOutcome, outcomeOf, outcomeSchedule } from './outcome';
import { sentenceOf } from './outcome-text';
import { PaperSheet } from './PaperSheet';
import { paperOf } from './paper';
import type { PolicyNumbers } from './policy-numbers';
import { Result } from './Result';
import { RentYears } from './results/RentResult';
import { SchedulePanel } from './SchedulePanel';

/** Last valid result with its inputs. */
interface Good {
  values: CalculatorValues;
  outcome: CalculatorOutcome;
}

export function Calculator({ numbers }: { numbers: PolicyNumbers }) {
  const { values, change } = useInputs(numbers);
  // Deferred: typing has priority, results follow.
  const settled = useDeferredValue(values);
  const today = fundDate(Date.now());
  const kind = calculatorKind(settled);
  const problems = useMemo(() => calculatorProblems(values, numbers, today), [values, numbers, today]);
  const good = useLastGood(settled, numbers, today);
  const shown = good?.outcome.kind === kind ? good.outcome : undefined;
  const stale = good?.values !== settled;
  const schedule = useMemo(() => shown && outcomeSchedule(shown), [shown]);
  const printing = usePrinting();
  const { question } = KINDS.find((one) => one.kind === calculatorKind(values)) ?? KINDS[0] ?? { question: '' };

  return (
    <>
      <div data-print={printing && shown ? 'hide' : undefined}>
        <PublicPage
          title="贷款计算器"
          lead="现在是示例，改成您的情况，结果随之更新；内容只在本机计算。"
          actions={<CopyActions values={settled} outcome={stale ? undefined : shown} numbers={numbers} />}
        >
          <KindChoice kind={calculatorKind(values)} onChange={(next) => change('jslx', next)} />
          <div className={styles.columns}>
            <Card label="填写">
              <h2>{question}</h2>
              <Inputs values={values} problems={problems} numbers={numbers} onChange={change} />
            </Card>
            <div className={styles.sticky}>
              <Result
                outcome={shown}
                stale={stale}
                onRepay={(most) => {
                  change('dkje', toYuan(most));
                  change('jslx', '1');
                }}
              />
            </div>
          </div>
          <Stack gap={2} className={styles.below} data-stale={stale || undefined}>
            {schedule && <SchedulePanel key={kind} schedule={schedule} />}
            {shown?.kind === '5' && (
              <Card>
                <h2>逐年对比</h2>
                <RentYears outcome={shown} />
              </Card>
            )}
          </Stack>
        </PublicPage>
      </div>
      <ScreenReaderResult
        text={stale || !shown ? wrongSentence(problems, calculatorKind(values), numbers) : sentenceOf(shown)}
      />
      {printing && shown && good && <PaperSheet paper={paperOf(good.values, shown, numbers, fundTime(Date.now()))} />}
    </>
  );
}

/** First error that blocks the result, for screen readers. */
function wrongSentence(problems: Problems, kind: Kind, numbers: PolicyNumbers): string {
  const field = fieldsOf(kind, numbers).find(({ name }) => name in problems);
  return field ? `结果没有更新。${field.label}：${problems[field.name]}` : '';
}

/** The last valid values and their result. */
function useLastGood(values: CalculatorValues, numbers: PolicyNumbers, today: string): Good | undefined {
  const now = useMemo(() => {
    const wrong = Object.keys(calculatorProblems(values, numbers, today)).length > 0;
    return wrong ? undefined : { values, outcome: outcomeOf(values, numbers, today) };
  }, [values, numbers, today]);
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now ?? last;
}

/** Pause in typing after which the result is announced. */
const PAUSE_MS = 1200;

/** Announces the result once after typing, not at every key and not on load. */
function ScreenReaderResult({ text }: { text: string }) {
  const [announced, setAnnounced] = useState({ first: text, text: '' });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAnnounced((before) =>
          text === before.first && before.text === '' ? before : { first: before.first, text },
        ),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" data-unseen>
      {announced.text}
    </p>
  );
}

/** Kinds of calculation as a radio group. */
function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <Radio.Group
      aria-label="计算类型"
      name="jslx"
      optionType="button"
      buttonStyle="solid"
      className={styles.kinds}
      data-print="hide"
      value={kind}
      options={KINDS.map((one) => ({ value: one.kind, label: one.name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Whether the page is being printed, by our button or the browser's; the print sheet renders only then. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous: the browser takes its snapshot right after the event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
