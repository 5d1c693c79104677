// Months owed before a new member's first deposit, to be back-paid (docs/rules/gj0301-account-opening.md).
import type { TodoItem } from '@/api/cases/todos';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { namesText } from '@/domain/text/counts';
import { missedMonths, namedMonths, OWED_BEFORE } from '@/schema/unit/gj0301-account-opening';
import { receivedRows } from '../cases/batch/batches';
import { casesOf } from '../cases/case-states';
import { findPersonByZjhm, type PersonRecord, type UnitRecord } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { isBackPayable, missingMonths } from './back-pay';
import { dueMonth } from './list/confirm';
import { openListsOf } from './list/records';

interface Missed {
  person: PersonRecord;
  months: PlainMonth[];
  grjcjs: string;
  /** Day on which the account was opened. */
  since: string;
}

/** The back-payment form with the months of new members filled in. */
export const MISSED_MONTHS_FORM = '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=01';

/** Members with past months that are unpaid and on no open list; months still due wait for their own list. */
function missedOf(tx: Transaction, unit: UnitRecord): Missed[] {
  const { store } = tx;
  const actor = { kind: 'unit', dwzh: unit.dwzh } as const;
  const due = dueMonth(tx, unit);
  const listed = new Set(openListsOf(store, unit.dwzh).flatMap(({ bj }) => bj?.months ?? []));
  return casesOf(store, ownerOf(actor))
    .filter(({ ywlx, ywzt, sqnr }) => ywlx === 'GJ0301' && ywzt === '99' && sqnr.some(({ key }) => key === OWED_BEFORE))
    .flatMap(({ values: { pcbh = '' } }) => receivedRows<Readonly<Record<string, string>>>(tx, actor, pcbh))
    .flatMap((row) => {
      const { zjhm = '', grjcjs = '' } = row;
      const person = findPersonByZjhm(tx, zjhm);
      if (!person || !isBackPayable(person, unit.dwzh)) return [];
      const months = missedMonths(row, monthOf(person.khrq)).hall.filter(
        (month) =>
          month < due &&
          !listed.has(month) &&
          'months' in missingMonths(store, unit, person, { bjksny: month, bjjsny: month, bjjs: grjcjs }),
      );
      return months.length > 0 ? [{ person, months, grjcjs, since: person.khrq }] : [];
    });
}

/** To-do that opens the back-payment form prefilled with these months. */
export function missedTodos(tx: Transaction, unit: UnitRecord): TodoItem[] {
  const missed = missedOf(tx, unit);
  const [first] = missed;
  if (!first) return [];
  const names = namesText(missed.map(({ person, months }) => namedMonths(person.xingming, months)));
  const sxsm = `${names}在起缴年月以前已有应缴月份，尚未缴存，请办理补缴`;
  return [{ ywlx: 'GJ0202', ywlsh: '', title: '新开户职工待补缴', sxsm, rq: first.since, lj: MISSED_MONTHS_FORM }];
}

/** The missed months as form rows, on the base of the first deposit. */
export function missedRows(tx: Transaction, unit: UnitRecord): Readonly<Record<string, string>>[] {
  return missedOf(tx, unit).flatMap(({ person: { grzh, xingming }, months, grjcjs }) => {
    const first = months.filter((month) => !months.includes(shiftMonth(month, -1)));
    const last = months.filter((month) => !months.includes(shiftMonth(month, 1)));
    return first.map((bjksny, at) => ({ grzh, xingming, bjksny, bjjsny: last[at] ?? bjksny, bjjs: grjcjs }));
  });
}
