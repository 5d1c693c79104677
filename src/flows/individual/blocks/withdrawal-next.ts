import type { SubmitAnswer } from '@/api/cases/business';
import { dictionaryLabel } from '@/session/dictionary';

interface Paid {
  /** Payee as text. */
  to: string;
  /** Effect on the account: partial payment, closing, or a share of another person's account. */
  account: 'part' | 'closed' | 'inherited';
  /** Frequency of repeated payments (按月约定), '' for a single one. */
  agreed?: string;
}

/** Agreed frequency of repeated payments; '' for a single one (dictionary tqpl). */
export function agreedFrequency(tqpl: string | undefined): string {
  return tqpl === undefined || tqpl === '' || tqpl === '1' ? '' : dictionaryLabel('tqpl', tqpl);
}

/** Agreed frequency as a receipt figure. */
export const agreedFigure = (tqpl: string | undefined) =>
  agreedFrequency(tqpl) ? [{ label: '提取频次', value: agreedFrequency(tqpl) }] : [];

/** The same at the end of a sentence. */
export const agreedLead = (tqpl: string | undefined) => {
  const agreed = agreedFrequency(tqpl);
  return agreed && `；以后${agreed}自动转账`;
};

const WITH_RESULT = {
  part: ['款项', '到账金额和账户余额可以在“我的办件”中查看。'],
  closed: ['本息', '个人账户已销户，销户结算单可以在“我的办件”中下载。'],
  inherited: ['您的份额', '被继承人账户的结算情况可以在“我的办件”中查看。'],
} as const;

/** Next steps of a withdrawal by its state; without the chosen values, only those common to all. */
export function withdrawalNext({ ywzt }: SubmitAnswer, paid: Paid | null): readonly string[] {
  const [what, where] = WITH_RESULT[paid?.account ?? 'part'];
  const to = paid?.to ?? '您指定的收款账户';
  const goesOn = paid?.agreed
    ? [`${paid.agreed}自本笔到账起生效，以后到期自动转账，无需再申请；下次转账、暂停和终止见“约定提取管理”。`]
    : [];
  if (ywzt === '99') return [`审核已通过，${what}已转入${to}。`, where, ...goesOn];
  if (ywzt === '02') return [`审核已通过。手机号码与银行卡在24小时内先后变更，款项将暂缓转账，到期自动转入${to}。`];
  if (ywzt === '81') return ['审核已通过，但款项未能转出，原因和下一步办法见“我的办件”，无需重新申请。'];
  return [
    '中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机。',
    `审核通过后，${what}直接转入${to}。`,
    ...goesOn,
    '办理进度可以在“我的办件”中查看；审核前可以撤回。',
  ];
}
