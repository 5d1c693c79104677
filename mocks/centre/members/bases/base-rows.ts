import type { BaseRow } from '@/api/unit/base-adjustment';
import { isPlainMonth } from '@/domain/dates';
import {
  adjustmentFaults,
  baseOfWage,
  type Clamp,
  limitSentence,
  monthlyTotal,
  wageOf,
} from '@/domain/deposit/base-adjustment';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { textOf } from '@/lib/foreign-json';
import type { RawValues, ReadRow } from '../../cases/rule';
import { adjustmentBaseLimits, contributionTerms, type PayingMember } from './base-members';

/** A validated row; an unadjusted member keeps the former base. */
export interface AssessedRow {
  member: PayingMember;
  adjusted: boolean;
  former: Fen;
  base: Fen;
  clamp: Clamp;
  formerMonthly: Fen;
  monthly: Fen;
}

/** Parses a row: its texts, or the error by column. */
export function readRow(raw: RawValues, members: ReadonlyMap<string, PayingMember>): ReadRow<BaseRow> {
  // Only texts are accepted: a number may have lost digits already.
  const text = (name: string) => (typeof raw[name] === 'string' ? textOf(raw[name]).trim() : '');
  const row: BaseRow = {
    grzh: text('grzh'),
    sxny: isPlainMonth(text('sxny')) ? text('sxny') : '',
    snypjgz: text('snypjgz'),
    tzhgrjcjs: text('tzhgrjcjs'),
    btzyy: text('btzyy'),
    sfqr: text('sfqr'),
  };
  if (!members.has(row.grzh)) return { faults: { grzh: '不是本单位正常缴存的职工账户' } };
  if (!['', '0', '1'].includes(row.sfqr)) return { faults: { sfqr: '职工已确认应为是或否' } };
  // A base given with a reason is validated as a wage.
  const wrong = adjustmentFaults({ ...row, snypjgz: row.snypjgz || (row.btzyy && row.tzhgrjcjs) });
  if (Object.keys(wrong).length > 0) return { faults: wrong };
  if (row.btzyy !== '') return { row };
  const faults = baseProblem(row);
  if (faults) return { faults };
  return { row: { ...row, snypjgz: toYuan(wageOf(row.snypjgz)), tzhgrjcjs: baseText(row.snypjgz) } };
}

/** Computes the row's effect on its member, with the centre's limits and the terms of the month of effect. */
export function assessRow(row: BaseRow, member: PayingMember): AssessedRow {
  const { base: former, dwjcbl, grjcbl } = contributionTerms(member, row.sxny);
  const formerMonthly = monthlyTotal(former, dwjcbl, grjcbl);
  if (row.btzyy !== '') {
    return { member, adjusted: false, former, base: former, clamp: '', formerMonthly, monthly: formerMonthly };
  }
  const { base, clamp } = baseOfWage(wageOf(row.snypjgz), adjustmentBaseLimits());
  return { member, adjusted: true, former, base, clamp, formerMonthly, monthly: monthlyTotal(base, dwjcbl, grjcbl) };
}

/** Returns the error of a base that does not follow from the wage: forged or out of date. */
function baseProblem({ snypjgz, tzhgrjcjs }: BaseRow): Record<string, string> | undefined {
  if (tzhgrjcjs === '') return undefined;
  const limits = adjustmentBaseLimits();
  const claimed = parseYuan(tzhgrjcjs);
  if (claimed === undefined || claimed < limits.lower || claimed > limits.upper) {
    return { tzhgrjcjs: limitSentence(limits) };
  }
  const { base } = baseOfWage(wageOf(snypjgz), limits);
  return claimed === base ? undefined : { tzhgrjcjs: `按所填工资，调整后基数应为${toYuan(base)}元` };
}

const baseText = (wage: string) => toYuan(baseOfWage(wageOf(wage), adjustmentBaseLimits()).base);
