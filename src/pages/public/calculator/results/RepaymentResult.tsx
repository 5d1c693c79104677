import type { RepaymentOutcome } from '../kinds/repayment';
import styles from './results.module.css';
import { WayCards } from './WayCards';

export function RepaymentResult({ outcome: { ways, chosen, difference } }: { outcome: RepaymentOutcome }) {
  return (
    <>
      <div className={styles.pair}>
        <WayCards ways={ways} chosen={chosen} />
      </div>
      <p className={styles.words}>{difference}</p>
    </>
  );
}
