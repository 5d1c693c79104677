import type { ReactNode, Ref } from 'react';
import styles from './AlertBox.module.css';

interface AlertBoxProps {
  tone?: 'warning' | 'error';
  className?: string;
  /** To bring the focus to it. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The alert of what is drawn without antd as well: forms, drafts and evaluations, which public pages have too (decision 090). */
export function AlertBox({ tone = 'warning', className = '', ref, children }: AlertBoxProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={`${styles.box} ${styles[tone]} ${className}`}>
      {children}
    </div>
  );
}
