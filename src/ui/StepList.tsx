import type { Ref } from 'react';
import styles from './StepList.module.css';

interface StepListProps {
  titles: readonly string[];
  /** Index of the step at hand; past the last when all is done. */
  current: number;
  /** The list's own name, where nothing around it has one. */
  label?: string;
  id?: string;
  className?: string;
  /** Where it can be folded: whether it is not. */
  open?: boolean;
  /** The step at hand, where it is to take the focus. */
  ref?: Ref<HTMLLIElement>;
}

/** All steps, those behind ticked. antd's Steps are no list and do not say which one is on (decision 304). */
export function StepList({ titles, current, label, id, className = '', open, ref }: StepListProps) {
  return (
    <ol id={id} className={`${styles.steps} ${className}`} data-open={open || undefined} aria-label={label}>
      {titles.map((title, index) => (
        <li
          key={title}
          ref={index === current ? ref : undefined}
          tabIndex={ref ? -1 : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index < current ? '✓' : index + 1}
          </span>
          {title}
          {index < current && <span data-unseen>（已完成）</span>}
        </li>
      ))}
    </ol>
  );
}
