import { Tag } from 'antd';
import { STATE_ICONS } from '../silent-icons';

export type StateTone = keyof typeof STATE_ICONS;

const COLORS = {
  waiting: 'processing',
  attention: 'warning',
  done: 'success',
  failed: 'error',
  ended: 'default',
} as const;

/** A state as word, icon and colour, never by colour alone. */
export function StateMark({ tone, label }: { tone: StateTone; label: string }) {
  return (
    <Tag color={COLORS[tone]} icon={STATE_ICONS[tone]}>
      {label}
    </Tag>
  );
}
