import type { CaseSummary } from '@/api/cases/business';
import styles from './taken-time.module.css';

/** Time of acceptance and, below it, of resubmission: two lines, because two times in one line are hard to read. */
export function AcceptanceTime({ of }: { of: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'> }) {
  return (
    <>
      {of.slsj}
      {of.dfh && '提交'}
      {of.bztjsj && <span className={styles.again}>{of.bztjsj}补正提交</span>}
    </>
  );
}
