// What a unit may ask of its ratios and its months (domain catalogue GJ0204, GJ0205, GJ0206).
import { addMonths, byEndOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from './dates';
import { monthlyDeposit } from './interest';
import { type Fen, fenOf, formatMoney, percentText } from './money';

/** A ratio that may be chosen: whole steps between the limits, percent. */
export function ratioSteps(lower: string, upper: string, step: string): string[] {
  const found: string[] = [];
  for (let at = Number(lower); at <= Number(upper); at += Number(step)) found.push(String(at));
  return found;
}

/** What members' bases (yuan) come to in a month on these ratios. */
export function monthlySum(bases: Iterable<string>, dwjcbl: string, grjcbl: string): Fen {
  let sum = 0n;
  for (const base of bases) sum += monthlyDeposit(fenOf(base), dwjcbl) + monthlyDeposit(fenOf(base), grjcbl);
  return sum;
}

/** More than half of all. */
export function isMajority(agreed: string, all: string): boolean {
  return Number(agreed) * 2 > Number(all);
}

/** How many months from one to another, both counted; 0 while one of them is missing or they are the wrong way round. */
export function monthCount(from: PlainMonth, to: PlainMonth): number {
  return from && to && from <= to ? monthsFrom(from, to).length : 0;
}

/** Resolutions older than this prove nothing. */
const RESOLUTION_MONTHS = 6;
export const RECENT_RESOLUTION = `须在最近${RESOLUTION_MONTHS}个月之内，更早的请重新决议`;
export const OLD_RESOLUTION = `决议日期应在最近${RESOLUTION_MONTHS}个月之内，请重新决议`;
export const isOldResolution = (day: PlainDate, today: PlainDate): boolean => addMonths(day, RESOLUTION_MONTHS) < today;

/** Which of the two months is wrong, and what is said of it. */
export interface ReliefMonthsProblem {
  at: 'from' | 'to';
  text: string;
}

/** What is wrong with the months of a relief, undefined when nothing is; `what` names its months: 缓缴. */
export function reliefMonthsProblem(
  what: string,
  { from, to, due, most }: { from: PlainMonth; to: PlainMonth; due: PlainMonth; most: number },
): ReliefMonthsProblem | undefined {
  if (from < due) return { at: 'from', text: `${what}起始年月应大于等于应汇缴年月（${due}）` };
  if (from && to && to < from) return { at: 'to', text: `${what}终止年月不能早于${what}起始年月` };
  if (from && to > shiftMonth(from, most - 1)) return { at: 'to', text: `${what}期限不能超过${most}个月` };
  return undefined;
}

/** What can be done about a month that is put off until a last one, said wherever it is asked for. */
export const putOffWay = (last: PlainMonth): string =>
  `缓缴的月份自${shiftMonth(last, 1)}起补缴；需要提前恢复缴存、尚未提前结束的，可以在“缓缴/降低比例记录”提前结束缓缴`;

/** What follows a deferral: from when on months are remitted again, and until when those that were put off are made up. */
export function afterDeferral({ jsny, jhbjrq }: { jsny: PlainMonth; jhbjrq: PlainDate }): string {
  const next = shiftMonth(jsny, 1);
  return `${next}起恢复按月汇缴，缓缴的月份自${next}起、于${byEndOf(jhbjrq)}补缴`;
}

/** Of a month whose last day is over: what is overdue is neither put off nor made less. `what` is asked for: 缓缴. */
export const tooLateFor = (what: string, month: PlainMonth): string =>
  `${month}的汇缴期限已过，不能再申请${what}，请先汇缴；以后的月份可以申请`;

/** Percent. */
interface RatioPair {
  dwjcbl: string;
  grjcbl: string;
}

interface LaterRatios extends RatioPair {
  qsny: PlainMonth;
}

interface UnitRatios extends RatioPair {
  hxjcbl: readonly LaterRatios[];
}

/** A unit's ratios in a month: those of now, or the last ones agreed for a month up to it. */
export function ratiosInMonth({ dwjcbl, grjcbl, hxjcbl }: UnitRatios, month: PlainMonth): RatioPair {
  const agreed = hxjcbl.findLast(({ qsny }) => qsny <= month);
  return { dwjcbl: agreed?.dwjcbl ?? dwjcbl, grjcbl: agreed?.grjcbl ?? grjcbl };
}

/** The ratios that are agreed to begin within a term, after its first month. */
export const ratiosWithin = ({ hxjcbl }: UnitRatios, from: PlainMonth, to: PlainMonth): LaterRatios[] =>
  hxjcbl.filter(({ qsny }) => from < qsny && qsny <= to);

/** The lowest ratios of any month of a term: a term of hardship lies below them in each of its months. */
export function lowestRatios(unit: UnitRatios, from: PlainMonth, to: PlainMonth): RatioPair {
  const all = [ratiosInMonth(unit, from), ...ratiosWithin(unit, from, to)];
  const least = (side: keyof RatioPair) => String(Math.min(...all.map((ratios) => Number(ratios[side]))));
  return { dwjcbl: least('dwjcbl'), grjcbl: least('grjcbl') };
}

/** A member's base (yuan) in a month: that of the month it was asked for, or the last one agreed for a month up to it. */
export const baseInMonth = (
  { tzqgrjcjs, hxjs }: { tzqgrjcjs: string; hxjs: readonly { qsny: PlainMonth; grjcjs: string }[] },
  month: PlainMonth,
): string => hxjs.findLast(({ qsny }) => qsny <= month)?.grjcjs ?? tzqgrjcjs;

/** What both sides pay in a month for a base, on the ratios of that month: the unit's part and the member's. */
export function sharesInMonth(unit: UnitRatios, month: PlainMonth, base: Fen): { unitFen: Fen; memberFen: Fen } {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, month);
  return { unitFen: monthlyDeposit(base, dwjcbl), memberFen: monthlyDeposit(base, grjcbl) };
}

