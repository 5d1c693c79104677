import { defineSchema } from '../define-schema';

/** Block B6: a home as its certificate or contract describes it (docs/rules/form-blocks.md). */
export const house = defineSchema({
  fwzl: { kind: 'text', label: '房屋坐落', length: 'address', spaces: 'keep' },
  jzmj: { kind: 'decimal', label: '建筑面积', decimals: 2, min: 0.01, max: 99999.99, unit: '㎡' },
});
