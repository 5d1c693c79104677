import { addDays } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { offsetFields, signs } from './offset';
import { payingPeople } from './paying-people';

/** When neither signing nor ending is possible: `days` is p.hkTbts. */
export const lockedDaysText = (days: string) => `还款日前${days}日内不能签约或解除`;

/** Principal once a year (dictionary chfs). */
export const YEARLY = '02';
const isYearly = when('chfs', YEARLY);
export const isYearlyOrder = (values: { czlx: string; chfs: string }) => signs(values) && isYearly(values);
const own = offsetFields('签约冲还贷', '解除冲还贷');
const everyYear = (day: string) => (day.endsWith('-02-29') ? '每年冲本金日不能为2月29日' : undefined);

type Places = readonly { readonly sxh: string }[];
const withBorrower = (rows: Places) => (rows[0]?.sxh === '0' ? '借款人须参与冲还贷' : undefined);
/** The participants are numbered 1..n without gaps. */
const inOrder = (rows: Places) => {
  const places = rows.map(({ sxh }) => Number(sxh)).filter((place) => place > 0);
  return places.toSorted((a, b) => a - b).every((place, i) => place === i + 1)
    ? undefined
    : '扣款顺序须从1起连续编号，不能重复';
};

/** GD0601 签约冲还贷 and its end (docs/rules/gd0601-loan-offset.md). */
export const loanOffsetFields = defineSchema({
  czlx: own.czlx,
  chfs: {
    kind: 'radio',
    label: '冲还贷方式',
    initial: '01',
    visible: signs,
    options: [
      {
        value: '01',
        label: '按月冲还',
        note: '每期还款日先扣公积金账户，不足部分扣还款银行卡。例：本期应还3,200元，账户可用2,000元，则银行卡再扣1,200元。',
      },
      {
        value: YEARLY,
        label: '按年冲本金',
        note: '每年一次用账户余额偿还贷款本金，每期月供仍由银行卡偿还。例：账户可用30,000元，则当日归还本金30,000元。',
      },
    ],
  },
  cxr: {
    kind: 'date',
    label: '每年冲本金日',
    visible: isYearlyOrder,
    min: ({ today }: FormFacts) => addDays(today, 1),
    rules: [everyYear],
  },
  thfs: { kind: 'radio', label: '冲还后方式', options: 'given', initial: '01', visible: isYearlyOrder },
  chry: {
    kind: 'rows',
    unit: '人',
    label: '参与冲还人员',
    fixed: true,
    visible: signs,
    columns: [
      ...payingPeople,
      { name: 'grzhye', label: '账户余额', kind: 'readonly', sent: false },
      { name: 'sxh', label: '扣款顺序', kind: 'int', min: 0, max: 9 },
    ],
    rules: [withBorrower, inOrder],
  },
  blje: own.blje,
  jcyy: own.jcyy,
  cns: own.cns,
});
