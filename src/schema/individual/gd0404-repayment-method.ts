import { defineSchema } from '../define-schema';
import { commitment } from './commitment';

/** GD0404 还款方式变更 (docs/rules/gd0404-repayment-method.md). */
export const methodChangeFields = defineSchema({
  xhkfs: { kind: 'radio', label: '新还款方式', dictionary: 'hkfs' },
  bgyy: { kind: 'text', label: '变更原因', length: 'remark', multiline: true, spaces: 'keep', required: false },
  ...commitment,
});
