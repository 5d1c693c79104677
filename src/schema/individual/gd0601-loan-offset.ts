import { addDays } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { offsetFields, signs } from './offset';

/** Principal once a year (dictionary chfs). */
export const YEARLY = '02';
const isYearly = when('chfs', YEARLY);
export const isYearlyOrder = (values: { czlx: string; chfs: string }) => signs(values) && isYearly(values);
const own = offsetFields('签约冲还贷', '解除冲还贷');
const everyYear = (day: string) => (day.endsWith('-02-29') ? '每年冲本金日不能为2月29日' : undefined);

/** GD0601 签约冲还贷 and its end (docs/rules/gd0601-loan-offset.md); the persons who take part stand in a table. */
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
  blje: own.blje,
  jcyy: own.jcyy,
  cns: own.cns,
});
