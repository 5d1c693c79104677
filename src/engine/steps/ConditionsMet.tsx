import styles from '../frame/steps.module.css';
import { useRun, useRunState } from '../run/run';
import { Conditions } from './Conditions';
import { CountHint } from './CountHint';
import { MayApply } from './MayApply';

/** That the person may apply, in one line above what is to be done; the conditions with their figures are there to be opened. */
export function ConditionsMet() {
  const { flow } = useRun();
  const judgement = useRunState((state) => state.judgement);
  if (!judgement?.mz) return null;
  return (
    <div className={styles.conditions}>
      <MayApply judgement={judgement} role="note" />
      <CountHint counts={flow.counts} />
      {judgement.tj.length > 0 && (
        <details>
          <summary>查看{judgement.tj.length}项条件的核查结果</summary>
          <Conditions conditions={judgement.tj} />
        </details>
      )}
    </div>
  );
}
