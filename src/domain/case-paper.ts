/** What the paper is called that tells how a case stands, by ywzt; while it goes on it is the receipt. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  '97': '补正通知书',
  '80': '不予通过通知书',
  '81': '入账失败通知书',
  '85': '撤回确认书',
  '86': '失效通知书',
  '99': '办结通知书',
};

/** What the unit's own second operator sends back, with or without a way on. */
const RETURNED_BY_UNIT: readonly string[] = ['97', '80'];
const RETURNED = '复核退回通知书';

/** Ends of which the business may have a name of its own: 扣款未成功, 不予转移. */
const NAMED_ENDS: readonly string[] = ['80', '81'];

interface Standing {
  ywzt: string;
  /** The unit's own check comes first: the centre has received nothing yet. */
  dfh?: boolean | undefined;
  /** So does that of a correction: the centre has received the application, not what answers its return. */
  bzdfh?: boolean | undefined;
  ztsm?: { mc: string; lx: string } | undefined;
}

/** Whether it is the unit that has decided, and not the centre. */
const isReturnedByUnit = ({ ywzt, dfh, bzdfh }: Standing): boolean =>
  (dfh === true || bzdfh === true) && RETURNED_BY_UNIT.includes(ywzt);

/** The name of a case's paper as it stands, the same on its page, on its button, in print and on the document itself. */
export function paperName(of: Standing): string {
  const { ywzt, dfh, ztsm } = of;
  if (isReturnedByUnit(of)) return RETURNED;
  // The centre has done its part and others have not: it goes on, or has ended without them.
  const open = ywzt === '99' && ztsm?.lx === 'waiting';
  const named = NAMED_ENDS.includes(ywzt) || ztsm?.lx === 'ended';
  // What it goes on with, after the comma, is in the paper itself.
  if (ztsm && named && ywzt !== '85') return `${ztsm.mc.split('，')[0]}通知书`;
  return (open ? undefined : NAMES[ywzt]) ?? (dfh ? '提交回执' : '受理回执');
}

/** What is agreed to before an application, and told once it is refused. */
export const REMEDIES = '可在收到结果之日起60日内申请行政复议，或在6个月内提起行政诉讼';

/** What may be done against a refusal of the centre; '' where it has refused nothing: what a bank or another centre did not do is none of its. */
export const remediesOf = (of: Standing): string =>
  of.ywzt === '80' && !of.ztsm && !isReturnedByUnit(of) ? `对结果有异议的，${REMEDIES}` : '';
