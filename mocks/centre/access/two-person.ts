// 双人复核: whether what one operator of a unit prepares is checked by another (domain catalogue 6.0), and how that is switched.
import type { TwoPersonAnswer } from '@/api/operators';
import type { PlainDate } from '@/domain/dates';
import { type Fen, fenOf, moneyText, parseYuan, toYuan } from '@/domain/money';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { ROLE } from '../kernel/operator-roles';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { actingOperator, type KnownOperator, managed, mayCheckFor, operatorsOf, tell } from './operators';
import { SecondYes } from './second-yes';

interface Setting {
  /** 1: everything; 0: only what is above the limit. */
  zt: '0' | '1';
  /** Yuan, '' for none: an amount above it needs two in any case. */
  xe: string;
}

const settings = (store: Store) => store.table<Setting>('unit-two-person');
const OFF: Setting = { zt: '0', xe: '' };
const asked = new SecondYes<Setting>('two-person-asked', {
  title: '双人复核设置待确认',
  text: settingText,
  page: '操作员管理',
});

export const settingOf = (store: Store, dwzh: string): Setting => settings(store).get(dwzh) ?? OFF;

/** Said to who only checks, wherever something would be prepared. */
export const CHECKS_ONLY = '本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理';

/** Where one checks what another prepares, who checks prepares nothing. */
export function checksOnly(desk: Desk, actor: Actor): boolean {
  if (actor.kind !== 'unit') return false;
  const self = actingOperator(desk, actor);
  return self !== undefined && onlyChecks(desk.store, actor.dwzh, self);
}

/** The same of any operator of the unit. */
export const onlyChecks = (store: Store, dwzh: string, { role }: Pick<KnownOperator, 'role'>): boolean =>
  role === ROLE.checker && settingOf(store, dwzh).zt === '1';

/**
 * Why another operator has to say yes first; '' where one is enough.
 * @param fen its money; `name`: what that is called, where it has a name of its own
 */
export function whySecond(store: Store, dwzh: string, fen: Fen, name = ''): string {
  const { zt, xe } = settingOf(store, dwzh);
  if (zt === '1') return '本单位已开通双人复核';
  return overUnitsLimit(xe, fen, name);
}

/** What of a case the unit's limit is compared with; see Assessment in the cases' rules. */
interface Weighed {
  amount: Fen;
  amountName?: string;
  bound?: Fen | null;
}

/** The same of a case: its money, or how much it lets one debit take. */
export function whyCaseWaits(store: Store, dwzh: string, { amount, amountName, bound }: Weighed): string {
  const { zt, xe } = settingOf(store, dwzh);
  if (bound === undefined || zt === '1') return whySecond(store, dwzh, amount, amountName);
  if (xe === '' || (bound !== null && bound <= fenOf(xe))) return '';
  const most = bound === null ? '单笔扣款不设上限' : `单笔扣款上限${moneyText(bound)}`;
  return `${most}，超过本单位单笔限额${moneyText(xe)}`;
}

/** @param xe the limit in yuan, '' for none */
export function overUnitsLimit(xe: string, fen: Fen, name = ''): string {
  if (xe === '' || fen <= fenOf(xe)) return '';
  return `${name}${moneyText(fen)}超过本单位单笔限额${moneyText(xe)}`;
}

export function twoPersonOf(desk: Desk, actor: Actor): TwoPersonAnswer {
  const { dwzh } = unitOf(desk, actor);
  const waiting = asked.waiting(desk, actor);
  return {
    ...settingOf(desk.store, dwzh),
    sq: waiting ? { ...waiting.what, jbrxm: waiting.jbrxm, sj: waiting.sj } : null,
    // Whoever asked may take it back; another one who may check says yes or no.
    kty: waiting?.kty === true,
    kqx: waiting?.kqx === true,
    kgl: actingOperator(desk, actor)?.role === ROLE.manager,
  };
}

/** A manager asks for another setting; nothing changes before a second operator agrees. @throws Refusal */
export function proposeTwoPerson(desk: Desk, actor: Actor, input: { zt: string; xe: string }): TwoPersonAnswer {
  const { unit, self } = managed(desk, actor);
  const { zt } = input;
  if (zt !== '0' && zt !== '1') throw new Refusal(REFUSED, '请选择开通或关闭');
  const typed = input.xe.trim();
  const limit = typed === '' ? undefined : parseYuan(typed);
  if (typed !== '' && (limit === undefined || limit <= 0n)) {
    const sentence = '限额请填写大于0的金额，最多两位小数';
    throw new Refusal(REFUSED, sentence, { fieldErrors: { xe: sentence } });
  }
  const xe = limit === undefined ? '' : toYuan(limit);
  const now = settingOf(desk.store, unit.dwzh);
  if (now.zt === zt && now.xe === xe) throw new Refusal(REFUSED, '与现在的设置相同，无需变更');
  if (!operatorsOf(unit).some((one) => mayCheckFor(one, self.jbrzjhm))) {
    throw new Refusal(REFUSED, '须由另一名复核岗或管理岗操作员确认，请先在操作员管理中邀请');
  }
  asked.ask(desk, actor, { zt, xe });
  return twoPersonOf(desk, actor);
}

/** Daily: a change that still waits for its yes. */
export const remindSetting = (store: Store, day: PlainDate): void => asked.remind(store, day);

/** The second one's answer, or the first one takes it back. @throws Refusal */
export function answerTwoPerson(desk: Desk, actor: Actor, input: { ty: string }): TwoPersonAnswer {
  const unit = unitOf(desk, actor);
  const self = actingOperator(desk, actor);
  const { what, jbrxm, agreed, own } = asked.answer(desk, actor, input.ty === '1');
  if (agreed) settings(desk.store).put(unit.dwzh, what);
  if (self && !own)
    tell(desk, unit, self, {
      title: agreed ? '双人复核设置已确认' : '双人复核设置未更改',
      what: `${agreed ? '确认' : '取消'}了${jbrxm}申请的${settingText(what)}`,
    });
  return twoPersonOf(desk, actor);
}

function settingText({ zt, xe }: Setting): string {
  const above = xe === '' ? '不设单笔限额' : `单笔超过${moneyText(xe)}须双人复核`;
  return zt === '1' ? `开通双人复核（${above}）` : `关闭双人复核（${above}）`;
}
