import { addDays, isPlainMonth, monthOf, type PlainDate, type PlainMonth } from './dates';
import { divideHalfUp, type Fen, fenOf, moneyText, percentFraction, withoutGrouping } from './money';
import { amountProblem } from './typed-amount';

/** Lowest and highest deposit base of the deposit year. */
export interface BaseLimits {
  lower: Fen;
  upper: Fen;
}

/** Which limit took the place of the wage. */
export type Clamp = '' | 'upper' | 'lower';

export const CLAMP_LABEL: Readonly<Record<Exclude<Clamp, ''>, string>> = { upper: '按上限', lower: '按下限' };

/** A base that falls by more than this is pointed out. */
const NOTABLE_DROP_PERCENT = 30n;

/** Last year's monthly wage within the limits (domain catalogue GJ0203). */
export function baseOfWage(wage: Fen, { lower, upper }: BaseLimits): { base: Fen; clamp: Clamp } {
  if (wage > upper) return { base: upper, clamp: 'upper' };
  if (wage < lower) return { base: lower, clamp: 'lower' };
  return { base: wage, clamp: '' };
}

/** The usual spelling, told at once. */
const PLAIN_AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/;

/** What is wrong with a wage as it was typed or imported, '' when it is an amount of 0 or more. */
export function wageProblem(text: string): string {
  if (PLAIN_AMOUNT.test(text)) return '';
  return text === '' ? '请填写上年月平均工资，或填写不调整原因' : amountProblem(text, '工资');
}

const LONGEST_REASON = 200;

/** What is wrong with a row of an adjustment, column → sentence: a wage or the reason for leaving the base as it is, never both. */
export function adjustmentFaults({ snypjgz, btzyy }: { snypjgz: string; btzyy: string }): Record<string, string> {
  const faults: Record<string, string> = {};
  if (btzyy.length > LONGEST_REASON && Array.from(btzyy).length > LONGEST_REASON)
    faults.btzyy = `不调整原因不能超过${LONGEST_REASON}个字`;
  if (btzyy !== '' && snypjgz !== '') faults.snypjgz = '填写了不调整原因的，不再填写工资';
  const problem = btzyy === '' ? wageProblem(snypjgz) : '';
  if (problem) faults.snypjgz = problem;
  return faults;
}

/** A reason cut to what may be kept. */
export const shortReason = (btzyy: string) => Array.from(btzyy).slice(0, LONGEST_REASON).join('');

/** A wage without a problem, in fen. */
export function wageOf(text: string): Fen {
  const [yuan = '', decimals = ''] = withoutGrouping(text).split('.');
  return fenOf(`${yuan.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2) || '0'}`);
}

const fractions = new Map<string, { numerator: bigint; denominator: bigint }>();

/** Both sides' monthly deposit of a base, each half up to the fen (domain catalogue 2.5). Ratios are percent. */
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

/** More than 30 % below the old base: warned of, not refused. */
export function dropsNotably(former: Fen, base: Fen): boolean {
  return base * 100n < former * (100n - NOTABLE_DROP_PERCENT);
}

/** What a whole adjustment looks like, to be warned of. */
export interface AdjustmentShape {
  /** Members whose base is set anew. */
  adjusted: number;
  atLower: number;
  notableDrops: number;
  /** Every adjusted member has the same base. */
  allEqual: boolean;
}

const DUTY =
  '按《住房公积金管理条例》，缴存基数为职工本人上一年度月平均工资；单位应如实申报，少缴的责令限期缴存，逾期不缴的申请人民法院强制执行。';

/** Warnings that block nothing, each with the duty it is about. A single member is no 'all'. */
export function adjustmentWarnings({ adjusted, atLower, notableDrops, allEqual }: AdjustmentShape): string[] {
  const found: string[] = [];
  if (notableDrops > 0) found.push(`有${notableDrops}人的基数比调整前降低30%以上，请核对工资。${DUTY}`);
  if (adjusted > 1 && atLower === adjusted) found.push(`全部职工都按基数下限申报，请核对工资。${DUTY}`);
  else if (adjusted > 1 && allEqual) found.push(`全部职工的基数相同，请核对工资。${DUTY}`);
  return found;
}

/** 「2026-07-01 至 2027-06-30」 → its first and last day; undefined when the parameter says something else. */
export function depositYear(text: string): { first: PlainDate; last: PlainDate } | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) 至 (\d{4}-\d{2}-\d{2})$/.exec(text);
  return match?.[1] && match[2] ? { first: match[1], last: match[2] } : undefined;
}

/** When the deposit year of a day began: each year on the day of the year that the policy names; '' without a policy. */
export function depositYearStart(text: string, day: PlainDate): PlainDate {
  const first = depositYear(text)?.first.slice(4) ?? '';
  if (first === '') return '';
  const year = Number(day.slice(0, 4));
  return `${day >= `${year}${first}` ? year : year - 1}${first}`;
}

/** What is wrong with the month from which the new bases count, '' when nothing is. */
export function effectiveMonthProblem(sxny: PlainMonth, due: PlainMonth, year: string): string {
  const span = depositYear(year);
  if (!isPlainMonth(sxny)) return '请选择生效年月';
  if (sxny < due) return '生效年月应大于等于应汇缴年月';
  if (!span) return '新年度上下限尚未公布';
  if (sxny < monthOf(span.first)) return `生效年月应在本缴存年度内（${monthOf(span.first)}起）`;
  if (sxny > monthOf(span.last)) return '新年度上下限尚未公布，生效年月应在本缴存年度内';
  return '';
}

/** Whether the limits of the year are known in which the month lies that the unit remits next: else no month can be chosen. */
export function limitsKnownFor(due: PlainMonth, year: string): boolean {
  const span = depositYear(year);
  return span !== undefined && due <= monthOf(span.last);
}

/** The last day on which a member may object, `days` (p.jsYy) after they were told. */
export function objectionUntil(told: PlainDate, days: number): PlainDate {
  return addDays(told, days);
}

export function limitSentence({ lower, upper }: BaseLimits): string {
  return `调整后基数应在${moneyText(lower)}至${moneyText(upper)}之间`;
}

/** Why a member stays as is whose row the unit chose not to put right. */
export const LEFT_OUT = '本次未申报或未通过核对，不调整';

/** The rows were reckoned on the terms of another month than the one it is to take effect in. */
export const otherMonth = (sxny: PlainMonth) => `生效年月是${sxny}，缴存额须按该月的比例计算，请修改明细后重新提交`;

/** 「2026-07-01 至 2027-06-30」 as it is read, by its months: whole days do not fit a phone in large print. */
export const depositYearText = (year: string) => year.replace(/(\d{4}-\d{2})-\d{2}/g, '$1').replace(' 至 ', '至');
