// What one operator of a unit asks for and another has to say yes to before it is done, where it is no case (双人复核).

import { fundTime, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { type Actor, type Desk, deskOn, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { comesAgain } from '../kernel/working-days';
import { smsOperator } from './operator-sms';
import {
  actingOperator,
  type KnownOperator,
  mayCheck,
  mayCheckFor,
  namesOf,
  operatorsOf,
  whyNotCheck,
} from './operators';

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

/** What is said of a kind: its title, what is asked for, and the page on which another one answers. */
interface Words<What> {
  title: string;
  text: (what: What) => string;
  page: string;
  /** Whether there is still something to say yes to; absent: always. */
  holds?: (store: Store, what: What) => boolean;
}

const NOBODY = '没有待确认的申请，请刷新后查看';

/** A unit has one of a kind at a time; `table` names the kind. Whoever asked may ask for another instead; the others answer first. */
export class SecondYes<What> {
  constructor(
    private readonly table: string,
    private readonly words: Words<What>,
  ) {}

  /** Keeps it until another one has answered, who is told at once. @throws Refusal over another's request */
  ask(desk: Desk, actor: Actor, what: What): void {
    const { dwzh } = unitOf(desk, actor);
    const self = actingOperator(desk, actor);
    const { jbrzjhm = '', jbrxm = '' } = self ?? {};
    const former = this.asked(desk.store, dwzh);
    // Nobody's request goes unseen.
    if (former && former.jbrzjhm !== jbrzjhm)
      throw new Refusal(REFUSED, `${former.jbrxm}的申请待确认，请先确认或不同意`);
    const asked = { what, jbrzjhm, jbrxm, sj: fundTime(desk.now()) };
    this.all(desk.store).put(dwzh, asked);
    this.tell(desk, dwzh, asked, '须本单位另一名操作员确认后生效');
  }

  waiting(desk: Desk, actor: Actor): Waiting<What> | undefined {
    const asked = this.asked(desk.store, unitOf(desk, actor).dwzh);
    if (!asked) return undefined;
    const self = actingOperator(desk, actor);
    const kqx = self?.jbrzjhm === asked.jbrzjhm;
    const { what, jbrxm, sj } = asked;
    return { what, jbrxm, sj, kqx, kty: self !== undefined && !kqx && mayCheckFor(self, asked.jbrzjhm) };
  }

  /**
   * Takes the answer. Who was to say yes to what is taken back hears it here; of a no its own business tells.
   * @returns what was asked for, by whom, and whether it holds now: not for a no nor for one taken back (`own`)
   * @throws Refusal
   */
  answer(
    desk: Desk,
    actor: Actor,
    agreed: boolean,
  ): { what: What; jbrxm: string; jbr: KnownOperator | undefined; agreed: boolean; own: boolean } {
    const asked = this.waiting(desk, actor);
    if (!asked) throw new Refusal(REFUSED, NOBODY);
    if (agreed && asked.kqx) throw new Refusal(REFUSED, '须由另一名操作员确认，不能自己确认');
    if (!asked.kqx && !asked.kty) this.refuse(desk, actor);
    const unit = unitOf(desk, actor);
    const former = this.all(desk.store).get(unit.dwzh);
    this.all(desk.store).delete(unit.dwzh);
    if (former && asked.kqx) this.takeBack(desk, unit.dwzh, former);
    const jbr = operatorsOf(unit).find(({ jbrzjhm }) => jbrzjhm === former?.jbrzjhm);
    return { what: asked.what, jbrxm: asked.jbrxm, jbr, agreed, own: asked.kqx };
  }

  /**
   * What was asked for `about` something has become pointless: it is dropped, and who asked and who was to answer hear why.
   * @returns what was dropped
   */
  drop(
    desk: Desk,
    dwzh: string,
    { title, about, why }: { title: string; about: (what: What) => boolean; why: string },
  ): Asked<What> | undefined {
    const asked = this.all(desk.store).get(dwzh);
    if (!asked || !about(asked.what)) return undefined;
    this.all(desk.store).delete(dwzh);
    const { jbrxm, sj, what } = asked;
    const nr = `${why}，${jbrxm}于${sj}申请${this.words.text(what)}不再需要确认，未更改。`;
    this.send(desk, dwzh, { title, nr, what, to: this.answerers(desk.store, dwzh, asked, { asker: true }) });
    return asked;
  }

  private takeBack(desk: Desk, dwzh: string, asked: Asked<What>): void {
    const { jbrxm, sj, what } = asked;
    const nr = `${jbrxm}于${sj}申请${this.words.text(what)}，已由${jbrxm}撤销，不再需要确认，未更改。`;
    this.send(desk, dwzh, { title: '申请已撤销', nr, what, to: this.answerers(desk.store, dwzh, asked) });
  }

  /** @throws Refusal in the words of why not this one */
  private refuse(desk: Desk, actor: Actor): never {
    const self = actingOperator(desk, actor);
    const { jbrzjhm, jbrxm = '' } = this.asked(desk.store, unitOf(desk, actor).dwzh) ?? {};
    const usual = !self || !mayCheck(self);
    throw new Refusal(REFUSED, usual ? '只有复核岗或管理岗可以确认' : whyNotCheck(self, jbrzjhm, jbrxm));
  }

  /** Daily: each p.fhTx working days that it goes on waiting, those who may say yes are told again, as of a case. */
  remind(store: Store, day: PlainDate): void {
    for (const { dwzh } of units(store).values()) {
      const asked = this.asked(store, dwzh);
      if (asked && comesAgain(day, asked.sj.slice(0, 10), policyCount('p.fhTx')))
        this.tell(deskOn(store, day), dwzh, asked, '尚未确认');
    }
  }

  private tell(desk: Desk, dwzh: string, asked: Asked<What>, state: string): void {
    const others = this.answerers(desk.store, dwzh, asked);
    const { title, text, page } = this.words;
    const { what, jbrxm, sj } = asked;
    const nr = `${jbrxm}于${sj}申请${text(what)}，${state}，请${namesOf(others)}在“${page}”中确认或不同意。如非本单位操作，请立即联系12329。`;
    this.send(desk, dwzh, { title, nr, what, to: others });
  }

  /** Who may say yes to it, with `asker` whoever asked as well. */
  private answerers(store: Store, dwzh: string, { jbrzjhm }: Asked<What>, { asker = false } = {}): KnownOperator[] {
    const unit = units(store).get(dwzh);
    const all = unit ? operatorsOf(unit) : [];
    return all.filter((one) => mayCheckFor(one, jbrzjhm) || (asker && one.jbrzjhm === jbrzjhm));
  }

  private send(
    desk: Desk,
    dwzh: string,
    { title, nr, what, to }: { title: string; nr: string; what: What; to: readonly KnownOperator[] },
  ): void {
    const fssj = fundTime(desk.now());
    const owner = ownerOf({ kind: 'unit', dwzh });
    const xxId = `${this.table}-${dwzh}-${fssj}-${title}-${this.words.text(what)}`;
    if (!sendMessage(desk.store, { xxId, owner, title, nr, xxlx: '账户通知', fssj, ywlsh: '' })) return;
    for (const one of to) smsOperator(desk, dwzh, one, nr);
  }

  private asked(store: Store, dwzh: string): Asked<What> | undefined {
    const asked = this.all(store).get(dwzh);
    const holds = asked && (this.words.holds?.(store, asked.what) ?? true);
    return holds ? asked : undefined;
  }

  private all(store: Store) {
    return store.table<Asked<What>>(this.table);
  }
}
