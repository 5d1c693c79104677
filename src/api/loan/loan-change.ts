import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, count, each, everyRow, key, object, rows, textValue } from '../client/read';
import { readLoanSummary } from '../person/person';

/** A running loan with the data for changing it. */
export const readChangeLoan = object({
  ...readLoanSummary.fields,
  /** Bank of the repayment account; '' when unknown. */
  zhkhyhmc: textValue,
  /** First instalment that a change of today affects. */
  sxqc: count,
  /** Co-debtors and their roles; they sign too. */
  qsr: everyRow(object(each(textValue, 'xingming', 'qmsf'))),
  /** Registered number that receives the code, masked 3+4. */
  sjhm: textValue,
});
export type ChangeLoan = Answer<typeof readChangeLoan>;

/** The person's running loans, for a change. */
export function fetchChangeLoans(options?: CallOptions): Promise<ChangeLoan[]> {
  return get(hall('dkbg/getInfo'), rows(readChangeLoan), options);
}

/** Sends the code that confirms another repayment account to the registered number. */
export function sendAccountCode(): Promise<{ sjhm: string }> {
  return post(hall('dkbg/sendCode'), {}, object({ sjhm: textValue }));
}

/** Remaining payments of a loan before or after the change. Amounts are yuan. */
const readSide = object({
  dkhkfs: textValue,
  syqs: count,
  /** Percent per year. */
  zxll: textValue,
  /** Total interest, and total cost with fees. */
  lxhj: amount,
  cbhj: amount,
  /** 综合融资成本 as an annual percent. */
  zhrzcb: textValue,
});
export type PlanSide = Answer<typeof readSide>;

/** An instalment by number in both plans; '' where a plan has none. */
const planChangeRow = object({
  dqqc: count,
  ...each(textValue, 'yhrq', 'yyhje', 'yyhlx', 'ysyye', 'xyhje', 'xyhlx', 'xsyye'),
});
export type PlanChangeRow = Answer<typeof planChangeRow>;

/** Repayment plan before and after a change of terms. */
const readPlanChange = object({
  /** Hash of the terms; the confirmation is valid for these terms only. */
  bj: key,
  /** Number and date of the first instalment of the new plan. */
  sxqc: count,
  sxrq: textValue,
  /** Principal owed, the same in both plans. */
  syje: amount,
  ...each(readSide, 'bgq', 'bgh'),
  fy: everyRow(object({ mc: key, je: amount, sm: textValue })),
  mx: everyRow(planChangeRow),
});
export type PlanChange = Answer<typeof readPlanChange>;

/** Computes both plans for the requested terms. */
export function fetchPlanChange(request: Readonly<Record<string, string>>): Promise<PlanChange> {
  return post(hall('dkbg/getPlan'), { ...request }, readPlanChange, { errors: 'inline' });
}
