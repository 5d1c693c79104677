import { addDays, isPlainMonth, monthOf, type PlainDate, type PlainMonth } from '../dates';
import { divideHalfUp, type Fen, fenOf, moneyText, percentFraction, withoutGrouping } from '../money';
import { amountProblem } from '../text/typed-amount';

export interface BaseLimits {
  lower: Fen;
  upper: Fen;
}

/** Limit that replaced the wage; '' if none did. */
export type Clamp = '' | 'upper' | 'lower';

export const CLAMP_LABEL: Readonly<Record<Exclude<Clamp, ''>, string>> = { upper: '按上限', lower: '按下限' };

/** Drops above this percentage are warned of. */
const NOTABLE_DROP_PERCENT = 30n;

/** Last year's monthly wage, clamped to the limits (docs/rules/gj0203-base-adjustment.md). */
export function baseOfWage(wage: Fen, { lower, upper }: BaseLimits): { base: Fen; clamp: Clamp } {
  if (wage > upper) return { base: upper, clamp: 'upper' };
  if (wage < lower) return { base: lower, clamp: 'lower' };
  return { base: wage, clamp: '' };
}

/** Common spelling; a match skips the slower checks. */
const PLAIN_AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/;

/** Returns the problem of a typed or imported wage, '' if it is an amount of 0 or more. */
export function wageProblem(text: string): string {
  if (PLAIN_AMOUNT.test(text)) return '';
  return text === '' ? '请填写上年月平均工资，或填写不调整原因' : amountProblem(text, '工资');
}

const LONGEST_REASON = 200;

/** Returns the problems of an adjustment row, column → sentence: a wage or a reason for the unchanged base, never both. */
export function adjustmentFaults({ snypjgz, btzyy }: { snypjgz: string; btzyy: string }): Record<string, string> {
  const faults: Record<string, string> = {};
  if (btzyy.length > LONGEST_REASON && Array.from(btzyy).length > LONGEST_REASON)
    faults.btzyy = `不调整原因不能超过${LONGEST_REASON}个字`;
  if (btzyy !== '' && snypjgz !== '') faults.snypjgz = '填写了不调整原因的，不再填写工资';
  const problem = btzyy === '' ? wageProblem(snypjgz) : '';
  if (problem) faults.snypjgz = problem;
  return faults;
}

/** Cuts a reason to the storable length. */
export const shortReason = (btzyy: string) => Array.from(btzyy).slice(0, LONGEST_REASON).join('');

/** Converts a valid wage text to fen. */
export function wageOf(text: string): Fen {
  const [yuan = '', decimals = ''] = withoutGrouping(text).split('.');
  return fenOf(`${yuan.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2) || '0'}`);
}

const fractions = new Map<string, { numerator: bigint; denominator: bigint }>();

/** Monthly deposit of unit and member together, each half up to the fen (docs/rules/interest-and-months.md). Ratios are percent. */
export function monthlyTotal(base: Fen, dwjcbl: string, grjcbl: string): Fen {
  const unit = sideOf(base, dwjcbl);
  return unit + (dwjcbl === grjcbl ? unit : sideOf(base, grjcbl));
}

function sideOf(base: Fen, ratio: string): Fen {
  let fraction = fractions.get(ratio);
  if (!fraction) {
    fraction = percentFraction(ratio);
    fractions.set(ratio, fraction);
  }
  return divideHalfUp(base * fraction.numerator, fraction.denominator);
}

/** Returns true if the base falls by more than 30 %: a warning, not a rejection. */
export function dropsNotably(former: Fen, base: Fen): boolean {
  return base * 100n < former * (100n - NOTABLE_DROP_PERCENT);
}

/** Totals of an adjustment, from which the warnings follow. */
export interface AdjustmentShape {
  /** Members with a new base. */
  adjusted: number;
  atLower: number;
  notableDrops: number;
  /** True if all adjusted members have the same base. */
  allEqual: boolean;
}

const DUTY =
  '按《住房公积金管理条例》，缴存基数为职工本人上一年度月平均工资；单位应如实申报，少缴的责令限期缴存，逾期不缴的申请人民法院强制执行。';

/** Non-blocking warnings, each with the duty it concerns. A single member does not count as "all". */
export function adjustmentWarnings({ adjusted, atLower, notableDrops, allEqual }: AdjustmentShape): string[] {
  const found: string[] = [];
  if (notableDrops > 0) found.push(`有${notableDrops}人的基数比调整前降低30%以上，请核对工资。${DUTY}`);
  if (adjusted > 1 && atLower === adjusted) found.push(`全部职工都按基数下限申报，请核对工资。${DUTY}`);
  else if (adjusted > 1 && allEqual) found.push(`全部职工的基数相同，请核对工资。${DUTY}`);
  return found;
}

/** Parses 「2026-07-01 至 2027-06-30」 to first and last day; undefined if the parameter has another form. */
export function depositYear(text: string): { first: PlainDate; last: PlainDate } | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) 至 (\d{4}-\d{2}-\d{2})$/.exec(text);
  return match?.[1] && match[2] ? { first: match[1], last: match[2] } : undefined;
}

/** First day of the deposit year in which `day` lies, by the day of the year in the policy; '' without a policy. */
export function depositYearStart(text: string, day: PlainDate): PlainDate {
  const first = depositYear(text)?.first.slice(4) ?? '';
  if (first === '') return '';
  const year = Number(day.slice(0, 4));
  return `${day >= `${year}${first}` ? year : year - 1}${first}`;
}

/** Returns the problem of the effective month of the new bases, '' if there is none. */
export function effectiveMonthProblem(sxny: PlainMonth, due: PlainMonth, year: string): string {
  const span = depositYear(year);
  if (!isPlainMonth(sxny)) return '请选择生效年月';
  if (sxny < due) return '生效年月应大于等于应汇缴年月';
  if (!span) return '新年度上下限尚未公布';
  if (sxny < monthOf(span.first)) return `生效年月应在本缴存年度内（${monthOf(span.first)}起）`;
  if (sxny > monthOf(span.last)) return '新年度上下限尚未公布，生效年月应在本缴存年度内';
  return '';
}

/** Returns true if the policy covers the unit's next month to remit; otherwise no month can be chosen. */
export function hasLimitsFor(due: PlainMonth, year: string): boolean {
  const span = depositYear(year);
  return span !== undefined && due <= monthOf(span.last);
}

/** Last day for a member's objection, `days` (p.jsYy) after the notification. */
export function objectionUntil(notified: PlainDate, days: number): PlainDate {
  return addDays(notified, days);
}

export function limitSentence({ lower, upper }: BaseLimits): string {
  return `调整后基数应在${moneyText(lower)}至${moneyText(upper)}之间`;
}

/** Reason recorded for members whose invalid row the unit left uncorrected. */
export const LEFT_UNCHANGED = '本次未申报或未通过核对，不调整';

/** Error of a batch calculated with the terms of another month than its effective month. */
export const otherMonth = (sxny: PlainMonth) => `生效年月是${sxny}，缴存额须按该月的比例计算，请修改明细后重新提交`;

/** Shows 「2026-07-01 至 2027-06-30」 by its months: full dates do not fit a phone in large print. */
export const depositYearText = (year: string) => year.replace(/(\d{4}-\d{2})-\d{2}/g, '$1').replace(' 至 ', '至');
