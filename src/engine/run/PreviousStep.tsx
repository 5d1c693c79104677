import { Button } from 'antd';
import { useEffect } from 'react';
import { useRun, useRunState } from './run';
import { type StepKey, stepBefore } from './steps';

interface PreviousStepProps {
  /** The step on show. */
  of: StepKey;
  disabled?: boolean;
}

/** 上一步: one step back, and what Back of the browser does as long as this can be pressed. */
export function PreviousStep({ of, disabled = false }: PreviousStepProps) {
  const { flow, goTo, back } = useRun();
  const idle = useRunState((state) => state.idle);
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
