/** What the paper is called that tells how a case stands, by ywzt; while it goes on it is the receipt. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  '97': '补正通知书',
  '80': '不予通过通知书',
  '81': '入账失败通知书',
  '85': '撤回确认书',
  '86': '失效通知书',
  '99': '办结通知书',
};

/** Ends of which the business may have a name of its own: 扣款未成功, 不予转移. */
const NAMED_ENDS: readonly string[] = ['80', '81'];

interface Standing {
  ywzt: string;
  /** The unit's own check comes first: the centre has received nothing yet. */
  dfh?: boolean | undefined;
  ztsm?: { mc: string } | undefined;
}

/** The name of a case's paper as it stands, the same on its page, on its button, in print and on the document itself. */
export function paperName({ ywzt, dfh, ztsm }: Standing): string {
  // What it goes on with, after the comma, is in the paper itself.
  if (ztsm && NAMED_ENDS.includes(ywzt)) return `${ztsm.mc.split('，')[0]}通知书`;
  return NAMES[ywzt] ?? (dfh ? '提交回执' : '受理回执');
}

/** What is agreed to before an application, and told once it is refused. */
export const REMEDIES = '可在收到结果之日起60日内申请行政复议，或在6个月内提起行政诉讼';

/** What may be done against a refusal of the centre; '' where it has refused nothing: what a bank or another centre did not do is none of its. */
export const remediesOf = ({ ywzt, ztsm }: Standing): string =>
  ywzt === '80' && !ztsm ? `对结果有异议的，${REMEDIES}` : '';
