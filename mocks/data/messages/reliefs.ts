// Messages on deferral and a lower ratio: to the unit, and to its members.
import { byEndOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { template } from './template';

const DEPOSIT = { category: '缴存通知', sms: 'always' } as const;

interface ReliefData {
  ywlsh: string;
  /** 缓缴 or 降低缴存比例. */
  name: string;
  months: string;
  end: PlainDate;
  next: PlainMonth;
  goesOn: string;
}

interface OwedData {
  ywlsh: string;
  owed: string;
  by: PlainDate;
}

export const reliefMessages = {
  'relief-ending': template<ReliefData>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `jbtx-${ywlsh}`,
    title: ({ name }) => `${name}即将期满`,
    text: ({ name, months, end, next, goesOn }) =>
      `贵单位${months}的${name}将于${end}期满，${next}起${goesOn}；仍有困难的，请在期满前申请延期。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  /** `jhbjrq`: last day to make up deferred months; '' for a lower ratio. */
  'relief-ended': template<ReliefData & { jhbjrq: PlainDate | '' }>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `jbqm-${ywlsh}`,
    title: ({ name }) => `${name}已期满`,
    text: ({ name, months, end, next, goesOn, jhbjrq }) =>
      `贵单位${months}的${name}已于${end}期满，${next}起${goesOn}${jhbjrq && `，缓缴的月份请于${byEndOf(jhbjrq)}办理补缴`}。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'deferral-due': template<OwedData>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `bjtx-${ywlsh}`,
    title: '缓缴补缴提醒',
    text: ({ owed, by }) => `贵单位${owed}，请于${byEndOf(by)}办理补缴。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'deferral-overdue': template<OwedData>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `bjyq-${ywlsh}`,
    title: '缓缴补缴逾期',
    text: ({ owed, by }) => `贵单位${owed}，计划补缴日期${by}已过，请尽快办理补缴。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  /** `months`: the months that stay deferred, '' for none. */
  'deferral-ended-early': template<{
    ywlsh: string;
    resumed: PlainMonth;
    lastDay: PlainDate;
    months: string;
    jhbjrq: PlainDate;
  }>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `jbjs-${ywlsh}`,
    title: '缓缴已提前结束',
    text: ({ resumed, lastDay, months, jhbjrq }) => {
      const owed = months && `，${months}缓缴的月份请自${resumed}起、于${byEndOf(jhbjrq)}办理补缴`;
      return `贵单位已提前结束缓缴，${resumed}起恢复按月汇缴（请于${byEndOf(lastDay)}缴款）${owed}。`;
    },
    opens: ({ ywlsh }) => ywlsh,
  }),

  'member-deferred': template<{ ywlsh: string; dwmc: string; from: string; to: string; jhbjrq: string }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `hjsq-${ywlsh}-${grzh}`,
    title: '单位缓缴住房公积金',
    text: ({ dwmc, from, to, jhbjrq }) =>
      `${dwmc}经批准缓缴${from}至${to}的住房公积金，计划于${jhbjrq}前补缴。有异议的请联系单位或拨打12329。`,
  }),

  'member-resumed': template<{
    ywlsh: string;
    dwmc: string;
    from: PlainMonth;
    to: PlainMonth;
    resumed: PlainMonth;
    months: string;
    jhbjrq: PlainDate;
  }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `hjjs-${ywlsh}-${grzh}`,
    title: '单位提前结束缓缴',
    text: ({ dwmc, from, to, resumed, months, jhbjrq }) => {
      const owed = months && `，${months}缓缴的月份计划于${jhbjrq}前补缴`;
      return `${dwmc}已提前结束${from}至${to}的缓缴，${resumed}起恢复按月缴存住房公积金${owed}。有异议的请联系单位或拨打12329。`;
    },
  }),

  'ratio-changed': template<{
    ywlsh: string;
    dwmc: string;
    months: string;
    dwjcbl: string;
    grjcbl: string;
    former: Fen;
    monthly: Fen;
  }>({
    category: '缴存通知',
    id: ({ ywlsh }, grzh) => `bltz-${ywlsh}-${grzh}`,
    title: '缴存比例调整',
    text: ({ dwmc, months, dwjcbl, grjcbl, former, monthly }) =>
      `${dwmc}的住房公积金缴存比例${months}调整为单位${dwjcbl}%、个人${grjcbl}%，您的月缴存额由${moneyText(former)}变为${moneyText(monthly)}。有异议的请联系单位或拨打12329。`,
    box: 'bg',
    // A lower deposit is notified regardless of the subscription.
    sms: ({ former, monthly }) => (monthly < former ? 'always' : 'bg'),
  }),
};
