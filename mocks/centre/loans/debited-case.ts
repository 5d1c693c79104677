import type { StateNote } from '@/api/business';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import { maskBankCard, maskName } from '@/domain/mask';
import { type Fen, moneyText } from '@/domain/money';
import { endCase } from '../cases/case-end';
import { addStep, type CaseRecord, cases, FINAL, moveCase } from '../cases/case-states';
import { settled } from '../cases/estimates';
import { type FiledRow, withOutcome, withRow } from '../cases/filed-row';
import { ENDED } from '../cases/given-up';
import type { BusinessRule } from '../cases/rule';
import { applicantName } from '../cases/signatures/invitations';
import { type Desk, ownerOf } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { cardDebits, tryDebit } from './card-debits';
import { type LoanRecord, loans } from './loans';
import { holdOrder, orderOn, releaseOrder } from './open-orders';
import { afterGivenUp, givenUpNow } from './overdue-reminder';
import { settledProof } from './repayment-quote';

type Values = CaseRecord['values'];

/** What a business says of the repayment that its cases wait for, on the day that was chosen. */
interface Debited {
  /** Named in what is told of a failure. */
  rules: string;
  words: RepaymentWords;
  /** The value that is the day which was chosen. */
  day: 'yhkr' | 'hkr';
  /** What it takes on that day, in all and as it is filed. */
  filed(store: Store, loan: LoanRecord, values: Values, day: PlainDate): { je: Fen; rows: readonly FiledRow[] };
  /** What deposit accounts give: held for it until it is booked or given up. */
  shares?(values: Values): readonly OffsetShare[];
  /** Why there is nothing to be debited for on that day any more; undefined while there is. */
  fault(store: Store, loan: LoanRecord, record: CaseRecord, day: PlainDate): string | undefined;
  /** What of it the card pays. */
  amount(store: Store, loan: LoanRecord, values: Values, day: PlainDate): Fen;
  /** Books it as paid on `day`, today or the day before, `card` of it by the card: the whole, and what came of it in words. */
  book(desk: Desk, loan: LoanRecord, record: CaseRecord, day: PlainDate, card: Fen): { je: Fen; yj: string };
}

/** What a repayment is called on its way, by where its money comes from. */
interface RepaymentWords {
  /** 待扣款. */
  waiting: string;
  /** 扣款. */
  act: string;
  /** 从还款卡扣款，请备足款项: what comes on the day. */
  plan(values: Values): string;
  /** The same with the amount, as it is told. */
  told(store: Store, record: CaseRecord): string;
  /** What helps after a refusal, before it is tried again. */
  help: string;
  /** Of the step that tries it again. */
  again: string;
}

/** The filed row of the card that is debited. */
export const CARD_ROW = 'hkzh';
const UNKNOWN = '扣款结果待确认';
const BARE = { mx: [], lj: '', ljmc: '' };
/** What helps where the card itself is what is wrong. */
const OTHER_CARD = { lj: '/grwt/dkSys/hkxx_bg/hkzh_bg', ljmc: '办理还款账户变更' };

/**
 * The half of a business whose cases wait for a repayment on a day, from the loan's card, from deposit accounts or from both: tried on
 * its day and, when the bank refuses, on the next ones; may be taken back as long as nobody has to ask what the bank did.
 */
