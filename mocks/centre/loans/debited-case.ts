import type { StateNote } from '@/api/cases/business';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import { type Fen, moneyText } from '@/domain/money';
import { maskBankCard, maskName } from '@/domain/text/mask';
import { type FiledRow, withOutcome, withRow } from '../cases/batch/filed-row';
import { endCase } from '../cases/case-end';
import { addStep, type CaseRecord, cases, FINAL, moveCase } from '../cases/case-states';
import { ENDED } from '../cases/close-unsuccessful';
import { settled } from '../cases/estimates';
import type { BusinessRule } from '../cases/rule';
import { applicantName } from '../cases/signatures/invitations';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { cardDebits, tryDebit } from './card-debits';
import { type LoanRecord, loanTable } from './loans';
import { holdOrder, orderOn, releaseOrder } from './open-orders';
import { afterFailedRepayment, failedRepaymentNow } from './overdue-reminder';
import { FULL_REPAYMENT } from './repayment/repayment-orders';
import { settledProof } from './repayment/repayment-quote';
import { casesEndingText, settledReason } from './settlement';

type Values = CaseRecord['values'];

/** A business whose cases wait for a repayment on a chosen day. */
interface Debited {
  /** Rule reference for messages about a failure. */
  rules: string;
  words: RepaymentWords;
  /** Field with the chosen day. */
  day: 'yhkr' | 'hkr';
  /** Returns the total and the filed rows for that day. */
  filed(store: Store, loan: LoanRecord, values: Values, day: PlainDate): { je: Fen; rows: readonly FiledRow[] };
  /** Shares of deposit accounts, reserved until booked or given up. */
  shares?(values: Values): readonly OffsetShare[];
  /** Returns why a debit on that day has become pointless; undefined while it has not. */
  fault(store: Store, loan: LoanRecord, record: CaseRecord, day: PlainDate): string | undefined;
  /** Returns the part paid by card. */
  amount(store: Store, loan: LoanRecord, values: Values, day: PlainDate): Fen;
  /** Books the repayment as paid on `day` (today or the day before), `card` of it by card; returns the total and its text. */
  book(tx: Transaction, loan: LoanRecord, record: CaseRecord, day: PlainDate, card: Fen): { je: Fen; yj: string };
}

/** Texts of a repayment in progress, by source of the money. */
interface RepaymentWords {
  /** 待扣款. */
  waiting: string;
  /** 扣款. */
  act: string;
  /** Text of the plan for the day: 从还款卡扣款，请备足款项. */
  plan(values: Values): string;
  /** The same with the amount, for messages. */
  announcement(store: Store, record: CaseRecord): string;
  /** Advice after a refusal, before the retry. */
  help: string;
  /** Timeline step of the retry. */
  again: string;
}

/** Filed row of the debited card. */
export const CARD_ROW = 'hkzh';
const UNKNOWN = '扣款结果待确认';
const BARE = { mx: [], lj: '', ljmc: '' };
/** Link to change the card, for a fault of the card itself. */
const OTHER_CARD = { lj: '/grwt/dkSys/hkxx_bg/hkzh_bg', ljmc: '办理还款账户变更' };

/**
 * Builds the case part of a repayment on a chosen day, from card, deposit accounts or both: tried on its day and retried on the next ones;
 * can be withdrawn unless a bank response is outstanding.
 */
export function debitedCase(
  debited: Debited,
): Pick<
  BusinessRule,
  | 'about'
  | 'accepted'
  | 'approve'
  | 'daily'
  | 'lapses'
  | 'revocable'
  | 'ended'
  | 'note'
  | 'nextStep'
  | 'coming'
  | 'message'
  | 'others'
