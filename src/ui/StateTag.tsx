import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

type Tone = 'waiting' | 'attention' | 'done' | 'failed' | 'ended';

/** Codes of ywzt (domain catalogue 2.2). */
const TONES: Readonly<Record<string, Tone>> = {
  '97': 'attention',
  '06': 'attention',
  '03': 'attention',
  '80': 'failed',
  '81': 'failed',
  '85': 'ended',
  '86': 'ended',
  '99': 'done',
  '05': 'done',
};

const LOOKS: Readonly<Record<Tone, { color: string; icon: ReactNode }>> = {
  waiting: { color: 'processing', icon: <ClockCircleOutlined /> },
  attention: { color: 'warning', icon: <ExclamationCircleOutlined /> },
  done: { color: 'success', icon: <CheckCircleOutlined /> },
  failed: { color: 'error', icon: <CloseCircleOutlined /> },
  ended: { color: 'default', icon: <MinusCircleOutlined /> },
};

/** State of an application as word, icon and colour; `label` is the dictionary's word, `color` its colour when it has one. */
export function StateTag({ state, label, color }: { state: string; label: string; color?: string }) {
  const look = LOOKS[TONES[state] ?? 'waiting'];
  return (
    <Tag color={color ?? look.color} icon={look.icon}>
      {label}
    </Tag>
  );
}
