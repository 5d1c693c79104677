import type { LabelledValue } from '@/api/client/labelled-value';
import { type BaseMember, fetchBaseMembers } from '@/api/unit/base-adjustment';
import { fetchReliefs, type ReliefRow } from '@/api/unit/unit-terms';
import { monthSpan, shiftMonth } from '@/domain/dates';
import {
  baseInMonth,
  monthlySum,
  type ReliefMonthsProblem,
  ratiosInMonth,
  reliefMonthsProblem,
} from '@/domain/deposit/unit-terms';
import { percentText } from '@/domain/money';
import type { UnitFacts } from '@/engine/flow/facts';
import { pagesOf } from '@/engine/list/pages-of';
import type { Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

const SEALED = '02';

/** Contributing members with their bases by month, from which the effect of other terms is calculated. */
export interface PayingMembers {
  members: readonly BaseMember[];
  /** Number of sealed members. */
  sealed: number;
}

export async function fetchPaying(signal: AbortSignal): Promise<PayingMembers> {
  const all: BaseMember[] = [];
  for await (const { list } of pagesOf((request) => fetchBaseMembers({ ...request, sxny: '' }, { signal })))
    all.push(...list);
  const members = all.filter(({ grzhzt }) => grzhzt !== SEALED);
  return { members, sealed: all.length - members.length };
}

/** Staff counted by a resolution, according to the accounts: contributing members, else the sealed ones. '' for none. */
export const staffOf = ({ members, sealed }: PayingMembers): string => String(members.length || sealed || '');

/** Contributing members with the approved reliefs, which may be extended. */
export interface ReliefTerms extends PayingMembers {
  reliefs: readonly ReliefRow[];
}

export async function fetchRelief(signal: AbortSignal): Promise<ReliefTerms> {
  const reliefs: ReliefRow[] = [];
  const [paying] = await Promise.all([
    fetchPaying(signal),
    (async () => {
      for await (const { list } of pagesOf((request) => fetchReliefs(request, { signal }))) reliefs.push(...list);
    })(),
  ]);
  return { ...paying, reliefs };
}

/** Head of the flows that change a unit's terms (GJ0204 to GJ0206). */
export const unitTermsFlow = { service: 'jcyw', own: fetchRelief } as const;

/** Rule of a relief's months, which reports the problem at the invalid month only. `most`: parameter with the longest term. */
export const reliefMonthRule =
  <Values>(what: '执行' | '缓缴', most: string, monthsOf: (values: Plain<Values>) => { from: string; to: string }) =>
  (at: ReliefMonthsProblem['at']) => {
    const textOf = (values: Plain<Values>, { unit, policy }: UnitFacts<ReliefTerms>) => {
      const months = { ...monthsOf(values), due: unit.dwyhjny, most: Number(policy(most)) };
      const problem = reliefMonthsProblem(what, months);
      return problem?.at === at ? problem.text : '';
    };
    return must<Values, UnitFacts<ReliefTerms>>((_, values, facts) => textOf(values, facts) === '')(textOf);
  };

/** Relief that an address asks to extend (`?yq=` its case). */
export const prolonged = (request: URLSearchParams, { reliefs }: ReliefTerms): ReliefRow | undefined =>
  reliefs.find(({ ywlsh }) => ywlsh === request.get('yq'));

const VOID = '5';

/** First month from `month` on without an approved relief of this kind: a seamless extension begins there. */
export function firstFree({ reliefs }: Pick<ReliefTerms, 'reliefs'>, lx: string, month: string): string {
  const terms = reliefs.filter((one) => one.lx === lx && one.zt !== VOID);
  const over = terms.find(({ ksny, jsny }) => ksny <= month && month <= jsny);
  return over ? firstFree({ reliefs: terms }, lx, shiftMonth(over.jsny, 1)) : month;
}

/** First month from `month` on after all running or agreed reliefs of this kind. */
export const afterAll = ({ reliefs }: Pick<ReliefTerms, 'reliefs'>, lx: string, month: string): string =>
  reliefs
    .filter((one) => one.lx === lx && one.zt !== VOID && one.jsny >= month)
    .reduce((first, { jsny }) => (jsny >= first ? shiftMonth(jsny, 1) : first), month);

/** Old → new of a seamlessly extended relief of this kind; empty for a new one. */
export function prolongedFigures(
  { reliefs }: ReliefTerms,
  lx: string,
  { from, to }: { from: string; to: string },
): LabelledValue[] {
  const before = reliefs.find(
    (one) => one.lx === lx && one.zt !== VOID && from !== '' && shiftMonth(one.jsny, 1) === from,
  );
  if (!before) return [];
  const ratios = before.dwjcbl && `，单位${percentText(before.dwjcbl)}，个人${percentText(before.grjcbl)}`;
  const { ksny, jsny, pzwh } = before;
  return [
    { label: '延期的期限', value: `${monthSpan(ksny, jsny)}${ratios}`, gs: pzwh },
    { label: '延期后的期限', value: `${monthSpan(ksny, jsny)} → ${ksny}至${to || '--'}` },
  ];
}

/** The members' ratio defaults to the unit's. */
export const requestedRatios = ({ tzhdwjcbl, tzhgrjcbl }: Record<'tzhdwjcbl' | 'tzhgrjcbl', string>) => ({
  dwjcbl: tzhdwjcbl,
  grjcbl: tzhgrjcbl || tzhdwjcbl,
});

/** Monthly total of all members, at the month's bases and the unit's ratios. */
export function sumIn(
  own: Pick<PayingMembers, 'members'>,
  unit: Parameters<typeof ratiosInMonth>[0],
  month: string,
): bigint {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, month);
  return monthlySum(basesIn(own, month), dwjcbl, grjcbl);
}

export const basesIn = ({ members }: Pick<PayingMembers, 'members'>, month: string) =>
  members.map((member) => baseInMonth(member, month));

const recentResolution = ({ policy }: Pick<UnitFacts, 'policy'>) =>
  `须在最近${policy('p.jyYxq')}个月之内，更早的请重新决议`;

/** Hardship and resolution, as the forms of both reliefs show them. */
export const HARDSHIP = [
  { name: 'qksm', short: true },
  { name: 'jyhylx', short: true },
  { name: 'jyrq', short: true, hint: recentResolution },
  { name: 'zgzs', short: true, preset: true },
  { name: 'tyrs', short: true, hint: '须超过职工总数的二分之一' },
  { name: 'qunianrypjgz', short: true },
  { name: 'qunianks', short: true },
] as const;
