import { Button } from 'antd';
import { useEffect } from 'react';
import { useRun, useRunState } from './run';
import { type StepKey, stepBefore } from './steps';

interface PreviousStepProps {
  /** The current step. */
  of: StepKey;
  disabled?: boolean;
}

/** 上一步: goes back one step; the browser's Back does the same while the button is enabled. */
export function PreviousStep({ of, disabled = false }: PreviousStepProps) {
  const { flow, goTo, back } = useRun();
  const skipped = useRunState((state) => state.skippedSteps);
  // The check page shows what a form holds that was passed by; from anywhere else it is opened.
  const idle = of === 'confirm' ? skipped : skipped.filter((step) => step !== 'form');
  const go = () => goTo(stepBefore(flow, of, idle));
  useEffect(() => {
    if (disabled) return;
    back.current = go;
    return () => {
      back.current = undefined;
    };
  });
  return (
    <Button disabled={disabled} onClick={go}>
      上一步
    </Button>
  );
}
