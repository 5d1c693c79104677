import { defineSchema } from '../define-schema';
import { when } from '../rules';
import { commitment } from './commitment';

export const isLonger = when('bglx', '2');

/** GD0406 还款期限变更 (docs/rules/gd0406-loan-term.md). */
export const termChangeFields = defineSchema({
  bglx: { kind: 'radio', label: '变更类型', dictionary: 'qxbglx' },
  xzhhkqx: { kind: 'int', label: '变更后剩余期数', unit: '期', min: 1, max: 999 },
  bgyy: { kind: 'radio', label: '变更原因', dictionary: 'qxbgyy', visible: isLonger },
  ...commitment,
});
