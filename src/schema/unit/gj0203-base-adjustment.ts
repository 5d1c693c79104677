import { depositYearText } from '@/domain/deposit/base-adjustment';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { operatorFields } from './operator';

const KINDS = [
  { value: '1', label: '年度调整', note: '每个缴存年度办理一次，按上年月平均工资核定全部职工的基数' },
  { value: '2', label: '年中个别调整', note: '工资标准变动的个别职工，其余职工列明不调整原因' },
];
const year = ({ policy }: FormFacts) => [{ value: policy('p.jcnd'), label: depositYearText(policy('p.jcnd')) }];

/** GJ0203 缴存基数调整 (docs/rules/gj0203-base-adjustment.md), beside its rows. */
export const baseAdjustmentFields = defineSchema({
  tzlx: { kind: 'radio', label: '调整类型', options: KINDS },
  jcnd: { kind: 'select', label: '缴存年度', options: year },
  sxny: { kind: 'month', label: '生效年月' },
  ...operatorFields,
});

/** Columns of its rows that are sent; a wage or the reason for the unchanged base. */
export const baseColumns = [
  { name: 'grzh', title: '个人账号', kind: 'text' },
  { name: 'snypjgz', title: '上年月平均工资', kind: 'money' },
  { name: 'btzyy', title: '不调整原因', kind: 'text' },
] as const;