/** What a member's deposit (yuan) is in a month: that of now, or of the last terms agreed for a month up to it. */
export const monthlyInMonth = (
  { yjce, hxjc }: { yjce: string; hxjc: readonly { qsny: PlainMonth; yjce: string }[] },
  month: PlainMonth,
): string => hxjc.findLast(({ qsny }) => qsny <= month)?.yjce ?? yjce;

/** Behind a figure that counts from a later month on: （自2027-01起）. */
export const fromMonth = ({ qsny }: { qsny: PlainMonth }): string => (qsny ? `（自${qsny}起）` : '');

/** From when on what is shown of a member counts, where that is to come, and what of it becomes another after; '' where it holds for good. */
export function termsText({
  qsny,
  hxjc,
}: {
  qsny: PlainMonth;
  hxjc: readonly ({ qsny: PlainMonth; grjcjs: string; yjce: string } & RatioPair)[];
}): string {
  const later = hxjc.map(({ qsny: from, grjcjs, dwjcbl, grjcbl, yjce }) => {
    const changed = [
      ...(grjcjs ? [`缴存基数${formatMoney(grjcjs)}`] : []),
      ...(dwjcbl ? [`缴存比例单位${percentText(dwjcbl)}、个人${percentText(grjcbl)}`] : []),
      `月缴存额${formatMoney(yjce)}`,
    ];
    return `${from}起${changed.join('，')}`;
  });
  return [...(qsny ? [`自${qsny}起`] : []), ...later].join('；');
}

/**
 * What is wrong with the ratios of hardship, compared with the lowest ones that would hold without them in their months: the unit's must
 * be lower, the members' not higher. Field → sentence.
 */
export function lowerRatioProblems(asked: RatioPair, former: RatioPair): { sqdwjcbl?: string; sqgrjcbl?: string } {
  return {
    ...(asked.dwjcbl !== '' &&
      Number(asked.dwjcbl) >= Number(former.dwjcbl) && { sqdwjcbl: `申请比例应低于现比例（${former.dwjcbl}%）` }),
    ...(asked.grjcbl !== '' &&
      Number(asked.grjcbl) > Number(former.grjcbl) && { sqgrjcbl: `申请个人比例不能高于现比例（${former.grjcbl}%）` }),
  };
}
