import { Progress } from 'antd';

interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How far it is, in whole percent. */
  percent: number;
}

/** How far something is; the words for it stand beside. What is sent to the last byte has not been accepted yet: no tick at the end. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <Progress aria-label={label} percent={percent} status="normal" showInfo={false} />;
}
