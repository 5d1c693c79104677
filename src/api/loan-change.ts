import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { type LoanSummary, readLoanSummary } from './person';
import { amount, count, each, everyRow, key, object, rows, text } from './read';

interface LoanSigner {
  xingming: string;
  qmsf: string;
}

/** A running loan with what changing it needs to know. */
export interface ChangeLoan extends LoanSummary {
  /** Bank of the account it is repaid from; '' when it is not known. */
  zhkhyhmc: string;
  /** The first instalment that a change made today counts for. */
  sxqc: number;
  /** Those who owe it with the borrower, and as what: they sign too. */
  qsr: LoanSigner[];
  /** Registered number that the code is sent to, masked 3+4. */
  sjhm: string;
}

export const readChangeLoan = object<ChangeLoan>({
  ...readLoanSummary.fields,
  ...each(text, 'zhkhyhmc', 'sjhm'),
  sxqc: count,
  qsr: everyRow(object<LoanSigner>({ xingming: text, qmsf: text })),
});

/** The person's running loans, as far as changing them goes. */
export function fetchChangeLoans(options?: CallOptions): Promise<ChangeLoan[]> {
  return get(hall('dkbg/getInfo'), rows(readChangeLoan), { errors: 'caller', ...options });
}

/** Sends the code that confirms another repayment account to the registered number. */
export function sendAccountCode(): Promise<{ sjhm: string }> {
  return post(hall('dkbg/sendCode'), {}, object({ sjhm: text }), { errors: 'caller' });
}

/** What is still to be paid on a loan, as it is or as it would be. Amounts are yuan. */
export interface PlanSide {
  dkhkfs: string;
  /** Percent a year. */
  zxll: string;
  syqs: number;
  /** Interest in all, and with fees. */
  lxhj: string;
  cbhj: string;
  /** 综合融资成本 as an annual percent. */
  zhrzcb: string;
}

/** An instalment by number in both plans; '' where one of them has none. */
export interface PlanChangeRow {
  dqqc: number;
  yhrq: string;
  yyhje: string;
  yyhlx: string;
  ysyye: string;
  xyhje: string;
  xyhlx: string;
  xsyye: string;
}

/** The plan of a loan before and after a change of its terms. */
export interface PlanChange {
  /** Tells these terms from others: what was read of them counts for them alone. */
  bj: string;
  /** The first instalment of the new plan, and its day. */
  sxqc: number;
  sxrq: string;
  /** Principal still owed, the same in both. */
  syje: string;
  bgq: PlanSide;
  bgh: PlanSide;
  fy: { mc: string; je: string; sm: string }[];
  mx: PlanChangeRow[];
}

const readSide = object<PlanSide>({
  ...each(text, 'dkhkfs', 'zxll', 'zhrzcb'),
  ...each(amount, 'lxhj', 'cbhj'),
  syqs: count,
});

const readPlanChange = object<PlanChange>({
  bj: key,
  sxqc: count,
  sxrq: text,
  syje: amount,
  bgq: readSide,
  bgh: readSide,
  fy: everyRow(object({ mc: key, je: amount, sm: text })),
  mx: everyRow(
    object<PlanChangeRow>({ dqqc: count, ...each(text, 'yhrq', 'yyhje', 'yyhlx', 'ysyye', 'xyhje', 'xyhlx', 'xsyye') }),
  ),
});

/** Both plans for what a change of terms asks for so far. */
export function fetchPlanChange(asked: Readonly<Record<string, string>>): Promise<PlanChange> {
  return post(hall('dkbg/getPlan'), { ...asked }, readPlanChange, { errors: 'caller' });
}
