import { type BaseMember, fetchBaseMembers } from '@/api/base-adjustment';
import type { LabelledValue } from '@/api/labelled-value';
import { fetchReliefs, type ReliefRow } from '@/api/unit-terms';
import { monthSpan, shiftMonth } from '@/domain/dates';
import { percentText } from '@/domain/money';
import {
  baseInMonth,
  isMajority,
  isOldResolution,
  monthlySum,
  OLD_RESOLUTION,
  RECENT_RESOLUTION,
  ratioSteps,
  ratiosInMonth,
} from '@/domain/unit-terms';
import type { UnitFacts } from '@/engine/flow/facts';
import { pagesOf } from '@/engine/list/pages-of';
import type { Choice, DateText, FieldOf, Int, Money, Plain, Text } from '@/form/field-kinds';
import { must } from '@/form/rules';

const SEALED = '02';

/** Everybody the unit pays in for, with the bases of each month: what other terms come to is worked out from them. */
export interface PayingOwn {
  members: readonly BaseMember[];
  /** How many more are sealed. */
  sealed: number;
}

export async function fetchPaying(signal: AbortSignal): Promise<PayingOwn> {
  const all: BaseMember[] = [];
  for await (const { list } of pagesOf((asked) => fetchBaseMembers({ ...asked, sxny: '' }, { signal })))
    all.push(...list);
  const members = all.filter(({ grzhzt }) => grzhzt !== SEALED);
  return { members, sealed: all.length - members.length };
}

/** The staff that a resolution counts, as the accounts show it: where nobody pays in, those whose accounts are sealed. '' for nobody. */
export const staffOf = ({ members, sealed }: PayingOwn): string => String(members.length || sealed || '');

/** The same with the terms that were approved before: what is prolonged is among them. */
export interface ReliefOwn extends PayingOwn {
  reliefs: readonly ReliefRow[];
}

export async function fetchRelief(signal: AbortSignal): Promise<ReliefOwn> {
  const reliefs: ReliefRow[] = [];
  const [paying] = await Promise.all([
    fetchPaying(signal),
    (async () => {
      for await (const { list } of pagesOf((asked) => fetchReliefs(asked, { signal }))) reliefs.push(...list);
    })(),
  ]);
  return { ...paying, reliefs };
}

/** The term that an address asks to prolong (`?yq=` its case). */
export const prolonged = (asked: URLSearchParams, { reliefs }: ReliefOwn): ReliefRow | undefined =>
  reliefs.find(({ ywlsh }) => ywlsh === asked.get('yq'));

const VOID = '5';

/** The first month from this one on that no approved term of a kind holds: what goes on without a gap begins there. */
export function firstFree({ reliefs }: Pick<ReliefOwn, 'reliefs'>, lx: string, month: string): string {
  const terms = reliefs.filter((one) => one.lx === lx && one.zt !== VOID);
  const over = terms.find(({ ksny, jsny }) => ksny <= month && month <= jsny);
  return over ? firstFree({ reliefs: terms }, lx, shiftMonth(over.jsny, 1)) : month;
}

/** The first month from this one on after which no term of a kind runs or is agreed. */
export const afterAll = ({ reliefs }: Pick<ReliefOwn, 'reliefs'>, lx: string, month: string): string =>
  reliefs
    .filter((one) => one.lx === lx && one.zt !== VOID && one.jsny >= month)
    .reduce((first, { jsny }) => (jsny >= first ? shiftMonth(jsny, 1) : first), month);

/** Old → new of a term of this kind that goes on without a gap; nothing for one that begins anew. */
export function prolongedFigures(
  { reliefs }: ReliefOwn,
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

/** The members' ratio is the unit's unless another one is chosen. */
export const asked = ({ tzhdwjcbl, tzhgrjcbl }: Record<'tzhdwjcbl' | 'tzhgrjcbl', string>) => ({
  dwjcbl: tzhdwjcbl,
  grjcbl: tzhgrjcbl || tzhdwjcbl,
});

/** What all of them come to in a month, on the bases and the unit's ratios of it. */
export function sumIn(
  own: Pick<PayingOwn, 'members'>,
  unit: Parameters<typeof ratiosInMonth>[0],
  month: string,
): bigint {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, month);
  return monthlySum(basesIn(own, month), dwjcbl, grjcbl);
}

export const basesIn = ({ members }: Pick<PayingOwn, 'members'>, month: string) =>
  members.map((member) => baseInMonth(member, month));

/** Ratios to choose from: from the lower limit named on. */
export const ratioOptions =
  (lower: string) =>
  ({ policy }: Pick<UnitFacts, 'policy'>) =>
    ratioSteps(policy(lower), policy('p.jcblSx'), policy('p.jcblBc')).map((value) => ({ value, label: `${value}%` }));

/** That most of the workers agreed (domain catalogue GJ0205, GJ0206). */
export interface ResolutionValues {
  qksm: Text;
  jyhylx: Choice;
  jyrq: DateText;
  zgzs: Int;
  tyrs: Int;
  qunianrypjgz: Money;
  qunianks: Money;
}

export const resolutionInitial = { qksm: '', jyhylx: '', jyrq: '', zgzs: '', tyrs: '', qunianrypjgz: '', qunianks: '' };

/** The fields of it, for whatever form has these values among its own. */
export function resolutionFields<Values extends ResolutionValues, Own>(lossNeeded: (values: Plain<Values>) => boolean) {
  const rule = must<ResolutionValues, UnitFacts>;
  const fields: FieldOf<ResolutionValues, UnitFacts>[] = [
    { kind: 'text', name: 'qksm', label: '困难情况说明', multiline: true, length: 'remark' },
    { kind: 'radio', name: 'jyhylx', label: '决议形式', dictionary: 'jyhylx' },
    {
      kind: 'date',
      name: 'jyrq',
      label: '决议日期',
      short: true,
      hint: RECENT_RESOLUTION,
      rules: [
        rule((day, _, { today }) => day <= today)('决议日期不能晚于今天'),
        rule((day, _, { slrq }) => !isOldResolution(day, slrq))(OLD_RESOLUTION),
      ],
    },
    { kind: 'int', name: 'zgzs', label: '职工总数', short: true, min: 1, max: 999_999 },
    {
      kind: 'int',
      name: 'tyrs',
      min: 1,
      max: 999_999,
      label: '同意人数',
      short: true,
      hint: '须超过职工总数的二分之一',
      rules: [
        rule((agreed, { zgzs }) => zgzs === '' || Number(agreed) <= Number(zgzs))('同意人数不能大于职工总数'),
        rule((agreed, { zgzs }) => zgzs === '' || isMajority(agreed, zgzs))('同意人数应超过职工总数的二分之一'),
      ],
    },
    { kind: 'money', name: 'qunianrypjgz', label: '上年人均月工资', short: true },
    {
      kind: 'money',
      name: 'qunianks',
      label: '上年亏损额',
      short: true,
      zero: 'allowed',
      // The fields are of the values that every such form has.
      required: (values) => lossNeeded(values as Plain<Values>),
    },
  ];
  // Their names are among those of the form, and they read no facts of its own.
  return fields as unknown as FieldOf<Values, UnitFacts<Own>>[];
}
