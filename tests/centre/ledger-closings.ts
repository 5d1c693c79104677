import { cases } from '@mocks/centre/cases/case-states';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { openApplicantSignature, openInvitedSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { lastSpan, persons, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { fillCards } from '@mocks/centre/loans/card';
import { planChange } from '@mocks/centre/loans/changes/plan-change';
import { repaymentDays } from '@mocks/centre/loans/debit-days';
import { drawable, drawDays } from '@mocks/centre/loans/deposit-draws';
import { loanTable, owedPrincipal } from '@mocks/centre/loans/loans';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { operatePhone } from '@mocks/centre/phone';
import { accountSeals } from '@mocks/centre/registers/life-registers';
import { openListOf } from '@mocks/centre/remittance/list/records';
import { addDays, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';

/** What has been done, as it would be done again word for word. */
export type Call = (tx: Transaction) => unknown;

const PAYEE = { skzhly: '1', skyhdm: '', skyhzh: '', ywwd: '0101', cns: '1' };

/** A retired member's account is sealed, then closed with all that is in it. */
export function closingCall(tx: Transaction, grzh: string, approved: boolean): Call {
  const actor: Actor = { kind: 'person', grzh };
  const ywlsh = issueNumber(tx, actor, 'TQ0103');
  return (later) => {
    sealForGood(later, grzh);
    const answer = submit(later, actor, { ...PAYEE, txlx: '1', txrq: '2020-01-01', ywlx: 'TQ0103', ywlsh });
    const waits = approved && cases(later.store).get(ywlsh)?.ywzt === '98';
    return waits ? review(later, { ywlsh, result: 'approve', opinion: '同意' }) : answer;
  };
}

function sealForGood(tx: Transaction, grzh: string): void {
  const person = persons(tx.store).get(grzh);
  const span = person && lastSpan(person);
  if (!person || !span || person.grzhzt !== '01') return;
  const due = shiftMonth(units(tx.store).get(span.dwzh)?.jzny ?? '', 1);
  if (openListOf(tx.store, span.dwzh) || span.from >= due) return;
  const spans = [...person.spans.slice(0, -1), { ...span, to: shiftMonth(due, -1) }];
  persons(tx.store).put(grzh, { ...person, grzhzt: '02', spans });
  accountSeals(tx.store).put(grzh, { grzh, fcyy: '02', fcrq: tx.today() });
}

interface Order {
  chfs: string;
  thfs: string;
  days: number;
  keep: number;
  both: boolean;
}

/** The borrower signs for offsetting the loan or ends it; whoever takes part signs on an own phone. */
export function offsetCall(tx: Transaction, { chfs, thfs, days, keep, both }: Order): Call {
  const [loan] = loanTable(tx.store).values();
  const actor = { kind: 'person', grzh: loan?.grzh ?? '' } as const;
  const ywlsh = issueNumber(tx, actor, 'GD0601');
  const others = both ? (loan?.coBorrowers ?? []) : [];
  const chry = [actor.grzh, ...others].map((grzh, index) => ({ grzh, sxh: String(index + 1) }));
  const yearly = { thfs, cxr: addDays(tx.today(), days) };
  const signing = { czlx: '1', chfs, blje: toYuan(BigInt(keep)), chry, ...(chfs === '02' ? yearly : {}) };
  const values = chfs === '' ? { czlx: '2', jcyy: '不再需要' } : signing;
  return (later) => {
    const qmbh = ownSignature(later, actor, ywlsh, chfs === '' ? '解除冲还贷申请书' : '冲还贷协议');
    const answer = submit(later, actor, { ...values, dkzh: loan?.dkzh, cns: '1', qmbh, ywlx: 'GD0601', ywlsh });
    for (const grzh of chfs === '' ? [] : others) signInvited(later, { kind: 'person', grzh }, ywlsh);
    return answer;
  };
}

function ownSignature(tx: Transaction, actor: Actor, ywlsh: string, wsmc: string): string {
  const { uuid } = openApplicantSignature(tx, tx.now(), actor, { ywlsh, wsmc });
  operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
  return signState(tx, tx.now(), actor, uuid).qmbh;
}

function signInvited(tx: Transaction, actor: Actor, ywlsh: string): void {
  const asked = [...signatures(tx.store).values()].find((one) => one.ywlsh === ywlsh && one.uuid && one.zt === '0');
  if (!asked) return;
  const { uuid } = openInvitedSignature(tx, tx.now(), actor, asked.qmbh);
  operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
  signState(tx, tx.now(), actor, uuid);
}

interface Repaying {
  hklx: string;
  /** Of what is owed. */
  percent: number;
  thfs: string;
  ahead: number;
}

/** The borrower orders a repayment from the card, for one of the days there are. */
export function repayCall(tx: Transaction, { hklx, percent, thfs, ahead }: Repaying): Call | undefined {
  const [loan] = loanTable(tx.store).values();
  const days = loan ? repaymentDays(tx.store, loan, tx.today()) : [];
  if (!loan || days.length === 0) return undefined;
  const actor = { kind: 'person', grzh: loan.grzh } as const;
  const ywlsh = issueNumber(tx, actor, 'GD0602');
  const thje = toYuan((owedPrincipal(tx.store, loan) * BigInt(percent)) / 100n);
  const values = { hklx, thje, thfs, dkzh: loan.dkzh, yhkr: days[ahead % days.length] };
  return (later) => submit(later, actor, { ...values, ywlx: 'GD0602', ywlsh });
}

interface Drawing extends Repaying {
  both: boolean;
}

/** The borrower, or both, draw that much of what their accounts give, for one of the days there are; who takes part signs. */
export function drawCall(tx: Transaction, { hklx, percent, thfs, ahead, both }: Drawing): Call | undefined {
  const [loan] = loanTable(tx.store).values();
  const days = loan ? drawDays(tx, loan) : [];
  if (!loan || days.length === 0) return undefined;
  const actor = { kind: 'person', grzh: loan.grzh } as const;
  const ywlsh = issueNumber(tx, actor, 'GD0605');
  const people = [loan.grzh, ...(both ? (loan.coBorrowers ?? []) : [])];
  const tqry = people.map((grzh) => ({ grzh, bctqje: toYuan((drawable(tx.store, grzh) * BigInt(percent)) / 100n) }));
  const values = { hklx, thfs, tqry, dkzh: loan.dkzh, hkr: days[ahead % days.length], cns: '1' };
  return (later) => {
    const qmbh = ownSignature(later, actor, ywlsh, '住房公积金提取还贷授权书');
    const answer = submit(later, actor, { ...values, qmbh, ywlx: 'GD0605', ywlsh });
    for (const grzh of loan.coBorrowers ?? []) signInvited(later, { kind: 'person', grzh }, ywlsh);
    return answer;
  };
}

/** The borrower changes the method or the term; who borrows along signs, a clerk agrees to a longer term. */
export function termsCall(tx: Transaction, { months }: { months: number }): Call | undefined {
  const [loan] = loanTable(tx.store).values();
  if (!loan) return undefined;
  const actor = { kind: 'person', grzh: loan.grzh } as const;
  const left = loan.months - loan.paid;
  const ywlx = months === 0 ? 'GD0404' : 'GD0406';
  const term = { bglx: months < 0 ? '1' : '2', xzhhkqx: String(left + months), bgyy: '2' };
  const asked = { dkzh: loan.dkzh, ...(months === 0 ? { xhkfs: loan.hkfs === '01' ? '02' : '01' } : term) };
  const ywlsh = issueNumber(tx, actor, ywlx);
  const cbyd = planChange(tx, actor, asked).bj;
  return (later) => {
    const qmbh = ownSignature(later, actor, ywlsh, '借款合同补充协议');
    const answer = submit(later, actor, { ...asked, cbyd, cns: '1', qmbh, ywlx, ywlsh });
    if (months > 0 && cases(later.store).get(ywlsh)?.ywzt === '98')
      review(later, { ywlsh, result: 'approve', opinion: '同意' });
    for (const grzh of loan.coBorrowers ?? []) signInvited(later, { kind: 'person', grzh }, ywlsh);
    return answer;
  };
}

/** Somebody pays in: the repayment cards hold enough again. */
export function filledCard(tx: Transaction): void {
  for (const { grzh } of [...loanTable(tx.store).values()]) fillCards(tx.store, grzh);
}

/** The repayment card runs empty. */
export function emptyCard(tx: Transaction): void {
  for (const loan of [...loanTable(tx.store).values()]) {
    loanTable(tx.store).put(loan.dkzh, { ...loan, cardShortFrom: loan.cardShortFrom ?? tx.today() });
  }
}
