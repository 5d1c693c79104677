// Two-person mode (双人复核): the unit's switch and limit, and their change (docs/rules/unit.md, Operators and two-person mode).
import type { TwoPersonAnswer } from '@/api/session/operators';
import type { PlainDate } from '@/domain/dates';
import { type Fen, fenOf, moneyText, parseYuan, toYuan } from '@/domain/money';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { ROLE } from '../kernel/unit/operator-roles';
import { actingOperator, managed, mayCheckFor, notifyOperators, type OperatorEntry, operatorsOf } from './operators';
import { SecondApproval } from './second-approval';

interface Setting {
  /** '1': all cases; '0': only those above the limit. */
  zt: '0' | '1';
  /** Yuan, '' for none: amounts above it always need two operators. */
  xe: string;
}

const settings = (store: Store) => store.table<Setting>('unit-two-person');
const OFF: Setting = { zt: '0', xe: '' };
const asked = new SecondApproval<Setting>('two-person-asked', {
  title: '双人复核设置待确认',
  text: settingText,
  page: '操作员管理',
});

export const settingOf = (store: Store, dwzh: string): Setting => settings(store).get(dwzh) ?? OFF;

/** Refusal for a checker who tries to prepare. */
export const CHECKS_ONLY = '本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理';

/** Returns whether the signed-in operator only checks: under two-person mode a checker prepares nothing. */
export function checksOnly(tx: Transaction, actor: Actor): boolean {
  if (actor.kind !== 'unit') return false;
  const self = actingOperator(tx, actor);
  return self !== undefined && onlyChecks(tx.store, actor.dwzh, self);
}

/** Returns whether an operator of the unit only checks. */
export const onlyChecks = (store: Store, dwzh: string, { role }: Pick<OperatorEntry, 'role'>): boolean =>
  role === ROLE.checker && settingOf(store, dwzh).zt === '1';

/**
 * Returns why a second operator must approve; '' if one suffices.
 * @param fen amount of the case; `name`: its own name, if it has one
 */
export function secondOperatorReason(store: Store, dwzh: string, fen: Fen, name = ''): string {
  const { zt, xe } = settingOf(store, dwzh);
  if (zt === '1') return '本单位已开通双人复核';
  return exceedsUnitLimit(xe, fen, name);
}

/** Part of a case's Assessment that the limit is compared with; see the cases' rules. */
interface Weighed {
  amount: Fen;
  amountName?: string;
  bound?: Fen | null;
}

/** Returns why a case needs a second operator, by its amount or by the maximum of one debit. */
export function caseApprovalReason(store: Store, dwzh: string, { amount, amountName, bound }: Weighed): string {
  const { zt, xe } = settingOf(store, dwzh);
  if (bound === undefined || zt === '1') return secondOperatorReason(store, dwzh, amount, amountName);
  if (xe === '' || (bound !== null && bound <= fenOf(xe))) return '';
  const most = bound === null ? '单笔扣款不设上限' : `单笔扣款上限${moneyText(bound)}`;
  return `${most}，超过本单位单笔限额${moneyText(xe)}`;
}

/** @param xe limit in yuan, '' for none */
export function exceedsUnitLimit(xe: string, fen: Fen, name = ''): string {
  if (xe === '' || fen <= fenOf(xe)) return '';
  return `${name}${moneyText(fen)}超过本单位单笔限额${moneyText(xe)}`;
}

export function twoPersonOf(tx: Transaction, actor: Actor): TwoPersonAnswer {
  const { dwzh } = unitOf(tx, actor);
  const waiting = asked.waiting(tx, actor);
  return {
    ...settingOf(tx.store, dwzh),
    sq: waiting ? { ...waiting.what, jbrxm: waiting.jbrxm, sj: waiting.sj } : null,
    // The requester may withdraw; another checker may approve or refuse.
    kty: waiting?.kty === true,
    kqx: waiting?.kqx === true,
    kgl: actingOperator(tx, actor)?.role === ROLE.manager,
  };
}

/** Requests a change by a manager; it takes effect once a second operator approves. @throws BusinessError */
export function proposeTwoPerson(tx: Transaction, actor: Actor, input: { zt: string; xe: string }): TwoPersonAnswer {
  const { unit, self } = managed(tx, actor);
  const { zt } = input;
  if (zt !== '0' && zt !== '1') throw new BusinessError(REFUSED, '请选择开通或关闭');
  const typed = input.xe.trim();
  const limit = typed === '' ? undefined : parseYuan(typed);
  if (typed !== '' && (limit === undefined || limit <= 0n)) {
    const sentence = '限额请填写大于0的金额，最多两位小数';
    throw new BusinessError(REFUSED, sentence, { fieldErrors: { xe: sentence } });
  }
  const xe = limit === undefined ? '' : toYuan(limit);
  const now = settingOf(tx.store, unit.dwzh);
  if (now.zt === zt && now.xe === xe) throw new BusinessError(REFUSED, '与现在的设置相同，无需变更');
  if (!operatorsOf(unit).some((one) => mayCheckFor(one, self.jbrzjhm))) {
    throw new BusinessError(REFUSED, '须由另一名复核岗或管理岗操作员确认，请先在操作员管理中邀请');
  }
  asked.ask(tx, actor, { zt, xe });
  return twoPersonOf(tx, actor);
}

/** Daily job: reminds of a pending change. */
export const remindSetting = (store: Store, day: PlainDate): void => asked.remind(store, day);

/** Answers a pending change by a second operator, or withdraws it. @throws BusinessError */
export function answerTwoPerson(tx: Transaction, actor: Actor, input: { ty: string }): TwoPersonAnswer {
  const unit = unitOf(tx, actor);
  const self = actingOperator(tx, actor);
  const { what, jbrxm, agreed, own } = asked.answer(tx, actor, input.ty === '1');
  if (agreed) settings(tx.store).put(unit.dwzh, what);
  if (self && !own)
    notifyOperators(tx, unit, self, {
      title: agreed ? '双人复核设置已确认' : '双人复核设置未更改',
      what: `${agreed ? '确认' : '取消'}了${jbrxm}申请的${settingText(what)}`,
    });
  return twoPersonOf(tx, actor);
}

function settingText({ zt, xe }: Setting): string {
  const above = xe === '' ? '不设单笔限额' : `单笔超过${moneyText(xe)}须双人复核`;
  return zt === '1' ? `开通双人复核（${above}）` : `关闭双人复核（${above}）`;
}
