import { Progress } from 'antd';

interface ProgressBarProps {
  /** Name of the running operation. */
  label: string;
  /** Whole percent. */
  percent: number;
}

/** Progress of an operation; its text stands beside. No tick at 100 %: bytes sent are not yet accepted by the centre. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <Progress aria-label={label} percent={percent} status="normal" showInfo={false} />;
}
