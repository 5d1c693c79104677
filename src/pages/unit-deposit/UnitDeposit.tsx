import { useState } from 'react';
import type { DepositPass } from '@/api/unit-deposit';
import type { Flow } from '@/engine/flow/define-flow';
import { Application } from './Application';
import { Entry } from './Entry';
import styles from './unit-deposit.module.css';

/**
 * First registration of a unit without a sign-in (domain catalogue 11). The pass to the application lives in this page alone:
 * after a reload number and phone are proved again, and nothing is left in the browser.
 */
export function UnitDeposit({ flow }: { flow: Flow }) {
  const [pass, setPass] = useState<DepositPass | null>(null);
  /** The unit that applies again after an application that came to nothing. */
  const [again, setAgain] = useState('');
  const leave = (tyshxydm: string) => {
    setAgain(tyshxydm);
    setPass(null);
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>单位缴存登记</h1>
      {pass ? (
        <Application key={pass.ywlsh} flow={flow} pass={pass} onLeave={() => leave('')} onAgain={leave} />
      ) : (
        <Entry known={again} onEnter={setPass} />
      )}
    </div>
  );
}
