// Messages on standing withdrawals, transfers to other centres and inherited accounts.
import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { type MessageTemplate, template } from './template';

const CASE = { category: '办件通知', sms: 'always' } as const;
/** 异地转出. */
const OUT = { lj: '/grwt/zhxx/zyjx/ydzc_cx', ljmc: '查看异地转出' };

/** `mc`: kind of the agreement. */
interface AgreementData {
  xybh: string;
  mc: string;
  day: PlainDate;
}

/** A message on an agreement; its id holds the title, since an agreement may change more than once a day. */
const ofAgreement = <Data extends { xybh: string; day: PlainDate }>(
  title: string,
  text: (data: Data) => string,
  wanted: Pick<MessageTemplate<Data>, 'box' | 'sms'> = { sms: 'always' },
) =>
  template<Data>({
    category: '办件通知',
    id: ({ xybh, day }) => `xy-${xybh}-${day}-${title}`,
    title,
    text,
    opens: ({ xybh }) => xybh,
    ...wanted,
  });

export const withdrawalMessages = {
  'agreement-paid': ofAgreement<AgreementData & { fen: Fen; to: string; balance: Fen }>(
    '约定提取到账',
    ({ xybh, mc, fen, to, balance }) =>
      `您的${mc}约定提取（${xybh}）${moneyText(fen)}已转入${to}，余额${moneyText(balance)}。`,
    { box: 'tq', sms: 'tq' },
  ),

  'agreement-not-paid': ofAgreement<AgreementData & { fen: Fen; refusal: string }>(
    '约定提取未到账',
    ({ mc, fen, refusal }) =>
      `您的${mc}约定提取${moneyText(fen)}未能转账：${refusal}，款项已退回个人账户。请在“约定提取管理”中更正收款账号，更正后自动转账。`,
  ),

  'agreement-waits-for-cases': ofAgreement<AgreementData & { why: string }>(
    '约定提取暂缓转账',
    ({ mc, why }) => `您的${mc}约定提取暂缓转账：账户余额不足，${why}。待其办结或撤回后自动转账，无需另行申请。`,
  ),

  'agreement-waits-for-registers': ofAgreement<AgreementData & { why: string }>(
    '约定提取暂缓转账',
    ({ mc, why }) => `您的${mc}约定提取暂缓转账：${why}。恢复后自动核验并转账，无需另行申请。`,
  ),

  'agreement-ended': ofAgreement<AgreementData & { why: string }>(
    '约定提取已终止',
    ({ mc, day, why }) => `您的${mc}约定提取已于${day}终止：${why}。`,
  ),

  'agreement-card-corrected': ofAgreement<AgreementData & { card: string }>(
    '约定提取收款账号已更正',
    ({ mc, card }) => `您的${mc}约定提取收款账户更正为${card}。`,
  ),

  'agreement-paused': ofAgreement<AgreementData>(
    '约定提取已暂停',
    ({ mc, day }) => `您的${mc}约定提取已于${day}暂停，恢复之前不再转账。`,
  ),

  'agreement-resumed': ofAgreement<AgreementData & { next: string }>(
    '约定提取已恢复',
    ({ mc, day, next }) => `您的${mc}约定提取已于${day}恢复，${next}。`,
  ),

  'withdrawal-held': template<{ ywlsh: string; ywmc: string; why: string }>({
    category: '办件通知',
    id: ({ ywlsh }) => `zh-${ywlsh}`,
    title: ({ ywmc }) => `${ywmc}暂缓转账`,
    text: ({ why }) => `${why}。如非本人操作请立即联系12329。`,
    opens: ({ ywlsh }) => ywlsh,
    sms: 'never',
  }),

  'inheritance-paid': template<{ ywlsh: string; deceased: string; closed: boolean }>({
    ...CASE,
    id: ({ ywlsh }, grzh) => `jc-${ywlsh}-${grzh}`,
    title: '继承提取进展',
    text: ({ deceased, closed }) =>
      `被继承人${maskName(deceased)}账户的一份继承提取已支付${closed ? '，该账户已销户' : ''}。`,
  }),

  'transfer-out-refused': template<{ lxhbh: string; zxmc: string; why: string; next: string }>({
    ...CASE,
    id: ({ lxhbh }) => `zc-${lxhbh}`,
    title: '异地转出',
    text: ({ zxmc, why, next }) => `${zxmc}申请转出您的账户，本中心不予转出：${why}。${next}。`,
    link: OUT,
  }),

  'transferred-out': template<{ lxhbh: string; zxmc: string; sums: string; total: Fen; unpaid: string }>({
    ...CASE,
    id: ({ lxhbh }) => `zc-${lxhbh}`,
    title: '异地转出',
    text: ({ zxmc, sums, total, unpaid }) =>
      `您的账户已转往${zxmc}：${sums}，合计${moneyText(total)}，本中心账户已销户。${unpaid && `${unpaid}，请向单位追补，单位不补的可以投诉举报。`}`,
    link: OUT,
  }),
};
