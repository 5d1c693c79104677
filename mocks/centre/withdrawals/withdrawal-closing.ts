// Closing withdrawals: the whole balance with the interest to date, the account closed (domain catalogue 2.3, type 12).
import { fundTime, monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { divideHalfUp, type Fen, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { agreements } from '../cases/agreements';
import { type CaseRecord, moveCase } from '../cases/case-states';
import { issueDocument } from '../documents/document';
import { lastPaidMonth } from '../kernel/account-figures';
import { interestDue } from '../kernel/deposit-interest';
import { type Desk, ownerOf } from '../kernel/desk';
import { balanceOf, memberAccount, post, postingsOf } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { type PersonRecord, persons } from '../kernel/people';
import { endedAfter, stayFrom } from '../kernel/spans';
import type { Store } from '../kernel/store';
import { aliveUses } from './vouchers';

/** All of an estate or account, in hundredths of a percent. */
export const WHOLE = 10_000n;

export interface ClosingFigures {
  balance: Fen;
  /** Interest to date, not yet in the balance. */
  interest: Fen;
  total: Fen;
}

/** What closing the account on a day pays. */
export function closingFigures(store: Store, grzh: string, day: string): ClosingFigures {
  const account = memberAccount(grzh);
  const balance = balanceOf(store, account);
  const due = interestDue(postingsOf(store, account), day);
  const interest = due > 0n ? due : 0n;
  return { balance, interest, total: balance + interest };
}

/** A part of what is there, as long as `left` of the whole is not paid; the last one takes all of it, to the fen. */
export function closingShare(total: Fen, share: bigint, left: bigint): Fen {
  return share >= left ? total : divideHalfUp(total * share, left);
}

/** Which account a withdrawal is paid from, and which part of it: an heir's is another one's. */
export function closingSource({ owner, values }: Pick<CaseRecord, 'owner' | 'values'>): {
  grzh: string;
  share: bigint;
} {
  // Both are set by the rule that took the case in, never by what was sent.
  return { grzh: values.tqzh || owner.slice('person:'.length), share: BigInt(values.tqfe || WHOLE) };
}

interface ClosingRecord {
  ywlsh: string;
  grzh: string;
  share: bigint;
  fen: Fen;
}

const closings = (store: Store) => store.table<ClosingRecord>('closings');

/** Hundredths of a percent of an account that are not paid out yet. */
export function shareLeft(store: Store, grzh: string): bigint {
  let left = WHOLE;
  for (const closing of closings(store).values()) if (closing.grzh === grzh) left -= closing.share;
  return left;
}

/**
 * Pays a closing withdrawal that stands in 02: interest to date is booked, then the balance or the share is paid out. With the
 * last share the account is closed.
 */
export function payClosing(desk: Desk, record: CaseRecord): CaseRecord {
  const { store } = desk;
  const { grzh, share } = closingSource(record);
  const person = persons(store).get(grzh);
  const left = shareLeft(store, grzh);
  // Whoever pays has asked what stands against it (payout-fault.ts).
  if (!person || share > left) throw new Error(`${record.ywlsh}: nothing to close`);
  const { ywlsh } = record;
  const { interest, total } = closingFigures(store, grzh, desk.today());
  const member = memberAccount(grzh);
  const common = { date: desk.today(), kind: '12', ywlsh };
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
  if (share === left) close(desk, person, record.ywmc);
  const closed = share === left;
  // Somebody else's balance is not the applicant's.
  const ofOther = record.owner !== `person:${grzh}`;
  const closing = closed ? `，${ofOther ? '被继承人账户' : '个人账户'}已销户` : '';
  const paid = moveCase(desk, record, {
    to: '99',
    jdmc: '资金划转',
    clr: '系统',
    yj: `${moneyText(fen)}（含销户利息）已转入收款账户${closing}`,
    change: {
      dzje: fen,
      dzrq: desk.today(),
      ...(ofOther ? {} : { grzhye: balanceOf(store, member) }),
      sbyy: undefined,
    },
  });
  issueStatement(desk, paid, person, { balance: total - interest, interest, total }, fen);
  tellHeirs(desk, paid, person, closed);
  return paid;
}

function close(desk: Desk, person: PersonRecord, ywmc: string): void {
  const { store, today } = desk;
  const paying = person.grzhzt === '01';
  const last = lastPaidMonth(store, person) || shiftMonth(stayFrom(person.spans) || monthOf(today()), -1);
  const spans = paying ? endedAfter(person.spans, last) : person.spans;
  persons(store).put(person.grzh, { ...person, spans, grzhzt: '05' });
  if (paying) tellEmployer(desk, person, ywmc, shiftMonth(last, 1));
  for (const agreement of [...agreements(store).values()]) {
    if (agreement.grzh !== person.grzh || agreement.zt === '0') continue;
    agreements(store).put(agreement.xybh, { ...agreement, zt: '0', zzyy: '个人账户已销户', zzrq: today() });
  }
}

/** Whose account was not sealed before: the unit takes nobody off its list. */
function tellEmployer(desk: Desk, { grzh, xingming, spans }: PersonRecord, ywmc: string, from: PlainMonth): void {
  const dwzh = spans.at(-1)?.dwzh;
  if (!dwzh || dwzh === FLEXIBLE) return;
  const nr = `${xingming}（个人账号${grzh}）已办理${ywmc}，个人账户销户，自${from}起不再汇缴，无需办理封存。`;
  const message = { title: '职工账户销户', nr, xxlx: '缴存通知', fssj: fundTime(desk.now()), ywlsh: '' };
  sendMessage(desk.store, { ...message, xxId: `xh-${grzh}`, owner: ownerOf({ kind: 'unit', dwzh }) });
}

/** The other heirs hear of each share that is paid (domain catalogue TQ0199). */
function tellHeirs(desk: Desk, { ywlsh, owner }: CaseRecord, deceased: PersonRecord, closed: boolean): void {
  const others = aliveUses(desk.store, ywlsh, ({ bjcrzh }) => bjcrzh === deceased.grzh);
  for (const { grzh } of others) {
    const heir = persons(desk.store).get(grzh);
    if (!heir || owner === `person:${grzh}`) continue;
    const nr = `被继承人${maskName(deceased.xingming)}账户的一份继承提取已支付${closed ? '，该账户已销户' : ''}。`;
    const fssj = fundTime(desk.now());
    const message = { title: '继承提取进展', nr, xxlx: '办件通知', fssj, ywlsh: '' };
    sendMessage(desk.store, { ...message, xxId: `jc-${ywlsh}-${grzh}`, owner: `person:${grzh}` });
    send(desk, { kind: 'sms', to: heir.sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
  }
}

/** The closing statement with the interest (domain catalogue 8). */
function issueStatement(desk: Desk, record: CaseRecord, person: PersonRecord, figures: ClosingFigures, fen: Fen): void {
  issueDocument(desk, {
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
        { label: '结算日期', value: desk.today() },
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
