import { defineSchema } from '../define-schema';
import { hardship } from './hardship';
import { operatorFields } from './operator';

/** GJ0205 降低缴存比例申请 (docs/rules/gj0205-lower-ratio.md). */
export const lowerRatioFields = defineSchema({
  sqdwjcbl: { kind: 'select', label: '申请单位比例', options: 'given' },
  sqgrjcbl: { kind: 'select', label: '申请个人比例', options: 'given' },
  sqksny: { kind: 'month', label: '执行起始年月' },
  sqjsny: { kind: 'month', label: '执行终止年月' },
  jdyy: { kind: 'select', label: '申请原因', dictionary: 'hjyyHj' },
  ...hardship,
  ...operatorFields,
});
