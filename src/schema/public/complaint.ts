import type { PlainMonth } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { limitedText } from '../limited-text';
import { must, untilThisMonth, when } from '../rules';

/** Report of a unit's missing or reduced contributions. */
export const ARREARS = '4';

const NOTES: Readonly<Record<string, string>> = {
  '1': '政策和办理方法不清楚，请中心解答',
  '2': '对政策、服务、网上大厅的改进想法',
  '3': '对中心或合作机构的服务、办理结果不满意',
  '4': '单位不开户、不缴、少缴住房公积金，由稽核执法处依法核查',
  '5': '对工作人员或服务的肯定',
};
const kinds = ({ dictionary }: FormFacts) =>
  dictionary('jlx').map(({ value, label }) => ({ value, label, note: NOTES[value] ?? '' }));

const isArrears = when('jlx', ARREARS);
const isOther = (values: { jlx: string }) => !isArrears(values);
const inOrder = must<{ qjsjks: PlainMonth }>((to, { qjsjks }) => qjsjks === '' || to >= qjsjks)(
  '欠缴/少缴截止年月不能早于起始年月',
);

/** A complaint or suggestion (docs/rules/complaints-and-evaluation.md), without its files and the key of its request. */
export const complaintFields = defineSchema({
  jlx: { kind: 'radio', label: '诉求类型', options: kinds },
  ssdw: { kind: 'text', label: '涉及单位名称', spaces: 'keep', visible: isArrears },
  qjsjks: { kind: 'month', label: '欠缴/少缴起始年月', max: untilThisMonth, visible: isArrears },
  qjsjjs: { kind: 'month', label: '欠缴/少缴截止年月', max: untilThisMonth, visible: isArrears, rules: [inOrder] },
  sfnm: { kind: 'tick', label: '是否对单位匿名', required: false, initial: true, visible: isArrears },
  bt: { kind: 'text', label: '标题', spaces: 'keep' },
  ywlxdm: { kind: 'select', label: '涉及业务', required: false, options: 'given', visible: isOther },
  nr: limitedText('complaint', '内容'),
  xm: { kind: 'text', label: '姓名', length: 'name', spaces: 'keep' },
  lxdh: { kind: 'mobile', label: '联系电话' },
  hfhs: {
    kind: 'radio',
    label: '希望答复方式',
    options: [
      { value: '1', label: '站内消息' },
      { value: '2', label: '短信' },
      { value: '3', label: '电话' },
    ],
    initial: '1',
  },
  /** Published with the answer; never a report, to protect the complainant. */
  sfgk: { kind: 'tick', label: '是否公开', required: false, visible: isOther },
});

/** Request for the review of an answer. */
export const reviewFields = defineSchema({ yy: limitedText('review', '复核理由') });

/** Grade of an answer, 5 to 1, and words on it. */
export const answerGradeFields = defineSchema({
  pjdj: { kind: 'radio', label: '满意程度', dictionary: 'pjdj' },
  pjnr: { ...limitedText('answerGrade', '补充说明'), required: false },
});
