import { defineSchema } from '../define-schema';
import { untilToday } from '../rules';
import { closing } from './closing';

/** TQ0105 出境定居提取 (docs/rules/tq0105-emigration.md). */
export const emigration = defineSchema({
  djgj: { kind: 'select', label: '定居国家或地区', dictionary: 'djgj' },
  djzjlx: { kind: 'radio', label: '定居证明类型', dictionary: 'djzjlx' },
  djzjhm: { kind: 'text', label: '证明编号' },
  cjrq: { kind: 'date', label: '出境或注销日期', max: untilToday },
  hddz: { kind: 'text', label: '原户籍地址', length: 'address', spaces: 'keep', required: false },
  ...closing,
});
