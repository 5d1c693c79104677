// Messages on accounts of members: transfer, sealing, bases, key data and phone numbers.
import { byEndOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { maskPhone } from '@/domain/text/mask';
import { template } from './template';

const DEPOSIT = { category: '缴存通知', sms: 'always' } as const;
const CASE = { category: '办件通知', sms: 'always' } as const;
const ENTRIES = '/grwt/cxyw/jccx/grjcmx';
const TRANSFERS = '/dwwt/cxyw/zrzcjl';

/** GJ0304 with the member filled in. */
export const reopeningForm = (grzh: string): string => `/dwwt/jcyw/grzh_qf?grzh=${grzh}`;

export const memberMessages = {
  'account-moved': template<{ ywlsh: string; what: string; balance: Fen }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `tczy-${ywlsh}-${grzh}`,
    title: '同城转移',
    text: ({ what, balance }) =>
      `您的账户${what}。账户余额${moneyText(balance)}随账户转移，转移确认单在“缴存明细”中下载。有异议的请联系单位或拨打12329。`,
    link: { lj: ENTRIES, ljmc: '查看缴存明细' },
  }),

  'member-moved-away': template<{ ywlsh: string; xingming: string; grzh: string; dwmc: string }>({
    ...DEPOSIT,
    id: ({ ywlsh, grzh }) => `zc-${ywlsh}-${grzh}`,
    title: '职工账户转出',
    text: ({ xingming, grzh, dwmc }) =>
      `${xingming}（${grzh}）的封存账户已转入${dwmc}，不再列入贵单位职工列表；转移确认单在“转入转出记录”中下载。`,
    link: { lj: TRANSFERS, ljmc: '查看转入转出记录' },
  }),

  /** `dwmc`: the former unit; '' for a flexible worker, who moves the own account. */
  'member-sent-here': template<{ ywlsh: string; xingming: string; grzh: string; dwmc: string; month: string }>({
    ...DEPOSIT,
    id: ({ ywlsh, grzh }) => `zr-${ywlsh}-${grzh}`,
    title: '职工账户转入',
    text: ({ xingming, grzh, dwmc, month }) =>
      `${dwmc === '' ? `${xingming}（${grzh}）已将本人` : `${dwmc}已将${xingming}（${grzh}）`}的账户转入贵单位，账户封存；录用该职工的，自${month}起办理启封并缴存；转移确认单在“转入转出记录”中下载。`,
    link: ({ grzh }) => ({ lj: reopeningForm(grzh), ljmc: '办理启封' }),
  }),

  'former-unit-to-seal': template<{ id: string; day: PlainDate; dwmc: string; xingming: string; grzh: string }>({
    ...DEPOSIT,
    id: ({ id, day }) => `txfc-${id}-${day}`,
    title: '请为离职职工办理封存',
    text: ({ dwmc, xingming, grzh }) =>
      `${dwmc}申请将${xingming}（${grzh}）的账户转入该单位。该职工已离职的，请汇缴到最后月份并办理封存；仍在贵单位的，请在“转入转出记录”中答复并写明原因。`,
  }),

  'former-unit-to-pay': template<{ id: string; day: PlainDate; dwmc: string; xingming: string; grzh: string }>({
    ...DEPOSIT,
    id: ({ id, day }) => `txbj-${id}-${day}`,
    title: '请为离职职工缴清缴存',
    text: ({ dwmc, xingming, grzh }) =>
      `${dwmc}申请将${xingming}（${grzh}）的账户转入该单位。该职工在贵单位的缴存尚未缴清，请办理汇缴或补缴，缴清后才能转出。`,
  }),

  'former-unit-sealed': template<{ id: string; asked: PlainDate; today: PlainDate; xingming: string }>({
    ...DEPOSIT,
    id: ({ id, today }) => `txda-${id}-${today}`,
    title: ({ xingming }) => `${xingming}：原单位已封存`,
    text: ({ asked, today, xingming }) =>
      `贵单位于${asked}提醒原单位封存的${xingming}，原单位已于${today}办理封存。原单位缴清后，可以在“同城转移”办理转入。`,
  }),

  'former-unit-refuses': template<{
    id: string;
    asked: PlainDate;
    sj: string;
    xingming: string;
    dwmc: string;
    why: string;
    next: string;
  }>({
    ...DEPOSIT,
    id: ({ id, sj }) => `txda-${id}-${sj}`,
    title: ({ xingming }) => `${xingming}：原单位答复仍在其单位`,
    text: ({ asked, sj, xingming, dwmc, why, next }) =>
      `贵单位于${asked}提醒原单位封存的${xingming}，原单位（${dwmc}）于${sj.slice(0, 10)}答复：仍在其单位，${why}。账户不能转入；${next}。`,
  }),

  'seal-reason-changed': template<{ ywlsh: string; dwmc: string; former: string; reason: string }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `fcyy-${ywlsh}-${grzh}`,
    title: '封存原因已修改',
    text: ({ dwmc, former, reason }) =>
      `${dwmc}已将您账户的封存原因${former && `由“${former}”`}改为“${reason}”，可以办理的提取随之改变。有异议的请联系单位或拨打12329。`,
  }),

  'account-reopened': template<{ ywlsh: string; dwmc: string; month: string; monthly: Fen }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `qf-${ywlsh}-${grzh}`,
    title: '账户启封',
    text: ({ dwmc, month, monthly }) =>
      `${dwmc}已为您办理账户启封，自${month}起恢复缴存，月缴存额${moneyText(monthly)}。有异议的请联系单位或拨打12329。`,
  }),

  /** `next`: what the reason of the seal opens; `loan`: advice on a running loan. */
  'account-sealed': template<{
    ywlsh: string;
    dwmc: string;
    reason: string;
    from: PlainMonth;
    next: string;
    loan: boolean;
  }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `fc-${ywlsh}-${grzh}`,
    title: '账户封存',
    text: ({ dwmc, reason, from, next, loan }) => {
      const owing = loan ? '您有未结清的贷款，冲还贷使用账户余额，余额不足的由还款银行卡扣款，请备足款项。' : '';
      return `${dwmc}已为您办理账户封存（${reason}），自${from}起停止缴存，余额照常计息。${next}${owing}有异议的请联系单位或拨打12329。`;
    },
  }),

  'member-account-closed': template<{ xingming: string; grzh: string; ywmc: string; from: PlainMonth }>({
    category: '缴存通知',
    id: ({ grzh }) => `xh-${grzh}`,
    title: '职工账户销户',
    text: ({ xingming, grzh, ywmc, from }) =>
      `${xingming}（个人账号${grzh}）已办理${ywmc}，个人账户销户，自${from}起不再汇缴，无需办理封存。`,
    sms: 'never',
  }),

  'base-adjusted': template<{
    ywlsh: string;
    dwmc: string;
    sxny: string;
    former: Fen;
    base: Fen;
    formerMonthly: Fen;
    monthly: Fen;
    until: PlainDate;
  }>({
    ...DEPOSIT,
    id: ({ ywlsh }, grzh) => `jstz-${ywlsh}-${grzh}`,
    title: '缴存基数调整',
    text: ({ dwmc, sxny, former, base, formerMonthly, monthly, until }) =>
      `${dwmc}已将您的缴存基数由${moneyText(former)}调整为${moneyText(base)}，月缴存额由${moneyText(formerMonthly)}` +
      `调整为${moneyText(monthly)}，自${sxny}起执行。如有异议，请在${byEndOf(until)}向单位或拨打12329提出。`,
    box: 'bg',
  }),

  'interest-settled': template<{ year: number; fen: Fen; balance: Fen }>({
    category: '结息通知',
    id: ({ year }, grzh) => `jx-${year}-${grzh}`,
    title: '年度结息',
    text: ({ year, fen, balance }) => `${year}年结息${moneyText(fen)}，余额${moneyText(balance)}。`,
    box: 'jx',
    sms: 'jx',
  }),

  'interest-statement-open': template<{ nd: string }>({
    ...DEPOSIT,
    id: ({ nd }, dwzh) => `dzd-${dwzh}-${nd}`,
    title: ({ nd }) => `${nd}年单位利息单待确认`,
    text: ({ nd }) => `${nd}年单位利息单已生成，请在“单位利息单”中核对并确认，有异议的可以提出；确认前暂不能办理业务。`,
  }),

  'address-changed': template<{ ywlsh: string; dwmc: string; sj: string; address: string }>({
    ...CASE,
    id: ({ ywlsh }, grzh) => `jtdz-${ywlsh}-${grzh}`,
    title: '单位变更了您的家庭地址',
    text: ({ dwmc, sj, address }) =>
      `${dwmc}于${sj}将您登记的家庭地址改为${address}，您可以随时在个人账户信息变更中改回。`,
  }),

  'member-info-changed': template<{ ywlsh: string; sj: string; labels: string; by: string }>({
    ...CASE,
    id: ({ ywlsh }) => `zgbg-${ywlsh}`,
    title: '单位变更了您的信息',
    text: ({ labels, sj, by }) => `您的${labels}于${sj}由${by}变更，如非本人要求请立即联系12329。`,
  }),

  /** `then`: merged accounts, future sign-in. */
  'key-data-changed': template<{ ywlsh: string; what: string; by: string; then: string }>({
    ...CASE,
    category: '缴存通知',
    id: ({ ywlsh }) => `gjbg-${ywlsh}`,
    title: '关键信息变更',
    text: ({ what, by, then }) =>
      `您的${what}已由单位经办人${by}申请、经您本人签署变更${then}。如非本人确认，请立即联系12329。`,
  }),

  'phone-proposed': template<{ id: string; dwmc: string; sjhm: string; until: string }>({
    category: '办件通知',
    id: ({ id }) => id,
    title: '手机号码变更待您确认',
    text: ({ dwmc, sjhm, until }) =>
      `${dwmc}申请将您的手机号码变更为${maskPhone(sjhm)}，请在${until}前到“查询—个人账户信息”确认；未经确认不会生效。`,
    link: { lj: '/grwt/cxyw/jccx/grzhxx', ljmc: '去确认' },
    sms: 'never',
  }),

  'phone-lapsed': template<{ id: string; dwmc: string; sjhm: string; until: string }>({
    ...CASE,
    id: ({ id }, grzh) => `sjh-cs-${id}-${grzh}`,
    title: '手机号码没有变更',
    text: ({ dwmc, sjhm, until }) =>
      `${dwmc}申请的手机号码变更（${maskPhone(sjhm)}）截至${until}未经您确认，没有变更，仍使用原手机号码。`,
  }),

  'phone-refused': template<{ id: string; dwmc: string; sjhm: string; sj: string }>({
    ...CASE,
    id: ({ id }, grzh) => `sjh-bty-${id}-${grzh}`,
    title: '手机号码没有变更',
    text: ({ dwmc, sjhm, sj }) =>
      `您于${sj}拒绝了${dwmc}申请的手机号码变更（${maskPhone(sjhm)}），没有变更，仍使用原手机号码。如非本人操作请立即联系12329。`,
  }),

  'phone-refused-by-member': template<{ id: string; ywmc: string; xingming: string; grzh: string; sjhm: string }>({
    ...CASE,
    id: ({ id, grzh }) => `sjh-jj-${id}-${grzh}`,
    title: ({ ywmc }) => `${ywmc}：职工不同意`,
    text: ({ id, ywmc, xingming, grzh, sjhm }) =>
      `${xingming}（${grzh}）不同意将手机号码变更为${maskPhone(sjhm)}（${ywmc}${id}），没有变更。请与本人核实，需要变更的再次办理。`,
    opens: ({ id }) => id,
  }),

  'phones-answered': template<{ id: string; ywmc: string; outcome: string; unchanged: string }>({
    ...CASE,
    id: ({ id }) => `sjh-jg-${id}`,
    title: ({ ywmc }) => `${ywmc}：确认结果`,
    text: ({ id, ywmc, outcome, unchanged }) =>
      `贵单位的${ywmc}（${id}）职工确认已结束：${outcome}。${unchanged && `${unchanged}。`}`,
    opens: ({ id }) => id,
  }),
};
