import { useId, useState } from 'react';
import { StepList } from '@/ui/StepList';
import styles from './step-bar.module.css';

interface StepBarProps {
  titles: readonly string[];
  /** Index of the step at hand. */
  current: number;
}

/** Where in the business the person is: all steps in one line, and where that is too long the one at hand, which shows the others when pressed. */
export function StepBar({ titles, current }: StepBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.bar} aria-label="办理步骤" data-print="hide">
      <button
        type="button"
        className={styles.brief}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.count}>
          第 {current + 1} 步，共 {titles.length} 步 ·
        </span>{' '}
        <strong>{titles[current]}</strong>
      </button>
      <StepList id={id} titles={titles} current={current} className={styles.steps} open={open} />
    </nav>
  );
}
