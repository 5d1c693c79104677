import { Grid } from '@/ui/layout/Grid';
import type { RepaymentOutcome } from '../kinds/repayment';
import { RepaymentOptionCards } from './RepaymentOptionCards';
import styles from './results.module.css';

export function RepaymentResult({ outcome: { ways, chosen, difference } }: { outcome: RepaymentOutcome }) {
  return (
    <>
      <Grid min="240px" fit gap={1.5}>
        <RepaymentOptionCards ways={ways} chosen={chosen} />
      </Grid>
      <p className={styles.words}>{difference}</p>
    </>
  );
}
