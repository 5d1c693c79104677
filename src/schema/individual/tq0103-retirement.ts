import { defineSchema } from '../define-schema';
import { untilToday } from '../rules';
import { closing } from './closing';

/** TQ0103 离退休提取 (docs/rules/tq0103-retirement.md). */
export const retirement = defineSchema({
  txlx: { kind: 'radio', label: '退休类型', dictionary: 'txlx', initial: '1' },
  txrq: { kind: 'date', label: '退休日期', max: untilToday },
  txpwwh: { kind: 'text', label: '退休证/批文号', visible: ({ txlx }: { txlx: string }) => txlx !== '1' },
  ...closing,
});
