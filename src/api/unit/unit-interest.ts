import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  count,
  each,
  flag,
  ignoredAnswer,
  key,
  object,
  pageReader,
  pageWith,
  sum,
  textList,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/**
 * A member in the interest statement: the unit's contributions of the year and the interest, without the balance, which is private to
 * the member.
 */
export const readInterestRow = object({
  grzh: key,
  xingming: textValue,
  ...each(amount, 'bngj', 'lxje'),
  /** Masked 3+4. */
  zjhm: textValue,
});
export type InterestRow = Answer<typeof readInterestRow>;

/** 单位利息单 of an interest year, 1 July to 30 June; yuan, debits without sign. Opening + credits + interest − debits = closing. */
export interface InterestTotals {
  /** yyyy, year of the settlement; '' before the first one. */
  nd: string;
  ksrq: string;
  jsrq: string;
  rs: number;
  qcye: string;
  bngj: string;
  tqje: string;
  /** Transfers and other movements, signed. */
  zyje: string;
  lxje: string;
  qmye: string;
  /** Confirmed by the unit, and when; `qrsj` '' when unknown. */
  sfqr: boolean;
  qrsj: string;
  /** Why the statement has no rows; '' otherwise. */
  kbsm: string;
  /** Years with a statement, newest first. */
  ndlb: string[];
}

export type InterestStatement = Page<InterestRow> & InterestTotals;

const readStatement = (request: { page: number; size: number }) =>
  pageWith(pageReader(readInterestRow, request), {
    ...each(textValue, 'nd', 'ksrq', 'jsrq', 'qrsj', 'kbsm'),
    rs: count,
    ...each(amount, 'qcye', 'bngj', 'tqje', 'lxje', 'qmye'),
    zyje: sum,
    sfqr: flag,
    ndlb: textList,
  });

/** `nd`: the newest year by default. */
export function fetchInterestStatement(
  params: { nd?: string; page: number; size: number },
  options?: CallOptions,
): Promise<InterestStatement> {
  return get(hall('dwlxd/getInfo'), readStatement(params), { ...options, params });
}

/** Confirms the newest year's statement for the unit (idempotent). */
export function confirmInterestStatement(nd: string): Promise<null> {
  return post(hall('dwlxd/queren'), { nd }, ignoredAnswer);
}
