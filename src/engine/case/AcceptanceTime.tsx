import type { CaseSummary } from '@/api/cases/business';
import { acceptedText } from './case-text';
import styles from './taken-time.module.css';

type Times = Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'>;

/** Cell of a list, and its text. */
export const ACCEPTANCE_CELL = { text: acceptedText, show: (of: Times) => <AcceptanceTime of={of} /> };

/** Time of acceptance and, below it, of resubmission: two lines, because two times in one line are hard to read. */
function AcceptanceTime({ of }: { of: Times }) {
  return (
    <>
      {of.slsj}
      {of.dfh && '提交'}
      {of.bztjsj && <span className={styles.again}>{of.bztjsj}补正提交</span>}
    </>
  );
}
