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
  const idle = useRunState((state) => state.skippedSteps);
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
