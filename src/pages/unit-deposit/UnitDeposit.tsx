import { useState } from 'react';
import type { DepositPass } from '@/api/unit/unit-deposit';
import type { Flow } from '@/engine/flow/define-flow';
import { Stack } from '@/ui/layout/Stack';
import { DepositApplication } from './DepositApplication';
import { Entry } from './Entry';
import styles from './unit-deposit.module.css';

/**
 * First registration of a unit without a sign-in (docs/rules/gj0101-unit-registration.md). The pass is in this page's memory only: a reload
 * verifies number and phone again, and nothing stays in the browser.
 */
export function UnitDeposit({ flow }: { flow: Flow }) {
  const [pass, setPass] = useState<DepositPass | null>(null);
  /** The unit applying again after an unsuccessful application. */
  const [again, setAgain] = useState('');
  const leave = (tyshxydm: string) => {
    setAgain(tyshxydm);
    setPass(null);
  };
  return (
    <Stack gap={2} className={styles.page}>
      <h1 tabIndex={-1}>单位缴存登记</h1>
      {pass ? (
        <DepositApplication key={pass.ywlsh} flow={flow} pass={pass} onLeave={() => leave('')} onAgain={leave} />
      ) : (
        <Entry known={again} onEnter={setPass} />
      )}
    </Stack>
  );
}
