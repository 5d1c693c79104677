import { post } from '../client/client';
import { listCall } from '../client/list-call';
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

/**
 * 单位利息单 of an interest year, 1 July to 30 June; yuan, debits without sign. Opening + credits + interest − debits = closing. The newest
 * year by default.
 */
export const fetchInterestStatement = listCall(hall('dwlxd/getInfo'), readInterestRow, ['nd'], {
  /** yyyy, year of the settlement; '' before the first one. */
  nd: textValue,
  ...each(textValue, 'ksrq', 'jsrq'),
  rs: count,
  ...each(amount, 'qcye', 'bngj', 'tqje'),
  /** Transfers and other movements, signed. */
  zyje: sum,
  ...each(amount, 'lxje', 'qmye'),
  /** Confirmed by the unit, and when; `qrsj` '' when unknown. */
  sfqr: flag,
  qrsj: textValue,
  /** Why the statement has no rows; '' otherwise. */
  kbsm: textValue,
  /** Years with a statement, newest first. */
  ndlb: textList,
});
export type InterestStatement = Answer<typeof fetchInterestStatement>;
export type InterestTotals = Omit<InterestStatement, keyof Page<unknown>>;

/** Confirms the newest year's statement for the unit (idempotent). */
export function confirmInterestStatement(nd: string): Promise<null> {
  return post(hall('dwlxd/queren'), { nd }, ignoredAnswer);
}
