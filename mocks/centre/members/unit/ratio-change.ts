// New ratios for all paying members of a unit: permanent (GJ0204) or temporary (GJ0205).
import { monthOf, type PlainMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import { type Fen, formatMoney } from '@/domain/money';
import { notify } from '../../access/notify';
import type { CaseRecord } from '../../cases/case-states';
import type { SubmittedRowsTable } from '../../cases/rule';
import { onTerms } from '../../kernel/accounts/contribution-periods';
import { type PersonRecord, persons, spanIn, type UnitRecord, unitOf, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { type Ratios, withRatios } from '../../kernel/unit/unit-ratios';
import { payingMembers } from '../bases/base-members';

interface RatioTerm extends Ratios {
  from: PlainMonth;
  /** Absent: permanent. */
  to?: PlainMonth;
}

/** One member before and after the change. */
interface Changed {
  person: PersonRecord;
  base: Fen;
  former: Fen;
  monthly: Fen;
}

/** Returns the members whose deposit changes, on the base of the first month. */
export function ratioPreview(store: Store, unit: UnitRecord, { from, dwjcbl, grjcbl }: RatioTerm): Changed[] {
  return [...payingMembers(store, unit.dwzh).values()].map(({ person, span }) => {
    const before = spanIn(person, from) ?? span;
    const sum = (ratios: Ratios) =>
      monthlyDeposit(before.base, ratios.dwjcbl) + monthlyDeposit(before.base, ratios.grjcbl);
    return { person, base: before.base, former: sum(before), monthly: sum({ dwjcbl, grjcbl }) };
  });
}

/** Puts the ratios into force and notifies the members. */
export function bookRatios(tx: Transaction, record: CaseRecord, term: RatioTerm): void {
  const unit = unitOf(tx, actorOf(record.owner));
  const changed = ratioPreview(tx.store, unit, term);
  // Snapshot at execution: the roster changes later.
  keptRows(tx.store).put(record.ywlsh, { rows: cellsOf(changed) });
  units(tx.store).put(unit.dwzh, withRatios(unit, term, monthOf(tx.today())));
  const { dwjcbl, grjcbl } = term;
  const months = term.to === undefined ? `自${term.from}起` : `${term.from}至${term.to}`;
  for (const { person, former, monthly } of changed) {
    const { store } = tx;
    persons(store).put(person.grzh, { ...person, spans: onTerms(person.spans, term) });
    const data = { ywlsh: record.ywlsh, dwmc: unit.dwmc, months, dwjcbl, grjcbl, former, monthly };
    notify(tx, ownerOf({ kind: 'person', grzh: person.grzh }), 'ratio-changed', data);
  }
}

/** Stores a snapshot at submission, which remains if the case fails. */
export function storeRatioRows(tx: Transaction, { owner, ywlsh }: CaseRecord, term: RatioTerm): void {
  const changed = ratioPreview(tx.store, unitOf(tx, actorOf(owner)), term);
  keptRows(tx.store).put(ywlsh, { rows: cellsOf(changed) });
}

/** Returns the rows by member, as of submission, or as of execution once done. */
export function ratioRows(tx: Transaction, record: CaseRecord, term: RatioTerm): SubmittedRowsTable {
  const unit = unitOf(tx, actorOf(record.owner));
  const kept = keptRows(tx.store).get(record.ywlsh)?.rows;
  const rows = kept ?? cellsOf(ratioPreview(tx.store, unit, term));
  return {
    bt: '缴存额变动明细',
    lm: ['姓名', '个人账号', '缴存基数', '调整前月缴存额', '调整后月缴存额'],
    key: 1,
    widths: [3, 4, 4, 4, 4],
    rows,
  };
}

const keptRows = (store: Store) => store.table<{ rows: string[][] }>('ratio-rows');

function cellsOf(changed: readonly Changed[]): string[][] {
  return changed.map(({ person, base, former, monthly }) => [
    person.xingming,
    person.grzh,
    ...[base, former, monthly].map((fen) => formatMoney(fen)),
  ]);
}

/** Returns the totals before and after, and the count of members. */
export function ratioSums(
  store: Store,
  unit: UnitRecord,
  term: RatioTerm,
): { people: number; former: Fen; monthly: Fen } {
  const changed = ratioPreview(store, unit, term);
  return {
    people: changed.length,
    former: changed.reduce((sum, one) => sum + one.former, 0n),
    monthly: changed.reduce((sum, one) => sum + one.monthly, 0n),
  };
}
