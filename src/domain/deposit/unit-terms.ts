// Ratios and months that GJ0204, GJ0205 and GJ0206 accept (docs/rules/unit.md, Terms by month).
import { byEndOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '../dates';
import { type Fen, fenOf, formatMoney, percentText } from '../money';
import { monthlyDeposit } from './interest';

/** Selectable ratios: steps between the limits, percent. */
export function ratioSteps(lower: string, upper: string, step: string): string[] {
  const found: string[] = [];
  for (let at = Number(lower); at <= Number(upper); at += Number(step)) found.push(String(at));
  return found;
}

/** Monthly total of the members' bases (yuan) at these ratios. */
export function monthlySum(bases: Iterable<string>, dwjcbl: string, grjcbl: string): Fen {
  let sum = 0n;
  for (const base of bases) sum += monthlyDeposit(fenOf(base), dwjcbl) + monthlyDeposit(fenOf(base), grjcbl);
  return sum;
}

/** Returns true for more than half. */
export function isMajority(agreed: string, all: string): boolean {
  return Number(agreed) * 2 > Number(all);
}

/** Number of months, both ends included; 0 if one is missing or the order is reversed. */
export function monthCount(from: PlainMonth, to: PlainMonth): number {
  return from && to && from <= to ? monthsFrom(from, to).length : 0;
}

/** Invalid month and its error. */
export interface ReliefMonthsProblem {
  at: 'from' | 'to';
  text: string;
}

/** Returns the problem of a relief's months, undefined if none; `what` names them: 缓缴. */
export function reliefMonthsProblem(
  what: string,
  { from, to, due, most }: { from: PlainMonth; to: PlainMonth; due: PlainMonth; most: number },
): ReliefMonthsProblem | undefined {
  if (from < due) return { at: 'from', text: `${what}起始年月应大于等于应汇缴年月（${due}）` };
  if (from && to && to < from) return { at: 'to', text: `${what}终止年月不能早于${what}起始年月` };
  if (from && to > shiftMonth(from, most - 1)) return { at: 'to', text: `${what}期限不能超过${most}个月` };
  return undefined;
}

/** Advice about a month deferred until `last`, used wherever such a month is rejected. */
export const deferralAdvice = (last: PlainMonth): string =>
  `缓缴的月份自${shiftMonth(last, 1)}起补缴；需要提前恢复缴存、尚未提前结束的，可以在“缓缴/降低比例记录”提前结束缓缴`;

/** Text after a deferral: first month to remit again, and deadline for the back-payment of the deferred months. */
export function afterDeferral({ jsny, jhbjrq }: { jsny: PlainMonth; jhbjrq: PlainDate }): string {
  const next = shiftMonth(jsny, 1);
  return `${next}起恢复按月汇缴，缓缴的月份自${next}起、于${byEndOf(jhbjrq)}补缴`;
}

/** Error for a month past its deadline, which can be neither deferred nor reduced. `what` names the application: 缓缴. */
export const isOverdueFor = (what: string, month: PlainMonth): string =>
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

/** Ratios of a unit in a month: the current ones, or the last ones agreed for a month up to it. */
export function ratiosInMonth({ dwjcbl, grjcbl, hxjcbl }: UnitRatios, month: PlainMonth): RatioPair {
  const agreed = hxjcbl.findLast(({ qsny }) => qsny <= month);
  return { dwjcbl: agreed?.dwjcbl ?? dwjcbl, grjcbl: agreed?.grjcbl ?? grjcbl };
}

/** Ratios agreed to begin within a term, after its first month. */
export const ratiosWithin = ({ hxjcbl }: UnitRatios, from: PlainMonth, to: PlainMonth): LaterRatios[] =>
  hxjcbl.filter(({ qsny }) => from < qsny && qsny <= to);

/** Lowest ratios of any month of a term: reduced ratios must lie below them in every month. */
export function lowestRatios(unit: UnitRatios, from: PlainMonth, to: PlainMonth): RatioPair {
  const all = [ratiosInMonth(unit, from), ...ratiosWithin(unit, from, to)];
  const least = (side: keyof RatioPair) => String(Math.min(...all.map((ratios) => Number(ratios[side]))));
  return { dwjcbl: least('dwjcbl'), grjcbl: least('grjcbl') };
}

/** Base of a member (yuan) in a month: the current one, or the last one agreed for a month up to it. */
export const baseInMonth = (
  { tzqgrjcjs, hxjs }: { tzqgrjcjs: string; hxjs: readonly { qsny: PlainMonth; grjcjs: string }[] },
  month: PlainMonth,
): string => hxjs.findLast(({ qsny }) => qsny <= month)?.grjcjs ?? tzqgrjcjs;

/** Deposits of a base at the ratios of a month: the unit's part and the member's. */
export function sharesInMonth(unit: UnitRatios, month: PlainMonth, base: Fen): { unitFen: Fen; memberFen: Fen } {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, month);
  return { unitFen: monthlyDeposit(base, dwjcbl), memberFen: monthlyDeposit(base, grjcbl) };
}

/** Deposit of a member (yuan) in a month: the current one, or that of the last terms agreed for a month up to it. */
export const monthlyInMonth = (
  { yjce, hxjc }: { yjce: string; hxjc: readonly { qsny: PlainMonth; yjce: string }[] },
  month: PlainMonth,
): string => hxjc.findLast(({ qsny }) => qsny <= month)?.yjce ?? yjce;

/** Suffix of a figure that applies from a later month: （自2027-01起）. */
export const fromMonth = ({ qsny }: { qsny: PlainMonth }): string => (qsny ? `（自${qsny}起）` : '');

/** Suffix for a member's figure: the month from which it applies, if in the future, and its next change; '' if neither. */
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
 * Returns the problems of reduced ratios against the lowest ratios without reduction: the unit's must be lower, the members' not higher.
 * Field → sentence.
 */
export function lowerRatioProblems(asked: RatioPair, former: RatioPair): { sqdwjcbl?: string; sqgrjcbl?: string } {
  return {
    ...(asked.dwjcbl !== '' &&
      Number(asked.dwjcbl) >= Number(former.dwjcbl) && { sqdwjcbl: `申请比例应低于现比例（${former.dwjcbl}%）` }),
    ...(asked.grjcbl !== '' &&
      Number(asked.grjcbl) > Number(former.grjcbl) && { sqgrjcbl: `申请个人比例不能高于现比例（${former.grjcbl}%）` }),
  };
}
