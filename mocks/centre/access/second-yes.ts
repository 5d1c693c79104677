// What one operator of a unit asks for and another has to say yes to before it is done, where it is no case (双人复核).
import { fundTime } from '@/domain/dates';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { actingOperator, mayCheck } from './operators';
import { CHECKS_ONLY, checksOnly, refuseOverAnother } from './two-person';

interface Asked<What> {
  what: What;
  jbrzjhm: string;
  jbrxm: string;
  sj: string;
}

/** What waits, and whether whoever is signed in may say yes or no to it (`kty`) or take it back (`kqx`). */
export interface Waiting<What> {
  what: What;
  jbrxm: string;
  sj: string;
  kty: boolean;
  kqx: boolean;
}

const NOBODY = '没有待确认的申请，请刷新后查看';

/** A unit has one of a kind at a time; `table` names the kind. Whoever asked may ask for another instead; the others answer first. */
export class SecondYes<What> {
  constructor(private readonly table: string) {}

  /** Keeps it until another one has answered. @throws Refusal for who only checks, where everything is checked, and over another's request */
  ask(desk: Desk, actor: Actor, what: What): { jbrxm: string; sj: string } {
    const { dwzh } = unitOf(desk, actor);
    const self = actingOperator(desk, actor);
    if (!self || checksOnly(desk, actor)) throw new Refusal(REFUSED, CHECKS_ONLY);
    const { jbrzjhm, jbrxm } = self;
    refuseOverAnother(this.all(desk).get(dwzh), jbrzjhm);
    const sj = fundTime(desk.now());
    this.all(desk).put(dwzh, { what, jbrzjhm, jbrxm, sj });
    return { jbrxm, sj };
  }

  waiting(desk: Desk, actor: Actor): Waiting<What> | undefined {
    const asked = this.all(desk).get(unitOf(desk, actor).dwzh);
    if (!asked) return undefined;
    const self = actingOperator(desk, actor);
    const kqx = self?.jbrzjhm === asked.jbrzjhm;
    const { what, jbrxm, sj } = asked;
    return { what, jbrxm, sj, kqx, kty: self !== undefined && !kqx && mayCheck(self) };
  }

  /** Takes the answer. @returns what was agreed to, or nothing for a no and for one taken back. @throws Refusal */
  answer(desk: Desk, actor: Actor, agreed: boolean): What | undefined {
    const asked = this.waiting(desk, actor);
    if (!asked) throw new Refusal(REFUSED, NOBODY);
    if (agreed && asked.kqx) throw new Refusal(REFUSED, '须由另一名操作员确认，不能自己确认');
    if (!asked.kqx && !asked.kty) throw new Refusal(REFUSED, '只有复核岗或管理岗可以确认');
    this.all(desk).delete(unitOf(desk, actor).dwzh);
    return agreed ? asked.what : undefined;
  }

  private all({ store }: Desk) {
    return store.table<Asked<What>>(this.table);
  }
}
