import { CheckCircleFilled } from '@ant-design/icons';
import { useStore } from 'zustand';
import type { Judgement } from '@/api/cases/judgement';
import { Stack } from '@/ui/layout/Stack';
import styles from '../frame/steps.module.css';
import { showsLimit } from '../limit/LiveLimit';
import { NOTHING_CHANGED } from '../run/changes';
import { useRun, useRunState } from '../run/run';
import { Conditions } from './Conditions';
import { ConditionsUnmet } from './ConditionsUnmet';
import { CountHint } from './CountHint';
import { MayApply } from './MayApply';

/** One line on the conditions of the run that are met, or those that the values fail where no section says so. */
export function ConditionsMet() {
  const { flow, form } = useRun();
  const judgement = useRunState((state) => state.judgement);
  const found = useStore(form.store, () => form.facts().unmet);
  // 下一步 says so: who has just come has changed nothing yet.
  const unmet = found.filter(({ tjbh }) => tjbh !== NOTHING_CHANGED);
  if (unmet.length > 0)
    return flow.sections.some(showsLimit) ? null : (
      <div className={styles.silent}>
        <ConditionsUnmet role="note" conditions={unmet} />
      </div>
    );
  return judgement?.mz ? <MetConditions judgement={judgement} /> : null;
}

/** One line on met conditions; opens to each with its figures. */
export function MetConditions({ judgement }: { judgement: Judgement }) {
  const { flow } = useRun();
  const { tj, hxsm } = judgement;
  const open = Boolean(hxsm) || tj.some(({ dhc }) => dhc);
  if (!open && tj.length === 0) return null;
  return (
    <Stack className={styles.conditions} data-line={open ? undefined : ''}>
      {open && <MayApply judgement={judgement} role="note" />}
      {tj.length > 0 && (
        <details>
          <summary>
            {!open && <CheckCircleFilled aria-hidden className={styles.met} />}
            {open ? `查看${tj.length}项条件的核查结果` : `您符合办理条件，查看${tj.length}项核查结果`}
          </summary>
          <CountHint counts={flow.counts} />
          <Conditions conditions={tj} />
        </details>
      )}
    </Stack>
  );
}
