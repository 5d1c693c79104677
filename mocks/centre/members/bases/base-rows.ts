import type { BaseRow } from '@/api/base-adjustment';
import {
  adjustmentFaults,
  baseOfWage,
  type Clamp,
  limitSentence,
  monthlyTotal,
  wageOf,
} from '@/domain/base-adjustment';
import { isPlainMonth } from '@/domain/dates';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { textOf } from '@/lib/foreign-json';
import type { RawValues, ReadRow } from '../../cases/rule';
import { baseLimits, type PayingMember, termsOf } from './base-members';

/** A row in the centre's own terms; a member left as is keeps the former base. */
export interface AssessedRow {
  member: PayingMember;
  adjusted: boolean;
  former: Fen;
  base: Fen;
  clamp: Clamp;
  formerMonthly: Fen;
  monthly: Fen;
}

/** A row as it came over the wire: its texts, or the sentence for the column that is wrong. */
export function readRow(raw: RawValues, members: ReadonlyMap<string, PayingMember>): ReadRow<BaseRow> {
  // Anything but a text is none: a number has lost its digits already.
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
  // A base that goes with a reason is a wage in another place.
  const wrong = adjustmentFaults({ ...row, snypjgz: row.snypjgz || (row.btzyy && row.tzhgrjcjs) });
  if (Object.keys(wrong).length > 0) return { faults: wrong };
  if (row.btzyy !== '') return { row };
  const faults = baseProblem(row);
  if (faults) return { faults };
  return { row: { ...row, snypjgz: toYuan(wageOf(row.snypjgz)), tzhgrjcjs: baseText(row.snypjgz) } };
}

/** What the row does to its member, by the centre's own limits and the base and ratios of the month it takes effect in. */
export function assessRow(row: BaseRow, member: PayingMember): AssessedRow {
  const { base: former, dwjcbl, grjcbl } = termsOf(member, row.sxny);
  const formerMonthly = monthlyTotal(former, dwjcbl, grjcbl);
  if (row.btzyy !== '') {
    return { member, adjusted: false, former, base: former, clamp: '', formerMonthly, monthly: formerMonthly };
  }
  const { base, clamp } = baseOfWage(wageOf(row.snypjgz), baseLimits());
  return { member, adjusted: true, former, base, clamp, formerMonthly, monthly: monthlyTotal(base, dwjcbl, grjcbl) };
}

/** A base that the form claims and that does not follow from the wage is forged or out of date. */
function baseProblem({ snypjgz, tzhgrjcjs }: BaseRow): Record<string, string> | undefined {
  if (tzhgrjcjs === '') return undefined;
  const limits = baseLimits();
  const claimed = parseYuan(tzhgrjcjs);
  if (claimed === undefined || claimed < limits.lower || claimed > limits.upper) {
    return { tzhgrjcjs: limitSentence(limits) };
  }
  const { base } = baseOfWage(wageOf(snypjgz), limits);
  return claimed === base ? undefined : { tzhgrjcjs: `按所填工资，调整后基数应为${toYuan(base)}元` };
}

const baseText = (wage: string) => toYuan(baseOfWage(wageOf(wage), baseLimits()).base);
