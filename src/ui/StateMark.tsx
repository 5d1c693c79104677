import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './StateMark.module.css';

export type StateTone = 'waiting' | 'attention' | 'done' | 'failed' | 'ended';

const ICONS: Readonly<Record<StateTone, ReactNode>> = {
  waiting: <ClockCircleOutlined aria-hidden />,
  attention: <ExclamationCircleOutlined aria-hidden />,
  done: <CheckCircleOutlined aria-hidden />,
  failed: <CloseCircleOutlined aria-hidden />,
  ended: <MinusCircleOutlined aria-hidden />,
};

/** A state as word, icon and colour; the colour alone says nothing. */
export function StateMark({ tone, label }: { tone: StateTone; label: string }) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      {ICONS[tone]} {label}
    </span>
  );
}
