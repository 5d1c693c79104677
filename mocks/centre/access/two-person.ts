// 双人复核: whether what one operator of a unit prepares is checked by another (domain catalogue 6.0), and how that is switched.
import type { TwoPersonAnswer } from '@/api/operators';
import { fundTime } from '@/domain/dates';
import { type Fen, fenOf, moneyText, parseYuan, toYuan } from '@/domain/money';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { actingOperator, isActive, managed, mayCheck, operatorsOf, tell } from './operators';

interface Setting {
  /** 1: everything; 0: only what is above the limit. */
  zt: '0' | '1';
  /** Yuan, '' for none: an amount above it needs two in any case. */
  xe: string;
}

interface Proposal extends Setting {
  jbrzjhm: string;
  jbrxm: string;
  sj: string;
}

const settings = (store: Store) => store.table<Setting>('unit-two-person');
const proposals = (store: Store) => store.table<Proposal>('unit-two-person-asked');
const OFF: Setting = { zt: '0', xe: '' };

/** What one asked for is answered before another asks for something else: nobody's request goes unseen. @throws Refusal */
export function refuseOverAnother(asked: { jbrzjhm: string; jbrxm: string } | undefined, jbrzjhm: string): void {
  if (!asked || asked.jbrzjhm === jbrzjhm) return;
  throw new Refusal(REFUSED, `${asked.jbrxm}的申请待确认，请先确认或不同意`);
}

export const settingOf = (store: Store, dwzh: string): Setting => settings(store).get(dwzh) ?? OFF;

/** Said to who only checks, wherever something would be prepared. */
export const CHECKS_ONLY = '本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理';

/** Where one checks what another prepares, who checks prepares nothing. */
export function checksOnly(desk: Desk, actor: Actor): boolean {
  if (actor.kind !== 'unit' || settingOf(desk.store, actor.dwzh).zt !== '1') return false;
  return actingOperator(desk, actor)?.role === '复核';
}

/** Whether another operator has to say yes before the centre takes it in: `fen` is its money, of changed terms how much a month moves, up or down. */
export function needsSecond({ store }: Desk, actor: Actor, fen: Fen): boolean {
  if (actor.kind !== 'unit') return false;
  const { zt, xe } = settingOf(store, actor.dwzh);
  return zt === '1' || (xe !== '' && (fen < 0n ? -fen : fen) > fenOf(xe));
}

export function twoPersonOf(desk: Desk, actor: Actor): TwoPersonAnswer {
  const { dwzh } = unitOf(desk, actor);
  const asked = proposals(desk.store).get(dwzh);
  const self = actingOperator(desk, actor);
  return {
    ...settingOf(desk.store, dwzh),
    sq: asked ? { zt: asked.zt, xe: asked.xe, jbrxm: asked.jbrxm, sj: asked.sj } : null,
    // Whoever asked may take it back; another one who may check says yes or no.
    kty: asked !== undefined && self !== undefined && mayCheck(self) && self.jbrzjhm !== asked.jbrzjhm,
    kqx: asked !== undefined && asked.jbrzjhm === self?.jbrzjhm,
    kgl: self?.role === '管理',
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
  refuseOverAnother(proposals(desk.store).get(unit.dwzh), self.jbrzjhm);
  const now = settingOf(desk.store, unit.dwzh);
  if (now.zt === zt && now.xe === xe) throw new Refusal(REFUSED, '与现在的设置相同，无需变更');
  const others = operatorsOf(unit).filter((one) => isActive(one) && one.jbrzjhm !== self.jbrzjhm);
  if (!others.some(mayCheck)) {
    throw new Refusal(REFUSED, '须由另一名复核岗或管理岗操作员确认，请先在操作员管理中邀请');
  }
  const { jbrzjhm, jbrxm } = self;
  proposals(desk.store).put(unit.dwzh, { zt, xe, jbrzjhm, jbrxm, sj: fundTime(desk.now()) });
  tell(desk, unit, self, `申请${settingText({ zt, xe })}，须另一名操作员确认后生效`);
  return twoPersonOf(desk, actor);
}

/** The second one's answer, or the first one takes it back. @throws Refusal */
export function answerTwoPerson(desk: Desk, actor: Actor, input: { ty: string }): TwoPersonAnswer {
  const unit = unitOf(desk, actor);
  const asked = proposals(desk.store).get(unit.dwzh);
  const self = actingOperator(desk, actor);
  if (!asked || !self) throw new Refusal(REFUSED, '没有待确认的双人复核设置');
  const agreed = input.ty === '1';
  if (agreed && self.jbrzjhm === asked.jbrzjhm) throw new Refusal(REFUSED, '须由另一名操作员确认，不能自己确认');
  if (self.jbrzjhm !== asked.jbrzjhm && !mayCheck(self)) throw new Refusal(REFUSED, '只有复核岗或管理岗可以确认');
  proposals(desk.store).delete(unit.dwzh);
  if (agreed) settings(desk.store).put(unit.dwzh, { zt: asked.zt, xe: asked.xe });
  tell(desk, unit, self, `${agreed ? '确认' : '取消'}了${asked.jbrxm}申请的${settingText(asked)}`);
  return twoPersonOf(desk, actor);
}

function settingText({ zt, xe }: Setting): string {
  const above = xe === '' ? '不设单笔限额' : `单笔超过${moneyText(xe)}须双人复核`;
  return zt === '1' ? `开通双人复核（${above}）` : `关闭双人复核（${above}）`;
}
