// Messages on remittance, automatic debits and demands: to the unit, and to its members.
import { byEndOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { policyCount } from '../policy/policy';
import { template } from './template';

const DEPOSIT = { category: '缴存通知', sms: 'always' } as const;
const TO_REMIT = { lj: '/dwwt/jcyw/dw_huij', ljmc: '去汇缴' };
const REMITTED = { lj: '/dwwt/cxyw/hjpz', ljmc: '查看汇缴记录' };
const PENDING_MONEY = { lj: '/dwwt/cxyw/zskmx', ljmc: '查看暂收款明细' };

export const remittanceMessages = {
  'remittance-credited': template<{ hjny: PlainMonth; fen: Fen; balance: Fen }>({
    category: '缴存通知',
    id: ({ hjny }, grzh) => `hj-${hjny}-${grzh}`,
    title: '汇缴入账',
    text: ({ hjny, fen, balance }) => `您${hjny}的住房公积金${moneyText(fen)}已入账，余额${moneyText(balance)}。`,
    box: 'hj',
    sms: 'hj',
  }),

  // By SMS regardless of the subscription: a back-payment may restore a right (docs/rules/gj0202-back-payment.md).
  'back-payment-credited': template<{ qcqrdh: string; months: string; fen: Fen; balance: Fen }>({
    ...DEPOSIT,
    id: ({ qcqrdh }, grzh) => `bj-${qcqrdh}-${grzh}`,
    title: '补缴入账',
    text: ({ months, fen, balance }) =>
      `您${months}的住房公积金补缴${moneyText(fen)}已入账，余额${moneyText(balance)}。`,
    box: 'hj',
  }),

  /** `title`, `nr`: state of the open list (mocks/centre/remittance/outstanding.ts). */
  'remittance-outstanding': template<{ id: string; title: string; nr: string; ywlsh: string }>({
    ...DEPOSIT,
    id: ({ id }) => id,
    title: ({ title }) => title,
    text: ({ nr }) => nr,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'remittance-overdue': template<{ month: PlainMonth; owed: string }>({
    ...DEPOSIT,
    id: ({ month }, dwzh) => `yq-${dwzh}-${month}`,
    title: '汇缴逾期',
    text: ({ month, owed }) => `贵单位${owed || `${month}住房公积金尚未汇缴`}，请尽快办理；因困难可申请缓缴。`,
    link: TO_REMIT,
  }),

  'payment-method-unchanged': template<{
    qcqrdh: string;
    now: number;
    said: string;
    what: string;
    list: string;
    ywlsh: string;
  }>({
    ...DEPOSIT,
    id: ({ qcqrdh, now }) => `gbn-${qcqrdh}-${now}`,
    title: '缴款方式未更改',
    text: ({ said, what, list }) => `${said}更改：${what}。${list}仍按原来的方式缴款。`,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'transfer-unclaimed': template<{ lsh: string; jzrq: PlainDate; fse: Fen; fault: string }>({
    ...DEPOSIT,
    id: ({ lsh }) => `drl-${lsh}`,
    title: '到账待认领',
    text: ({ jzrq, fse, fault }) =>
      `贵单位${jzrq}转入的${moneyText(fse)}${fault}，尚未记入。请在网厅“暂收款明细”中凭银行流水号和金额认领，无需再次转账。`,
    link: PENDING_MONEY,
  }),

  'transfer-pending': template<{ lsh: string; fse: Fen; due: PlainMonth; use: string }>({
    ...DEPOSIT,
    id: ({ lsh }) => `zs-${lsh}`,
    title: '缴款已到账',
    text: ({ fse, due, use }) =>
      `贵单位缴款${moneyText(fse)}已到账，转入暂收余额，办理${due}及以后的汇缴、补缴时${use}。`,
  }),

  'demand-served': template<{ wsh: string; kind: string; owed: string; name: string; until: PlainDate }>({
    ...DEPOSIT,
    id: ({ wsh }) => `ws-${wsh}`,
    title: ({ kind }) => kind,
    text: ({ owed, name, until }) =>
      `贵单位${owed}，中心已送达${name}，请于${byEndOf(until)}缴清；有异议的请在“催缴与文书”回复。`,
  }),

  'demand-replied': template<{
    wsh: string;
    name: string;
    reply: string;
    by: string;
    cnrq: PlainDate;
    until: PlainDate;
  }>({
    ...DEPOSIT,
    id: ({ wsh }) => `wshf-${wsh}`,
    title: ({ name }) => `${name}已回复`,
    text: ({ name, reply, by, cnrq, until }) =>
      `贵单位对${name}的回复已收到：${reply}。${by}将于${cnrq}前答复；回复不改变缴存期限${until}。`,
  }),

  'change-out-of-time': template<{
    ywlsh: string;
    ywmc: string;
    state: string;
    hjny: PlainMonth;
    how: string;
    due: PlainMonth;
  }>({
    ...DEPOSIT,
    id: ({ ywlsh, hjny }) => `hjbg-${ywlsh}-${hjny}`,
    title: ({ ywmc }) => `${ywmc}的年月已汇缴`,
    text: ({ ywlsh, ywmc, state, hjny, how, due }) =>
      `贵单位${hjny}汇缴已入账，${ywmc}（${ywlsh}，${state}）中自${hjny}起变更的，不能再按该年月办结；${how}改为${due}或以后的年月，再重新提交。`,
    opens: ({ ywlsh }) => ywlsh,
  }),
};

export const automaticDebitMessages = {
  'agreement-debited': template<{ hjny: PlainMonth; list: string; people: number; total: Fen }>({
    ...DEPOSIT,
    id: ({ hjny }, dwzh) => `dj-${dwzh}-${hjny}`,
    title: ({ list }) => `${list}已自动扣款入账`,
    text: ({ hjny, people, total }) =>
      `贵单位${hjny}汇缴${peopleText(people)}、${moneyText(total)}已按柜台代缴协议扣款，并记入职工个人账户，汇缴凭证可在网厅打印。`,
    link: REMITTED,
  }),

  'agreement-over-account-limit': template<{ hjny: PlainMonth; list: string; total: Fen; over: string }>({
    ...DEPOSIT,
    id: ({ hjny }, dwzh) => `zdwk-${dwzh}-${hjny}`,
    title: ({ list }) => `${list}未自动扣款`,
    text: ({ hjny, total, over }) => `${hjny}汇缴${moneyText(total)}${over}，未按柜台代缴协议扣款，请在网厅办理汇缴。`,
    link: TO_REMIT,
  }),

  'agreement-over-unit-limit': template<{ hjny: PlainMonth; list: string; total: Fen }>({
    ...DEPOSIT,
    id: ({ hjny }, dwzh) => `zdwk-${dwzh}-${hjny}`,
    title: ({ list }) => `${list}未自动扣款`,
    text: ({ hjny, total }) =>
      `${hjny}汇缴${moneyText(total)}超过本单位的单笔限额，未按柜台代缴协议扣款，请在网厅办理汇缴并由另一名操作员复核。`,
    link: TO_REMIT,
  }),

  'instruction-not-debited': template<{ hjny: PlainMonth; list: string; why: string }>({
    ...DEPOSIT,
    id: ({ hjny }, dwzh) => `zdwk-${dwzh}-${hjny}`,
    title: ({ list }) => `${list}未自动扣款`,
    text: ({ hjny, why }) => `${why}，贵单位${hjny}未自动扣款，请于${policyCount('p.hjqx')}天内在网厅办理汇缴。`,
  }),

  'instruction-given': template<{ now: number; by: string; payday: number }>({
    ...DEPOSIT,
    id: ({ now }, dwzh) => `zd-${dwzh}-${now}`,
    title: '已开通每月自动汇缴',
    text: ({ by, payday }) =>
      `贵单位已由${by}每月自动确认清册并扣款，每月${payday}日执行，提前${policyCount('p.zdTx')}个工作日提醒；清册有变动的月份请自行办理。`,
  }),

  'instruction-cancelled': template<{ now: number; by: string }>({
    ...DEPOSIT,
    id: ({ now }, dwzh) => `zd-${dwzh}-${now}`,
    title: '已取消每月自动汇缴',
    text: ({ by }) => `贵单位已由${by}每月自动汇缴，以后请每月自行办理汇缴。`,
  }),

  'instruction-declined': template<{ now: number; by: string; asker: string; change: '开通' | '取消' }>({
    ...DEPOSIT,
    id: ({ now }, dwzh) => `zdn-${dwzh}-${now}`,
    title: '每月自动汇缴未更改',
    text: ({ by, asker, change }) => `${by}没有同意${asker}申请的${change}每月自动汇缴，未更改。`,
  }),

  /** `planned`: day, sum and conditions of the debit. `ywlsh`: case that blocks it. */
  'debit-announced': template<{ day: PlainDate; list: string; planned: string; ywlsh: string }>({
    ...DEPOSIT,
    id: ({ day }, dwzh) => `zdtx-${dwzh}-${day}`,
    title: ({ list }) => `${list}自动扣款提醒`,
    text: ({ planned }) => `贵单位${planned}。`,
    link: TO_REMIT,
    opens: ({ ywlsh }) => ywlsh,
  }),

  'debit-plan-changed': template<{ now: number; planned: string }>({
    ...DEPOSIT,
    id: ({ now }, dwzh) => `zdbh-${dwzh}-${now}`,
    title: '自动扣款的办理方式有变化',
    text: ({ planned }) => `${planned}。`,
    link: TO_REMIT,
  }),

  'debit-awaits-check': template<{ ywlsh: string; ywmc: string; fen: Fen; why: string; checkers: string }>({
    ...DEPOSIT,
    id: ({ ywlsh }) => `zdfh-${ywlsh}`,
    title: ({ ywmc }) => `${ywmc}自动扣款待复核`,
    text: ({ ywmc, fen, why, checkers }) =>
      `${ywmc}${moneyText(fen)}按约定自动汇缴，${why}，请${checkers}在“我的办件”中复核，通过后扣款；退回的须自行办理。`,
    opens: ({ ywlsh }) => ywlsh,
  }),
};
