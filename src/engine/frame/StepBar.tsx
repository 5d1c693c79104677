import { Button } from 'antd';
import { useId, useState } from 'react';
import { StepList } from '@/ui/state/StepList';
import styles from './step-bar.module.css';

interface StepBarProps {
  titles: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** Step bar: all steps in one line or, if too long, the current one, which expands to show the others. */
export function StepBar({ titles, current }: StepBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.bar} aria-label="办理步骤" data-print="hide">
      <Button
        type="text"
        className={styles.brief}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {/* One child: antd would drop the space between two. */}
        <span>
          <span className={styles.count}>
            第 {current + 1} 步，共 {titles.length} 步 ·
          </span>{' '}
          <strong>{titles[current]}</strong>
        </span>
      </Button>
      <StepList id={id} titles={titles} current={current} className={styles.steps} open={open} />
    </nav>
  );
}
