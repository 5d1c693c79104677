import { defineSchema } from '../define-schema';
import { operatorFields } from './operator';
import { ratioOptions } from './ratio-options';

const ratios = ratioOptions('p.jcblXx');

/** GJ0204 缴存比例调整 (docs/rules/gj0204-ratio-change.md). */
export const ratioChangeFields = defineSchema({
  tzhdwjcbl: { kind: 'select', label: '调整后单位比例', options: ratios },
  // The members' ratio defaults to the unit's.
  tzhgrjcbl: { kind: 'select', label: '调整后个人比例', options: ratios, required: false },
  sxny: { kind: 'month', label: '生效年月' },
  // Required for a reduction, which each side knows.
  tzyy: { kind: 'text', label: '调整原因', multiline: true, length: 'remark', required: false },
  ...operatorFields,
});
