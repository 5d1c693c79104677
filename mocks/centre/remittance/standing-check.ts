// A unit's standing instruction where one operator checks what another prepares: who says yes to it, and which of its debits wait.
import type { StandingProposal } from '@/api/standing';
import { fundTime } from '@/domain/dates';
import { type Fen, fenOf } from '@/domain/money';
import { actingOperator, mayCheck } from '../access/operators';
import { settingOf } from '../access/two-person';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { maskedPayer } from './payers';
import type { StandingInstruction } from './standing-record';
import { tellUnit } from './tell-unit';

interface Asked extends StandingInstruction {
  sj: string;
}

const proposals = (store: Store) => store.table<Asked>('remittance-standing-asked');

/**
 * Whether an automatic debit of so much waits for a second operator. What two have agreed to does not; an instruction of one
 * does where everything is checked or the sum is above the unit's limit, the agreement of the counter above the limit.
 */
export function waitsForSecond(
  store: Store,
  dwzh: string,
  instruction: StandingInstruction | undefined,
  fen: Fen,
): boolean {
  const { zt, xe } = settingOf(store, dwzh);
  if (instruction?.fhr) return false;
  return (instruction !== undefined && zt === '1') || (xe !== '' && fen > fenOf(xe));
}

/** Keeps it for another operator's yes where one checks what another prepares; false where one is enough. @throws Refusal for who only checks */
export function askSecond(desk: Desk, actor: Actor, instruction: StandingInstruction): boolean {
  const { dwzh, zt, jbr } = instruction;
  if (settingOf(desk.store, dwzh).zt !== '1') return false;
  if (actingOperator(desk, actor)?.role === '复核') {
    throw new Refusal(REFUSED, '本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理');
  }
  const sj = fundTime(desk.now());
  proposals(desk.store).put(dwzh, { ...instruction, sj });
  tellUnit(desk, dwzh, {
    id: `zdsq-${dwzh}-${desk.now()}`,
    title: '每月自动汇缴待确认',
    nr: `${jbr?.jbrxm ?? ''}于${sj}申请${zt === '1' ? '开通' : '取消'}每月自动汇缴，须本单位另一名操作员在“汇缴记录”中确认后生效。`,
    ywlsh: '',
    ...(jbr && { jbr }),
  });
  return true;
}

/** What somebody has asked for, and what whoever is signed in may say to it. */
export function standingProposal(desk: Desk, actor: Actor): StandingProposal | undefined {
  const { dwzh } = unitOf(desk, actor);
  const asked = proposals(desk.store).get(dwzh);
  if (!asked) return undefined;
  const self = actingOperator(desk, actor);
  const own = self?.jbrzjhm === asked.jbr?.jbrzjhm;
  const { zt, zhbh, jbr, sj } = asked;
  const kty = self !== undefined && !own && mayCheck(self);
  return { zt, fkzh: maskedPayer(desk.store, zhbh), jbrxm: jbr?.jbrxm ?? '', sj, kty, kqx: own };
}

/** Takes the answer: the second one's yes or no, or the first one takes it back. @throws Refusal */
export function answered(desk: Desk, actor: Actor, agreed: boolean): { asked: StandingInstruction; agreed: boolean } {
  const { dwzh } = unitOf(desk, actor);
  const asked = proposals(desk.store).get(dwzh);
  const view = standingProposal(desk, actor);
  if (!asked || !view) throw new Refusal(REFUSED, '没有待确认的每月自动汇缴申请，请刷新后查看');
  if (agreed && view.kqx) throw new Refusal(REFUSED, '须由另一名操作员确认，不能自己确认');
  if (!view.kqx && !view.kty) throw new Refusal(REFUSED, '只有复核岗或管理岗可以确认');
  proposals(desk.store).delete(dwzh);
  const { sj: _, ...instruction } = asked;
  return { asked: instruction, agreed };
}