> {
  const { words } = debited;
  const dayOf = (values: Values): PlainDate => values[debited.day] ?? '';
  const collect = collectionOf(debited);
  return {
    about(store, record) {
      const proof = proofFor(store, record, record.owner);
      return proof && { lj: proof.lj, mc: proof.ljmc };
    },
    accepted({ store }, { ywlsh, ywmc, values }) {
      const { dkzh = '' } = values;
      const shares = debited.shares?.(values) ?? [];
      holdOrder(store, { ywlsh, ywmc, dkzh, day: dayOf(values), shares });
    },
    approve(tx, record, approval) {
      const { ywlsh, values } = record;
      const debit = cardDebits(tx.store).get(ywlsh) ?? { ywlsh, day: dayOf(values), tries: 0 };
      // A clerk's retry of a failed debit runs now.
      cardDebits(tx.store).put(ywlsh, record.ywzt === '81' ? { ...debit, day: tx.today() } : debit);
      return collect(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
    },
    daily: collect,
    // While the bank's answer is outstanding, money may have been taken.
    lapses: (store, record) =>
      cardDebits(store).get(record.ywlsh)?.asked === undefined
        ? settledReason(store, record, { rules: debited.rules, act: '还款' })
        : undefined,
    revocable: (store, { ywlsh }) => cardDebits(store).get(ywlsh)?.asked === undefined,
    ended({ store }, { ywlsh }) {
      cardDebits(store).delete(ywlsh);
      releaseOrder(store, ywlsh);
    },
    note: (store, record) => noteOf(words, store, record),
    nextStep: (store, record) => nextStepFor(store, record, record.owner),
    coming(store, { ywlsh, ywzt, values }) {
      const debit = cardDebits(store).get(ywlsh);
      const loan = loanTable(store).get(values.dkzh ?? '');
      if (!debit || debit.asked || !loan) return undefined;
      const act = `${ywzt === '81' ? '再次' : ''}${words.act}`;
      const shares = debited.shares?.(values);
      const card = () => debited.amount(store, loan, values, debit.day);
      return { day: debit.day, act, card, holder: loan.grzh, shares };
    },
    message: (record, tx) => messageOf(words, record, tx.store),
    // The borrower is notified of a co-borrower's order; signers are notified of the end anyway.
    others(tx, record) {
      const loan = loanTable(tx.store).get(record.values.dkzh ?? '');
      if (!loan || record.ywzt === '80' || record.owner === borrowerOf(loan)) return [];
      const whose = `${maskName(applicantName(tx, record.owner))}为您的贷款${loan.dkzh}申请的`;
      const text = messageOf(words, record, tx.store, { whose, reader: borrowerOf(loan) });
      return text ? [{ ...text, grzh: loan.grzh }] : [];
    },
  };
}

/** Returns the debit of a case's card on its day: paid, refused, or unknown until the next morning. */
function collectionOf(debited: Debited): (tx: Transaction, record: CaseRecord) => CaseRecord {
  const { words } = debited;
  const collect = (tx: Transaction, record: CaseRecord): CaseRecord => {
    const tried = tryIt(tx, record);
    // The retry day replaces the chosen one.
    const day = cardDebits(tx.store).get(tried.ywlsh)?.day;
    const loan = loanTable(tx.store).get(tried.values.dkzh ?? '');
    if (day === undefined || !loan || FINAL.includes(tried.ywzt)) return tried;
    const { je, rows } = debited.filed(tx.store, loan, tried.values, day);
    return refile(tx, { ...tried, je }, withOutcome(tried.sqnr, rows));
  };
  const tryIt = (tx: Transaction, record: CaseRecord): CaseRecord => {
    const { store } = tx;
    const debit = cardDebits(store).get(record.ywlsh);
    const loan = loanTable(store).get(record.values.dkzh ?? '');
    if (!debit || !loan) return record;
    const today = tx.today();
    const fault = debit.asked || today < debit.day ? undefined : debited.fault(store, loan, record, today);
    if (fault !== undefined) return failed(tx, record, fault, undefined);
    const outcome = tryDebit(tx, loan, debit, () => debited.amount(store, loan, record.values, today));
    if (outcome.kind === 'refused') return failed(tx, record, `还款卡${outcome.reason}`, outcome.again);
    if (outcome.kind === 'paid') {
      // The reservation ends so that the shares can be booked.
      releaseOrder(store, record.ywlsh);
      const { rows } = debited.filed(store, loan, record.values, outcome.day);
      const { je, yj } = debited.book(tx, loan, record, outcome.day, outcome.fen);
      const open = { ...reopened(tx, record), je, sqnr: withOutcome(record.sqnr, rows.map(settled)) };
      return moveCase(tx, open, { to: '99', jdmc: '扣款入账', clr: '系统', yj });
    }
    if (outcome.kind === 'waiting' || record.lc.at(-1)?.key === 'debit-unknown') return record;
    const yj = '银行尚未返回扣款结果，下一日对账后告知，请勿重复还款';
    // Leaves the waiting state, so a new processing period starts.
    const open = { ...reopened(tx, record), since: today };
    return addStep(tx, open, { jdmc: UNKNOWN, yj, key: 'debit-unknown' });
  };
  /** Moves a refused repayment to 81 for a retry, or to 80 after the last one. Nothing was taken; the loan is unchanged. */
  const failed = (tx: Transaction, record: CaseRecord, reason: string, again: PlainDate | undefined): CaseRecord => {
    // The amount is recomputed, because interest grows daily.
    const loan = loanTable(tx.store).get(record.values.dkzh ?? '');
    const next = again && loan ? debited.amount(tx.store, loan, record.values, again) : 0n;
    const needed = next > 0n ? `（届时约${moneyText(next)}）` : '';
    const xyb = again ? `${words.help}${needed}，${again}再次扣款` : afterFailedRepayment(tx, loan);
    const sbyy = { yy: `${reason}，未扣款`, gz: debited.rules, xyb };
    const step = { jdmc: failedOf(words), clr: '系统', yj: sbyy.yy, key: 'debit-failed', change: { sbyy } } as const;
    const stopped = moveCase(tx, reopened(tx, record), { to: '81', ...step });
    return again
      ? stopped
      : endCase(tx, stopped, { to: '80', ...step, jdmc: ENDED, yj: '不再扣款，贷款和还款计划不变' });
  };
  /** Moves the case out of 81 for a retry, with the last refusal in the timeline. */
  const reopened = (tx: Transaction, record: CaseRecord): CaseRecord => {
    if (record.ywzt !== '81') return record;
    return moveCase(tx, record, {
      to: '02',
      jdmc: '再次扣款',
      clr: '系统',
      yj: words.again,
      change: { sbyy: undefined },
    });
  };
  return collect;
}

/** Returns the next step after a failed debit by reader: only the borrower changes the card, only the applicant withdraws. */
function nextStepFor(store: Store, { owner, ywzt, lc, sbyy, values }: CaseRecord, reader: string): string | undefined {
  if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return undefined;
  const loan = loanTable(store).get(values.dkzh ?? '');
  if (ywzt !== '81') return failedRepaymentNow(loan, sbyy.xyb);
  const card = `还款卡不能使用的请${loan && reader === borrowerOf(loan) ? '' : '借款人'}恢复或办理“还款账户变更”`;
  return `${sbyy.xyb}；${card}；不再需要的${reader === owner ? '可以' : '请申请人'}撤回`;
}

/** Link to the certificate of a paid-off loan, for its borrower only. */
function proofFor(store: Store, { ywzt, values }: CaseRecord, reader: string) {
  const loan = loanTable(store).get(values.dkzh ?? '');
  return ywzt === '99' && loan && reader === borrowerOf(loan) ? settledProof(loan) : undefined;
}

const borrowerOf = ({ grzh }: LoanRecord) => ownerOf({ kind: 'person', grzh });

function noteOf(words: RepaymentWords, store: Store, record: CaseRecord): StateNote | undefined {
  const { ywlsh, ywzt, owner, lc, sbyy, values } = record;
  const debit = cardDebits(store).get(ywlsh);
  if (ywzt === '02' && debit?.asked) return { mc: UNKNOWN, lx: 'waiting', nr: lc.at(-1)?.yj ?? '', ...BARE };
  if (ywzt === '02') {
    return { mc: words.waiting, lx: 'waiting', nr: `${debit?.day}${words.plan(values)}`, ...BARE };
  }
  const next = nextStepFor(store, record, owner);
  if (!sbyy || next === undefined) return undefined;
  const mc = failedOf(words);
  const nr = `${sbyy.yy}。${next}`;
  if (ywzt !== '81') return { mc, lx: 'ended', nr, ...BARE };
  const loan = loanTable(store).get(values.dkzh ?? '');
  const way = loan && owner === borrowerOf(loan) ? OTHER_CARD : {};
  return { mc: `${mc}，待再次${words.act}`, lx: 'attention', nr, ...BARE, ...way };
}

function messageOf(
  words: RepaymentWords,
  record: CaseRecord,
  store: Store,
  { whose, reader } = { whose: '您的', reader: record.owner },
) {
  const { ywmc, ywzt, lc, sbyy, ywlsh } = record;
  const last = lc.at(-1);
  if (ywzt === '99') {
    const nr = `${whose}${ywmc}（${ywlsh}）已办结：${last?.yj}。`;
    return { title: `${ywmc}已办结`, nr, ...proofFor(store, record, reader) };
  }
  if (ywzt === '02' && last?.key === 'debit-unknown')
    return { title: UNKNOWN, nr: `${whose}${ywmc}（${ywlsh}）${last.yj}。` };
  if (ywzt === '02') {
    const { hklx, dkzh = '' } = record.values;
    const ending = hklx === FULL_REPAYMENT ? casesEndingText(store, dkzh, ywlsh) : '';
    const day = cardDebits(store).get(ywlsh)?.day;
    const nr = `${whose}${ywmc}已受理（${ywlsh}），将于${day}${words.announcement(store, record)}。${ending && `在办的${ending}。`}`;
    return { title: `${ywmc}已受理`, nr };
  }
  const next = nextStepFor(store, record, reader);
  if (!sbyy || next === undefined) return undefined;
  return {
    title: `${ywmc}${failedOf(words)}`,
    nr: `${whose}${ywmc}（${ywlsh}）${failedOf(words)}：${sbyy.yy}。${next}。`,
  };
}

const failedOf = ({ act }: RepaymentWords) => `${act}未成功`;

/** Redirects scheduled repayments of a loan to its new card. */
export function changeCard(tx: Transaction, { dkzh, hkzh }: LoanRecord): void {
  const waiting = cases(tx.store).get(orderOn(tx.store, dkzh)?.ywlsh ?? '');
  if (waiting) refile(tx, waiting, withRow(waiting.sqnr, CARD_ROW, maskBankCard(hkzh)));
}

/** Updates the filed rows to the present data. */
function refile(tx: Transaction, record: CaseRecord, sqnr: CaseRecord['sqnr']): CaseRecord {
  const refiled = { ...record, sqnr };
  cases(tx.store).put(record.ywlsh, refiled);
  return refiled;
}

/** Last digits of the loan's repayment card. */
export function debitCardOf(store: Store, { dkzh = '' }: Values): string {
  return `尾号${(loanTable(store).get(dkzh)?.hkzh ?? '').slice(-4)}的还款卡`;
}