export function debitedCase(
  debited: Debited,
): Pick<
  BusinessRule,
  | 'about'
  | 'accepted'
  | 'approve'
  | 'daily'
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
  /** The bank pays or refuses, or nobody knows until the next morning. */
  const collect = (desk: Desk, record: CaseRecord): CaseRecord => {
    const tried = tryIt(desk, record);
    // What was chosen gives way to the day on which it is tried again.
    const day = cardDebits(desk.store).get(tried.ywlsh)?.day;
    const loan = loans(desk.store).get(tried.values.dkzh ?? '');
    if (day === undefined || !loan || FINAL.includes(tried.ywzt)) return tried;
    const { je, rows } = debited.filed(desk.store, loan, tried.values, day);
    return refile(desk, { ...tried, je }, withOutcome(tried.sqnr, rows));
  };
  const tryIt = (desk: Desk, record: CaseRecord): CaseRecord => {
    const { store } = desk;
    const debit = cardDebits(store).get(record.ywlsh);
    const loan = loans(store).get(record.values.dkzh ?? '');
    if (!debit || !loan) return record;
    const today = desk.today();
    const fault = debit.asked || today < debit.day ? undefined : debited.fault(store, loan, record, today);
    if (fault !== undefined) return failed(desk, record, fault, undefined);
    const outcome = tryDebit(desk, loan, debit, () => debited.amount(store, loan, record.values, today));
    if (outcome.kind === 'refused') return failed(desk, record, `还款卡${outcome.reason}`, outcome.again);
    if (outcome.kind === 'paid') {
      // What was held for it is there to be taken.
      releaseOrder(store, record.ywlsh);
      const { rows } = debited.filed(store, loan, record.values, outcome.day);
      const { je, yj } = debited.book(desk, loan, record, outcome.day, outcome.fen);
      const open = { ...reopened(desk, record), je, sqnr: withOutcome(record.sqnr, rows.map(settled)) };
      return moveCase(desk, open, { to: '99', jdmc: '扣款入账', clr: '系统', yj });
    }
    if (outcome.kind === 'waiting' || record.lc.at(-1)?.key === 'debit-unknown') return record;
    const yj = '银行尚未返回扣款结果，下一日对账后告知，请勿重复还款';
    // Another state than the one it waited for its day in.
    const open = { ...reopened(desk, record), since: today };
    return addStep(desk, open, { jdmc: UNKNOWN, yj, key: 'debit-unknown' });
  };
  /** Into 81, to be tried again; given up, into 80. Nothing was taken, the loan is as it was. */
  const failed = (desk: Desk, record: CaseRecord, reason: string, again: PlainDate | undefined): CaseRecord => {
    // Each day costs interest: what was enough on the first day is not on the next one.
    const loan = loans(desk.store).get(record.values.dkzh ?? '');
    const next = again && loan ? debited.amount(desk.store, loan, record.values, again) : 0n;
    const needed = next > 0n ? `（届时约${moneyText(next)}）` : '';
    const xyb = again ? `${words.help}${needed}，${again}再次扣款` : afterGivenUp(desk, loan);
    const sbyy = { yy: `${reason}，未扣款`, gz: debited.rules, xyb };
    const step = { jdmc: failedOf(words), clr: '系统', yj: sbyy.yy, key: 'debit-failed', change: { sbyy } } as const;
    const stopped = moveCase(desk, reopened(desk, record), { to: '81', ...step });
    return again
      ? stopped
      : endCase(desk, stopped, { to: '80', ...step, jdmc: ENDED, yj: '不再扣款，贷款和还款计划不变' });
  };
  /** Tried once more: out of 81, with what was said of the last try. */
  const reopened = (desk: Desk, record: CaseRecord): CaseRecord => {
    if (record.ywzt !== '81') return record;
    return moveCase(desk, record, {
      to: '02',
      jdmc: '再次扣款',
      clr: '系统',
      yj: words.again,
      change: { sbyy: undefined },
    });
  };
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
    approve(desk, record, approval) {
      const { ywlsh, values } = record;
      const debit = cardDebits(desk.store).get(ywlsh) ?? { ywlsh, day: dayOf(values), tries: 0 };
      // A clerk who tries once more what has failed tries it now.
      cardDebits(desk.store).put(ywlsh, record.ywzt === '81' ? { ...debit, day: desk.today() } : debit);
      return collect(desk, moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } }));
    },
    daily: collect,
    revocable: (store, { ywlsh }) => cardDebits(store).get(ywlsh)?.asked === undefined,
    ended({ store }, { ywlsh }) {
      cardDebits(store).delete(ywlsh);
      releaseOrder(store, ywlsh);
    },
    note: (store, record) => noteOf(words, store, record),
    nextStep: (store, record) => nextStepFor(store, record, record.owner),
    coming(store, { ywlsh, ywzt, values }) {
      const debit = cardDebits(store).get(ywlsh);
      const loan = loans(store).get(values.dkzh ?? '');
      if (!debit || debit.asked || !loan) return undefined;
      const act = `${ywzt === '81' ? '再次' : ''}${words.act}`;
      const shares = debited.shares?.(values);
      const card = () => debited.amount(store, loan, values, debit.day);
      return { day: debit.day, act, card, holder: loan.grzh, shares };
    },
    message: (record, desk) => messageOf(words, record, desk.store),
    // Ordered by a co-borrower it is the borrower's loan and card nevertheless. That it ends whoever signed hears anyway.
    others(desk, record) {
      const loan = loans(desk.store).get(record.values.dkzh ?? '');
      if (!loan || record.ywzt === '80' || record.owner === borrowerOf(loan)) return [];
      const whose = `${maskName(applicantName(desk, record.owner))}为您的贷款${loan.dkzh}申请的`;
      const text = messageOf(words, record, desk.store, { whose, reader: borrowerOf(loan) });
      return text ? [{ ...text, grzh: loan.grzh }] : [];
    },
  };
}

