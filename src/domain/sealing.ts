import { type PlainDate, type PlainMonth, shiftMonth } from './dates';

/** Reasons with which the day goes that somebody left (dictionary fcyy): 与单位终止劳动关系, 离休退休. */
export const LEFT_REASONS: readonly string[] = ['01', '02'];

export interface SealTerms {
  fcyy: string;
  /** First month without a deposit. */
  fcny: PlainMonth;
  /** '' where the reason asks for none. */
  lzrq: PlainDate | '';
}

/**
 * What is wrong with sealing a member's account, column → sentence (domain catalogue GJ0305).
 * @param at `due`: the month that the unit remits next; `today`: the fund's date
 */
export function sealFaults(
  { fcyy, fcny, lzrq }: SealTerms,
  { due, today }: { due: PlainMonth; today: PlainDate },
): Record<string, string> {
  const next = shiftMonth(due, 1);
  const faults: Record<string, string> = {};
  if (fcny < due) faults.fcny = `停缴年月不能早于应汇缴年月（${due}）`;
  if (fcny > next) faults.fcny = `停缴年月最晚为${next}，更晚停缴的请届时办理`;
  if (LEFT_REASONS.includes(fcyy) && lzrq === '') faults.lzrq = '请填写离职或退休日期';
  if (lzrq > today) faults.lzrq = '离职或退休日期不能晚于今天';
  return faults;
}
