import { defineSchema } from '../define-schema';
import { untilToday } from '../rules';
import { commitment } from './commitment';

const inOrder = (to: string, { btksny }: { btksny: string }) =>
  to < btksny ? '补贴终止年月不能早于起始年月' : undefined;

/** What the education register knows of a graduate. */
export const graduationFields = defineSchema({
  byyx: { kind: 'text', label: '毕业院校', spaces: 'keep' },
  xueli: { kind: 'select', label: '学历', dictionary: 'byxueli' },
  byzsbh: { kind: 'text', label: '毕业证书编号', only: 'letters-digits_-' },
  byrq: { kind: 'date', label: '毕业日期', max: untilToday },
});

/** GJ0814 大中专毕业生财政补贴申请 (docs/rules/gj0814-graduate-subsidy.md). */
export const graduateSubsidyFields = defineSchema({
  ...graduationFields,
  lhrylb: { kind: 'select', label: '就业类别', dictionary: 'lhrylb' },
  btksny: { kind: 'select', label: '补贴起始年月', options: 'given' },
  btjsny: { kind: 'select', label: '补贴终止年月', options: 'given', rules: [inOrder] },
  ...commitment,
});
