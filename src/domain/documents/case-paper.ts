/** Document name by case state (ywzt); open cases have the receipt. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  '97': '补正通知书',
  '80': '不予通过通知书',
  '81': '入账失败通知书',
  '85': '撤回确认书',
  '86': '失效通知书',
  '99': '办结通知书',
};

/** States set by the unit's second operator: returned for correction, refused. */
const RETURNED_BY_UNIT: readonly string[] = ['97', '80'];
const RETURNED = '复核退回通知书';

/** Final states for which a business may have its own name: 扣款未成功, 不予转移. */
const NAMED_ENDS: readonly string[] = ['80', '81'];

interface Standing {
  ywzt: string;
  /** True if the unit's own review is pending: the centre has not received the application. */
  dfh?: boolean | undefined;
  /** True if the unit's review of a correction is pending: the centre has received the application, but not the correction. */
  bzdfh?: boolean | undefined;
  ztsm?: { mc: string; lx: string } | undefined;
}

/** Returns true if the unit decided, not the centre. */
const isReturnedByUnit = ({ ywzt, dfh, bzdfh }: Standing): boolean =>
  (dfh === true || bzdfh === true) && RETURNED_BY_UNIT.includes(ywzt);

/** Document name of a case by its state; page, button, print and document use the same name. */
export function paperName(of: Standing): string {
  const { ywzt, dfh, ztsm } = of;
  if (isReturnedByUnit(of)) return RETURNED;
  // At 99 the centre has finished, but a third party may still have to act, or the case ended without it.
  const open = ywzt === '99' && ztsm?.lx === 'waiting';
  const named = NAMED_ENDS.includes(ywzt) || ztsm?.lx === 'ended';
  // The text after the comma stands in the document itself.
  if (ztsm && named && ywzt !== '85') return `${ztsm.mc.split('，')[0]}通知书`;
  return (open ? undefined : NAMES[ywzt]) ?? (dfh ? '提交回执' : '受理回执');
}

/** Legal remedies: agreed to before an application, repeated in a refusal. */
export const REMEDIES = '可在收到结果之日起60日内申请行政复议，或在6个月内提起行政诉讼';

/**
 * Remedies against a refusal by the centre; '' for any other result, since a bank's or another centre's failure is not the centre's
 * decision.
 */
export const remediesOf = (of: Standing): string =>
  of.ywzt === '80' && !of.ztsm && !isReturnedByUnit(of) ? `对结果有异议的，${REMEDIES}` : '';
