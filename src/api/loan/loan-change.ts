import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, everyRow, key, object, rows, textValue } from '../client/read';
import { type LoanSummary, readLoanSummary } from '../person/person';

interface LoanSigner {
  xingming: string;
  qmsf: string;
}

/** A running loan with the data for changing it. */
export interface ChangeLoan extends LoanSummary {
  /** Bank of the repayment account; '' when unknown. */
  zhkhyhmc: string;
  /** First instalment that a change of today affects. */
  sxqc: number;
  /** Co-debtors and their roles; they sign too. */
  qsr: LoanSigner[];
  /** Registered number that receives the code, masked 3+4. */
  sjhm: string;
}

export const readChangeLoan = object<ChangeLoan>({
  ...readLoanSummary.fields,
  ...each(textValue, 'zhkhyhmc', 'sjhm'),
  sxqc: count,
  qsr: everyRow(object<LoanSigner>({ xingming: textValue, qmsf: textValue })),
});

/** The person's running loans, for a change. */
export function fetchChangeLoans(options?: CallOptions): Promise<ChangeLoan[]> {
  return get(hall('dkbg/getInfo'), rows(readChangeLoan), options);
}

/** Sends the code that confirms another repayment account to the registered number. */
export function sendAccountCode(): Promise<{ sjhm: string }> {
  return post(hall('dkbg/sendCode'), {}, object({ sjhm: textValue }));
}

/** Remaining payments of a loan before or after the change. Amounts are yuan. */
export interface PlanSide {
  dkhkfs: string;
  /** Percent per year. */
  zxll: string;
  syqs: number;
  /** Total interest, and total cost with fees. */
  lxhj: string;
  cbhj: string;
  /** 综合融资成本 as an annual percent. */
  zhrzcb: string;
}

/** An instalment by number in both plans; '' where a plan has none. */
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

/** Repayment plan before and after a change of terms. */
export interface PlanChange {
  /** Hash of the terms; the confirmation is valid for these terms only. */
  bj: string;
  /** Number and date of the first instalment of the new plan. */
  sxqc: number;
  sxrq: string;
  /** Principal owed, the same in both plans. */
  syje: string;
  bgq: PlanSide;
  bgh: PlanSide;
  fy: { mc: string; je: string; sm: string }[];
  mx: PlanChangeRow[];
}

const readSide = object<PlanSide>({
  ...each(textValue, 'dkhkfs', 'zxll', 'zhrzcb'),
  ...each(amount, 'lxhj', 'cbhj'),
  syqs: count,
});

const readPlanChange = object<PlanChange>({
  bj: key,
  sxqc: count,
  sxrq: textValue,
  syje: amount,
  bgq: readSide,
  bgh: readSide,
  fy: everyRow(object({ mc: key, je: amount, sm: textValue })),
  mx: everyRow(
    object<PlanChangeRow>({
      dqqc: count,
      ...each(textValue, 'yhrq', 'yyhje', 'yyhlx', 'ysyye', 'xyhje', 'xyhlx', 'xsyye'),
    }),
  ),
});

/** Computes both plans for the requested terms. */
export function fetchPlanChange(request: Readonly<Record<string, string>>): Promise<PlanChange> {
  return post(hall('dkbg/getPlan'), { ...request }, readPlanChange, { errors: 'inline' });
}
