import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import type { Again } from '../flow/define-flow';
import { conditionsHold } from '../run/conditions';
import { useRun } from '../run/run';

/** How it was done last time, and what of it has to be asked anew. */
export function LastTime({ last: { title, figures, asks } }: { last: Again }) {
  return (
    <section className={sections.card} aria-label={title}>
      <h3>{title}</h3>
      <Figures items={figures} />
      {asks.length > 0 && <Alert type="warning" showIcon title={asks.join('；')} />}
    </section>
  );
}

/** Straight to the check page, when the centre finds every condition met; else to what it finds. */
export function SameAgain({ disabled }: { disabled: boolean }) {
  const run = useRun();
  const [waiting, setWaiting] = useState(false);
  const go = async () => {
    setWaiting(true);
    const met = run.flow.judge === null || (await conditionsHold(run));
    setWaiting(false);
    run.goTo(met ? 'confirm' : 'eligibility');
  };
  return (
    <Button type="primary" disabled={disabled} loading={waiting} onClick={() => void go()}>
      按上次办理
    </Button>
  );
}
