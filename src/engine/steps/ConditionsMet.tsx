import { Stack } from '@/ui/layout/Stack';
import styles from '../frame/steps.module.css';
import { useRun, useRunState } from '../run/run';
import { Conditions } from './Conditions';
import { CountHint } from './CountHint';
import { MayApply } from './MayApply';

/** Line that all conditions are met; expands to the conditions with their figures. */
export function ConditionsMet() {
  const { flow } = useRun();
  const judgement = useRunState((state) => state.judgement);
  if (!judgement?.mz) return null;
  return (
    <Stack className={styles.conditions}>
      <MayApply judgement={judgement} role="note" />
      <CountHint counts={flow.counts} />
      {judgement.tj.length > 0 && (
        <details>
          <summary>查看{judgement.tj.length}项条件的核查结果</summary>
          <Conditions conditions={judgement.tj} />
        </details>
      )}
    </Stack>
  );
}
