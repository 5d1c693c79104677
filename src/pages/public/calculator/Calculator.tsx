import { useDeferredValue, useMemo, useState } from 'react';
import { fundDate, fundTime } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { Card } from '@/ui/Card';
import { PublicPage } from '../PublicPage';
import { CopyActions } from './CopyActions';
import styles from './calculator.module.css';
import { type Problems, problemsOf } from './field-problem';
import { fieldsOf } from './fields';
import { Inputs } from './Inputs';
import { KindChoice } from './KindChoice';
import { type Outcome, outcomeOf, scheduleOf } from './outcome';
import { sentenceOf } from './outcome-words';
import { PaperSheet } from './PaperSheet';
import { paperOf } from './paper';
import type { PolicyNumbers } from './policy-numbers';
import { Result } from './Result';
import { RentYears } from './results/RentResult';
import { SchedulePanel } from './SchedulePanel';
import { Spoken } from './Spoken';
import { useInputs } from './use-inputs';
import { usePrinting } from './use-printing';
import { KINDS, type Kind, kindOf, type Values } from './usual-values';

/** What was calculated last, and from what. */
interface Good {
  values: Values;
  outcome: Outcome;
}

export function Calculator({ numbers }: { numbers: PolicyNumbers }) {
  const { values, change } = useInputs(numbers);
  // Keys come first: results follow as soon as nothing is being typed.
  const settled = useDeferredValue(values);
  const today = fundDate(Date.now());
  const kind = kindOf(settled);
  const problems = useMemo(() => problemsOf(values, numbers, today), [values, numbers, today]);
  const good = useLastGood(settled, numbers, today);
  const shown = good?.outcome.kind === kind ? good.outcome : undefined;
  const stale = good?.values !== settled;
  const schedule = useMemo(() => shown && scheduleOf(shown), [shown]);
  const printing = usePrinting();
  const { question } = KINDS.find((one) => one.kind === kindOf(values)) ?? KINDS[0] ?? { question: '' };

  return (
    <>
      <div data-print={printing && shown ? 'hide' : undefined}>
        <PublicPage
          title="贷款计算器"
          lead="现在是示例，改成您的情况，结果随之更新；内容只在本机计算。"
          actions={<CopyActions values={settled} outcome={stale ? undefined : shown} numbers={numbers} />}
        >
          <KindChoice kind={kindOf(values)} onChange={(next) => change('jslx', next)} />
          <div className={styles.columns}>
            <Card label="填写">
              <h2 className={styles.question}>{question}</h2>
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
          <div className={styles.below} data-stale={stale || undefined}>
            {schedule && <SchedulePanel key={kind} schedule={schedule} />}
            {shown?.kind === '5' && (
              <Card>
                <h2>逐年对比</h2>
                <RentYears outcome={shown} />
              </Card>
            )}
          </div>
        </PublicPage>
      </div>
      <Spoken text={stale || !shown ? wrongSentence(problems, kindOf(values), numbers) : sentenceOf(shown)} />
      {printing && shown && good && <PaperSheet paper={paperOf(good.values, shown, numbers, fundTime(Date.now()))} />}
    </>
  );
}

/** The first thing that keeps the result from following, for those who do not see it beside its field. */
function wrongSentence(problems: Problems, kind: Kind, numbers: PolicyNumbers): string {
  const field = fieldsOf(kind, numbers).find(({ name }) => name in problems);
  return field ? `结果没有更新。${field.label}：${problems[field.name]}` : '';
}

/** The last values in which nothing was wrong, and what they come to. */
function useLastGood(values: Values, numbers: PolicyNumbers, today: string): Good | undefined {
  const now = useMemo(() => {
    const wrong = Object.keys(problemsOf(values, numbers, today)).length > 0;
    return wrong ? undefined : { values, outcome: outcomeOf(values, numbers, today) };
  }, [values, numbers, today]);
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  return now ?? last;
}
