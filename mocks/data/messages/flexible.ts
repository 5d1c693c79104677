// Messages to flexible workers on their monthly debit.
import type { PlainDate, PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { policyCount } from '../policy/policy';
import { template } from './template';

const DEPOSIT = { category: '缴存通知', sms: 'always' } as const;

export const flexibleMessages = {
  'flexible-debit-coming': template<{ day: PlainDate; account: string; fen: Fen; month: PlainMonth }>({
    ...DEPOSIT,
    id: ({ month }, grzh) => `lhtx-${month}-${grzh}`,
    title: '扣款提醒',
    text: ({ day, account, fen, month }) =>
      `${day}将从您${account}扣款${moneyText(fen)}，缴存${month}的住房公积金，请备足款项。`,
  }),

  'flexible-debited': template<{ month: PlainMonth; fen: Fen; balance: Fen }>({
    ...DEPOSIT,
    id: ({ month }, grzh) => `lhkk-${month}-${grzh}`,
    title: '缴存入账',
    text: ({ month, fen, balance }) => `您${month}的住房公积金${moneyText(fen)}已扣款入账，余额${moneyText(balance)}。`,
  }),

  'flexible-prepaid-booked': template<{ month: PlainMonth; fen: Fen; balance: Fen; rest: Fen }>({
    ...DEPOSIT,
    id: ({ month }, grzh) => `lhkk-${month}-${grzh}`,
    title: '缴存入账',
    text: ({ month, fen, balance, rest }) =>
      `您预缴的${month}住房公积金${moneyText(fen)}已记入个人账户，余额${moneyText(balance)}，预缴余额${moneyText(rest)}。`,
  }),

  'flexible-prepaid-refunded': template<{ today: PlainDate; fen: Fen }>({
    ...DEPOSIT,
    id: ({ today }, grzh) => `lhtk-${today}-${grzh}`,
    title: '预缴退回',
    text: ({ fen }) => `您预缴的住房公积金${moneyText(fen)}因不再按月缴存，已退回扣款账户。`,
  }),

  'flexible-debit-failed': template<{
    month: PlainMonth;
    count: number;
    account: string;
    why: string;
    again: PlainDate;
    fen: Fen;
    advice: string;
  }>({
    ...DEPOSIT,
    id: ({ month, count }, grzh) => `lhkk-${month}-${count}-${grzh}`,
    title: '扣款未成功',
    text: ({ month, account, why, again, fen, advice }) =>
      `您${month}的住房公积金扣款未成功：${account}${why}。${again}将再次扣款${moneyText(fen)}，${advice}。`,
  }),

  'flexible-month-unpaid': template<{ month: PlainMonth; account: string; why: string }>({
    ...DEPOSIT,
    id: ({ month }, grzh) => `lhwj-${month}-${grzh}`,
    title: '本月未缴',
    text: ({ month, account, why }) =>
      `您${month}的住房公积金三次扣款均未成功（${account}${why}），本月未缴，不计违约。可以在“灵活就业人员预缴/补缴”中补上，${policyCount('p.lhBjHf')}个月内补缴的连续缴存不中断。`,
  }),

  'flexible-sealing-proposed': template<{ month: PlainMonth; missed: number }>({
    ...DEPOSIT,
    id: ({ month }, grzh) => `lhfc-${month}-${grzh}`,
    title: '建议办理封存',
    text: ({ missed }) => `您已连续${missed}个月未缴，可以办理灵活就业封存，恢复缴存时再启封；账户不会自动封存。`,
  }),
};
