// Closing withdrawals: the whole balance with the interest to date, the account closed (docs/rules/ledger.md, Individual entries).
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { divideHalfUp, type Fen, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { notify } from '../access/notify';
import { endAgreementsByState } from '../cases/agreements';
import { type CaseRecord, moveCase } from '../cases/case-states';
import { issueDocument } from '../documents/document';
import { lastPaidMonth } from '../kernel/accounts/account-figures';
import { endedAfter, stayFrom } from '../kernel/accounts/contribution-periods';
import { interestDue } from '../kernel/accounts/deposit-interest';
import { balanceOf, memberAccount, post, postingsOf } from '../kernel/accounts/ledger';
import { type PersonRecord, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerId, ownerOf, type Transaction } from '../kernel/transaction';
import { aliveUses } from './vouchers';

/** The whole of an estate or account, in hundredths of a percent. */
export const FULL_SHARE = 10_000n;

export interface ClosingFigures {
  balance: Fen;
  /** Interest to date, not yet in the balance. */
  interest: Fen;
  total: Fen;
}

/** Returns the amount paid by closing the account on a day. */
export function closingFiguresOf(store: Store, grzh: string, day: string): ClosingFigures {
  const account = memberAccount(grzh);
  const balance = balanceOf(store, account);
  const due = interestDue(postingsOf(store, account), day);
  const interest = due > 0n ? due : 0n;
  return { balance, interest, total: balance + interest };
}

/** Returns a share of the total while `left` of it is unpaid; the last share takes the rest, exact to the fen. */
export function closingShare(total: Fen, share: bigint, left: bigint): Fen {
  return share >= left ? total : divideHalfUp(total * share, left);
}

/** Returns the account that pays a withdrawal, and the share; an heir's withdrawal comes from the deceased's account. */
export function closingSource({ owner, values }: Pick<CaseRecord, 'owner' | 'values'>): {
  grzh: string;
  share: bigint;
} {
  // Both are set by the rule at acceptance, not taken from the request.
  return { grzh: values.tqzh || ownerId(owner, 'person'), share: BigInt(values.tqfe || FULL_SHARE) };
}

interface ClosingRecord {
  ywlsh: string;
  grzh: string;
  share: bigint;
  fen: Fen;
}

const closings = (store: Store) => store.table<ClosingRecord>('closings');

/** Returns the unpaid share of an account, in hundredths of a percent. */
export function remainingShare(store: Store, grzh: string): bigint {
  let left = FULL_SHARE;
  for (const closing of closings(store).values()) if (closing.grzh === grzh) left -= closing.share;
  return left;
}

/**
 * Pays a closing withdrawal in state 02: books interest to date, pays the balance or the share, and closes the account with the last share.
 */
export function payClosing(tx: Transaction, record: CaseRecord): CaseRecord {
  const { store } = tx;
  const { grzh, share } = closingSource(record);
  const person = persons(store).get(grzh);
  const left = remainingShare(store, grzh);
  // payout-fault.ts has ruled this out before the payment.
  if (!person || share > left) throw new Error(`${record.ywlsh}: nothing to close`);
  const { ywlsh } = record;
  const { interest, total } = closingFiguresOf(store, grzh, tx.today());
  const member = memberAccount(grzh);
  const common = { date: tx.today(), kind: '12', ywlsh };
  if (interest > 0n) {
    const lines = [
      { account: member, fen: interest },
      { account: 'interest-expense', fen: -interest },
    ];
    post(store, { ...common, id: `tq:${ywlsh}:lx`, zhaiyao: '销户利息', lines });
  }
  const fen = closingShare(total, share, left);
  const lines = [
    { account: member, fen: -fen },
    { account: 'bank', fen },
  ];
  post(store, { ...common, id: `tq:${ywlsh}`, zhaiyao: record.ywmc, lines });
  closings(store).put(ywlsh, { ywlsh, grzh, share, fen });
  if (share === left) close(tx, person, record);
  const closed = share === left;
  // The balance of another person's account is not shown to the applicant.
  const ofOther = record.owner !== ownerOf({ kind: 'person', grzh });
  const closing = closed ? `，${ofOther ? '被继承人账户' : '个人账户'}已销户` : '';
  const paid = moveCase(tx, record, {
    to: '99',
    jdmc: '资金划转',
    clr: '系统',
    yj: `${moneyText(fen)}（含销户利息）已转入收款账户${closing}`,
    change: {
      dzje: fen,
      dzrq: tx.today(),
      ...(ofOther ? {} : { grzhye: balanceOf(store, member) }),
      sbyy: undefined,
    },
  });
  issueStatement(tx, paid, person, { balance: total - interest, interest, total }, fen);
  notifyHeirs(tx, paid, person, closed);
  return paid;
}

function close(tx: Transaction, person: PersonRecord, { ywmc, owner }: CaseRecord): void {
  const { store, today } = tx;
  const paying = person.grzhzt === '01';
  const last = lastPaidMonth(store, person) || shiftMonth(stayFrom(person.spans) || monthOf(today()), -1);
  const spans = paying ? endedAfter(person.spans, last) : person.spans;
  const closed = { ...person, spans, grzhzt: '05' };
  persons(store).put(person.grzh, closed);
  if (paying) notifyEmployer(tx, person, ywmc, shiftMonth(last, 1));
  // Closed by heirs: no SMS to the number of the deceased. They hear of the payment themselves.
  endAgreementsByState(tx, closed, owner === ownerOf({ kind: 'person', grzh: person.grzh }) ? {} : { phone: '' });
}

/** Notifies the unit that a contributing account was closed, because the unit did not seal it. */
function notifyEmployer(
  tx: Transaction,
  { grzh, xingming, spans }: PersonRecord,
  ywmc: string,
  from: PlainMonth,
): void {
  const dwzh = spans.at(-1)?.dwzh;
  if (!dwzh || dwzh === FLEXIBLE) return;
  notify(tx, ownerOf({ kind: 'unit', dwzh }), 'member-account-closed', { xingming, grzh, ywmc, from });
}

/** Notifies the other heirs of each paid share (docs/rules/tq0199-other-reason.md, Messages). */
function notifyHeirs(tx: Transaction, { ywlsh, owner }: CaseRecord, deceased: PersonRecord, closed: boolean): void {
  const others = aliveUses(tx.store, ywlsh, ({ bjcrzh }) => bjcrzh === deceased.grzh);
  for (const { grzh } of others) {
    const heir = persons(tx.store).get(grzh);
    if (!heir || owner === ownerOf({ kind: 'person', grzh })) continue;
    const data = { ywlsh, deceased: deceased.xingming, closed };
    notify(tx, ownerOf({ kind: 'person', grzh }), 'inheritance-paid', data);
  }
}

/** Issues the closing statement with the interest (docs/rules/withdrawals.md, Effect on the ledger). */
function issueStatement(
  tx: Transaction,
  record: CaseRecord,
  person: PersonRecord,
  figures: ClosingFigures,
  fen: Fen,
): void {
  issueDocument(tx, {
    owner: record.owner,
    kind: '31',
    ywlsh: record.ywlsh,
    once: `xh:${record.ywlsh}`,
    yt: '销户提取结算',
    content: {
      title: '住房公积金销户结算单',
      facts: [
        { label: '业务流水号', value: record.ywlsh },
        { label: '账户所有人', value: person.xingming },
        { label: '个人账号', value: person.grzh },
        { label: '结算日期', value: tx.today() },
        { label: '账户余额', value: moneyText(figures.balance) },
        { label: '截至结算日利息', value: moneyText(figures.interest) },
        { label: '本息合计', value: moneyText(figures.total) },
        { label: '本次支付', value: moneyText(fen) },
        { label: '收款账户尾号', value: (record.values.skyhzh ?? '').slice(-4) },
      ],
      seal: true,
    },
  });
}
