// Approval by a second operator of a unit (双人复核) for requests that are no cases.

import { fundTime, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import { sendMessage } from '../kernel/messages/messages';
import { unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction, transactionOn } from '../kernel/transaction';
import { isRepeatDay } from '../kernel/working-days';
import { smsOperator } from './operator-sms';
import {
  actingOperator,
  checkRefusal,
  mayCheck,
  mayCheckFor,
  type OperatorEntry,
  operatorNames,
  operatorsOf,
} from './operators';

interface Asked<What> {
  what: What;
  jbrzjhm: string;
  jbrxm: string;
  sj: string;
}

/** A pending request, with the signed-in operator's rights to answer it (`kty`) or withdraw it (`kqx`). */
export interface PendingApproval<What> {
  what: What;
  jbrxm: string;
  sj: string;
  kty: boolean;
  kqx: boolean;
}

/** Texts of a kind of request: title, subject, and page of the answer. */
interface Words<What> {
  title: string;
  text: (what: What) => string;
  page: string;
  /** Returns whether the request still applies; always if absent. */
  holds?: (store: Store, what: What) => boolean;
}

const NOBODY = '没有待确认的申请，请刷新后查看';

/**
 * A unit has one pending request per kind; `table` names the kind. The requester may replace the request; other operators must answer it
 * first.
 */
export class SecondApproval<What> {
  constructor(
    private readonly table: string,
    private readonly words: Words<What>,
  ) {}

  /** Stores a request and notifies the approvers at once. @throws BusinessError while another operator's request is pending */
  ask(tx: Transaction, actor: Actor, what: What): void {
    const { dwzh } = unitOf(tx, actor);
    const self = actingOperator(tx, actor);
    const { jbrzjhm = '', jbrxm = '' } = self ?? {};
    const former = this.asked(tx.store, dwzh);
    // Another operator's request is answered, never overwritten.
    if (former && former.jbrzjhm !== jbrzjhm)
      throw new BusinessError(REFUSED, `${former.jbrxm}的申请待确认，请先确认或不同意`);
    const asked = { what, jbrzjhm, jbrxm, sj: fundTime(tx.now()) };
    this.all(tx.store).put(dwzh, asked);
    this.tell(tx, dwzh, asked, '须本单位另一名操作员确认后生效');
  }

  waiting(tx: Transaction, actor: Actor): PendingApproval<What> | undefined {
    const asked = this.asked(tx.store, unitOf(tx, actor).dwzh);
    if (!asked) return undefined;
    const self = actingOperator(tx, actor);
    const kqx = self?.jbrzjhm === asked.jbrzjhm;
    const { what, jbrxm, sj } = asked;
    return { what, jbrxm, sj, kqx, kty: self !== undefined && !kqx && mayCheckFor(self, asked.jbrzjhm) };
  }

  /**
   * Stores the answer. A withdrawal notifies the approvers here; a refusal is announced by its business.
   * @returns the request, its requester, and whether it takes effect: not after a refusal or the requester's own withdrawal (`own`)
   * @throws BusinessError without a pending request or the right to answer
   */
  answer(
    tx: Transaction,
    actor: Actor,
    agreed: boolean,
  ): { what: What; jbrxm: string; jbr: OperatorEntry | undefined; agreed: boolean; own: boolean } {
    const asked = this.waiting(tx, actor);
    if (!asked) throw new BusinessError(REFUSED, NOBODY);
    if (agreed && asked.kqx) throw new BusinessError(REFUSED, '须由另一名操作员确认，不能自己确认');
    if (!asked.kqx && !asked.kty) this.refuse(tx, actor);
    const unit = unitOf(tx, actor);
    const former = this.all(tx.store).get(unit.dwzh);
    this.all(tx.store).delete(unit.dwzh);
    if (former && asked.kqx) this.takeBack(tx, unit.dwzh, former);
    const jbr = operatorsOf(unit).find(({ jbrzjhm }) => jbrzjhm === former?.jbrzjhm);
    return { what: asked.what, jbrxm: asked.jbrxm, jbr, agreed, own: asked.kqx };
  }

  /**
   * Drops a request about something that became pointless, and notifies requester and approvers of the reason.
   * @returns the dropped request
   */
  drop(
    tx: Transaction,
    dwzh: string,
    { title, about, why }: { title: string; about: (what: What) => boolean; why: string },
  ): Asked<What> | undefined {
    const asked = this.all(tx.store).get(dwzh);
    if (!asked || !about(asked.what)) return undefined;
    this.all(tx.store).delete(dwzh);
    const { jbrxm, sj, what } = asked;
    const nr = `${why}，${jbrxm}于${sj}申请${this.words.text(what)}不再需要确认，未更改。`;
    this.send(tx, dwzh, { title, nr, what, to: this.answerers(tx.store, dwzh, asked, { asker: true }) });
    return asked;
  }

  private takeBack(tx: Transaction, dwzh: string, asked: Asked<What>): void {
    const { jbrxm, sj, what } = asked;
    const nr = `${jbrxm}于${sj}申请${this.words.text(what)}，已由${jbrxm}撤销，不再需要确认，未更改。`;
    this.send(tx, dwzh, { title: '申请已撤销', nr, what, to: this.answerers(tx.store, dwzh, asked) });
  }

  /** @throws BusinessError with the reason against this operator */
  private refuse(tx: Transaction, actor: Actor): never {
    const self = actingOperator(tx, actor);
    const { jbrzjhm, jbrxm = '' } = this.asked(tx.store, unitOf(tx, actor).dwzh) ?? {};
    const usual = !self || !mayCheck(self);
    throw new BusinessError(REFUSED, usual ? '只有复核岗或管理岗可以确认' : checkRefusal(self, jbrzjhm, jbrxm));
  }

  /** Daily job: reminds the approvers every p.fhTx working days, as for a case. */
  remind(store: Store, day: PlainDate): void {
    for (const { dwzh } of units(store).values()) {
      const asked = this.asked(store, dwzh);
      if (asked && isRepeatDay(day, asked.sj.slice(0, 10), policyCount('p.fhTx')))
        this.tell(transactionOn(store, day), dwzh, asked, '尚未确认');
    }
  }

  private tell(tx: Transaction, dwzh: string, asked: Asked<What>, state: string): void {
    const others = this.answerers(tx.store, dwzh, asked);
    const { title, text, page } = this.words;
    const { what, jbrxm, sj } = asked;
    const nr = `${jbrxm}于${sj}申请${text(what)}，${state}，请${operatorNames(others)}在“${page}”中确认或不同意。如非本单位操作，请立即联系12329。`;
    this.send(tx, dwzh, { title, nr, what, to: others });
  }

  /** Returns the operators who may approve; with `asker` the requester too. */
  private answerers(store: Store, dwzh: string, { jbrzjhm }: Asked<What>, { asker = false } = {}): OperatorEntry[] {
    const unit = units(store).get(dwzh);
    const all = unit ? operatorsOf(unit) : [];
    return all.filter((one) => mayCheckFor(one, jbrzjhm) || (asker && one.jbrzjhm === jbrzjhm));
  }

  private send(
    tx: Transaction,
    dwzh: string,
    { title, nr, what, to }: { title: string; nr: string; what: What; to: readonly OperatorEntry[] },
  ): void {
    const fssj = fundTime(tx.now());
    const owner = ownerOf({ kind: 'unit', dwzh });
    const xxId = `${this.table}-${dwzh}-${fssj}-${title}-${this.words.text(what)}`;
    if (!sendMessage(tx.store, { xxId, owner, title, nr, xxlx: '账户通知', fssj, ywlsh: '' })) return;
    for (const one of to) smsOperator(tx, dwzh, one, nr);
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
