import { Alert } from 'antd';
import styles from '../frame/steps.module.css';
import { useRun, useRunState } from '../run/run';
import { Conditions } from './Conditions';
import { CountHint } from './CountHint';

/** That the person may apply, in one line above what is to be done; the conditions with their figures are there to be opened. */
export function ConditionsMet() {
  const { flow } = useRun();
  const judgement = useRunState((state) => state.judgement);
  if (!judgement?.mz) return null;
  return (
    <div className={styles.conditions}>
      {judgement.hxsm ? (
        <Alert role="note" type="info" showIcon title="能否办理还要看您选择的事项" description={judgement.hxsm} />
      ) : (
        <Alert role="note" type="success" showIcon title="您符合办理条件，可以继续填写" />
      )}
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
