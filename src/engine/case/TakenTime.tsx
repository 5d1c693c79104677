import type { CaseSummary } from '@/api/business';
import styles from './taken-time.module.css';

/** When a case was taken in, and below it when it came again: one run of two times is read as neither. */
export function TakenTime({ of }: { of: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'> }) {
  return (
    <>
      {of.slsj}
      {of.dfh && '提交'}
      {of.bztjsj && <span className={styles.again}>{of.bztjsj}补正提交</span>}
    </>
  );
}