/** What a debit that failed leaves `reader` to do: only the borrower changes the card, only the applicant withdraws. */
function nextStepFor(store: Store, { owner, ywzt, lc, sbyy, values }: CaseRecord, reader: string): string | undefined {
  if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return undefined;
  const loan = loans(store).get(values.dkzh ?? '');
  if (ywzt !== '81') return givenUpNow(loan, sbyy.xyb);
  const card = `还款卡不能使用的请${loan && reader === borrowerOf(loan) ? '' : '借款人'}恢复或办理“还款账户变更”`;
  return `${sbyy.xyb}；${card}；不再需要的${reader === owner ? '可以' : '请申请人'}撤回`;
}

/** The way to the certificate of the loan that a repayment paid off: its borrower's alone. */
function proofFor(store: Store, { ywzt, values }: CaseRecord, reader: string) {
  const loan = loans(store).get(values.dkzh ?? '');
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
  const loan = loans(store).get(values.dkzh ?? '');
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
    const nr = `${whose}${ywmc}已办结：${last?.yj}。`;
    return { title: `${ywmc}已办结`, nr, ...proofFor(store, record, reader) };
  }
  if (ywzt === '02' && last?.key === 'debit-unknown')
    return { title: UNKNOWN, nr: `${whose}${ywmc}（${ywlsh}）${last.yj}。` };
  if (ywzt === '02') {
    const nr = `${whose}${ywmc}已受理（${ywlsh}），将于${cardDebits(store).get(ywlsh)?.day}${words.told(store, record)}。`;
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

/** A repayment that waits for its day is taken from another card from now on. */
export function changeCard(desk: Desk, { dkzh, hkzh }: LoanRecord): void {
  const waiting = cases(desk.store).get(orderOn(desk.store, dkzh)?.ywlsh ?? '');
  if (waiting) refile(desk, waiting, withRow(waiting.sqnr, CARD_ROW, maskBankCard(hkzh)));
}

/** What was filed says what is so now. */
function refile(desk: Desk, record: CaseRecord, sqnr: CaseRecord['sqnr']): CaseRecord {
  const refiled = { ...record, sqnr };
  cases(desk.store).put(record.ywlsh, refiled);
  return refiled;
}

/** The card that a loan is repaid from, by its last digits. */
export function cardOf(store: Store, { dkzh = '' }: Values): string {
  return `尾号${(loans(store).get(dkzh)?.hkzh ?? '').slice(-4)}的还款卡`;
}
