// Months that were owed before a new member's deposits began (domain catalogue GJ0301): what the unit still has to make up.
import type { TodoItem } from '@/api/todos';
import { namesText } from '@/domain/counts';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { missedMonths, namedMonths, OWED_BEFORE } from '@/domain/members/opening';
import { rowsSoFar } from '../cases/batches';
import { casesOf } from '../cases/case-states';
import { type Desk, ownerOf } from '../kernel/desk';
import { findPersonByZjhm, type PersonRecord, type UnitRecord } from '../kernel/people';
import { canBeMadeUp, missingMonths } from './back-pay';
import { dueMonth } from './confirm';
import { openListsOf } from './records';

interface Missed {
  person: PersonRecord;
  months: PlainMonth[];
  grjcjs: string;
  /** When the account was opened. */
  since: string;
}

const FORM = '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=01';

/** Whose months are over, unpaid and on no list that waits for its money; those that are due yet wait for their own list. */
function missedOf(desk: Desk, unit: UnitRecord): Missed[] {
  const { store } = desk;
  const actor = { kind: 'unit', dwzh: unit.dwzh } as const;
  const due = dueMonth(desk, unit);
  const listed = new Set(openListsOf(store, unit.dwzh).flatMap(({ bj }) => bj?.months ?? []));
  return casesOf(store, ownerOf(actor))
    .filter(({ ywlx, ywzt, sqnr }) => ywlx === 'GJ0301' && ywzt === '99' && sqnr.some(({ key }) => key === OWED_BEFORE))
    .flatMap(({ values: { pcbh = '' } }) => rowsSoFar<Readonly<Record<string, string>>>(desk, actor, pcbh))
    .flatMap((row) => {
      const { zjhm = '', grjcjs = '' } = row;
      const person = findPersonByZjhm(desk, zjhm);
      if (!person || !canBeMadeUp(person, unit.dwzh)) return [];
      const months = missedMonths(row, monthOf(person.khrq)).hall.filter(
        (month) =>
          month < due &&
          !listed.has(month) &&
          'months' in missingMonths(store, unit, person, { bjksny: month, bjjsny: month, bjjs: grjcjs }),
      );
      return months.length > 0 ? [{ person, months, grjcjs, since: person.khrq }] : [];
    });
}

/** One to-do that leads into the form with the months in it. */
export function missedTodos(desk: Desk, unit: UnitRecord): TodoItem[] {
  const missed = missedOf(desk, unit);
  const [first] = missed;
  if (!first) return [];
  const names = namesText(missed.map(({ person, months }) => namedMonths(person.xingming, months)));
  const sxsm = `${names}在起缴年月以前已有应缴月份，尚未缴存，请办理补缴`;
  return [{ ywlx: 'GJ0202', ywlsh: '', title: '新开户职工待补缴', sxsm, rq: first.since, lj: FORM }];
}

/** The same as rows a form can be begun with, on the base of the first deposit. */
export function missedRows(desk: Desk, unit: UnitRecord): Readonly<Record<string, string>>[] {
  return missedOf(desk, unit).flatMap(({ person: { grzh, xingming }, months, grjcjs }) => {
    const first = months.filter((month) => !months.includes(shiftMonth(month, -1)));
    const last = months.filter((month) => !months.includes(shiftMonth(month, 1)));
    return first.map((bjksny, at) => ({ grzh, xingming, bjksny, bjjsny: last[at] ?? bjksny, bjjs: grjcjs }));
  });
}
