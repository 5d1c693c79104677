// Other ratios for everybody who pays in through a unit: for good (GJ0204) or for a time (GJ0205).
import { fundTime, monthOf, type PlainMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import { type Fen, formatMoney, moneyText } from '@/domain/money';
import type { CaseRecord } from '../cases/case-states';
import type { CaseRows } from '../cases/rule';
import { actorOf, type Desk } from '../kernel/desk';
import { type PersonRecord, persons, spanIn, type UnitRecord, unitOf, units } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import { onTerms } from '../kernel/spans';
import type { Store } from '../kernel/store';
import { type Ratios, withRatios } from '../kernel/unit-ratios';
import { payingMembers } from './bases/base-members';

interface RatioTerm extends Ratios {
  from: PlainMonth;
  /** Without one, for good. */
  to?: PlainMonth;
}

/** One member before and after. */
interface Changed {
  person: PersonRecord;
  base: Fen;
  former: Fen;
  monthly: Fen;
}

/** Everybody whose deposit it changes, on the base that holds in its first month. */
export function ratioPreview(store: Store, unit: UnitRecord, { from, dwjcbl, grjcbl }: RatioTerm): Changed[] {
  return [...payingMembers(store, unit.dwzh).values()].map(({ person, span }) => {
    const before = spanIn(person, from) ?? span;
    const sum = (ratios: Ratios) =>
      monthlyDeposit(before.base, ratios.dwjcbl) + monthlyDeposit(before.base, ratios.grjcbl);
    return { person, base: before.base, former: sum(before), monthly: sum({ dwjcbl, grjcbl }) };
  });
}

/** Puts them into force. Members are told, by SMS where less is paid in for them. */
export function bookRatios(desk: Desk, record: CaseRecord, term: RatioTerm): void {
  const unit = unitOf(desk, actorOf(record.owner));
  const changed = ratioPreview(desk.store, unit, term);
  // As it is carried out: the roster goes on changing.
  keptRows(desk.store).put(record.ywlsh, { rows: cellsOf(changed) });
  units(desk.store).put(unit.dwzh, withRatios(unit, term, monthOf(desk.today())));
  const months = term.to === undefined ? `自${term.from}起` : `${term.from}至${term.to}`;
  for (const { person, former, monthly } of changed) {
    const { store } = desk;
    persons(store).put(person.grzh, { ...person, spans: onTerms(person.spans, term) });
    const nr = `${unit.dwmc}的住房公积金缴存比例${months}调整为单位${term.dwjcbl}%、个人${term.grjcbl}%，您的月缴存额由${moneyText(former)}变为${moneyText(monthly)}。有异议的请联系单位或拨打12329。`;
    tellPerson(
      desk,
      person,
      { box: 'bg', sms: monthly < former ? 'always' : 'bg' },
      {
        xxId: `bltz-${record.ywlsh}-${person.grzh}`,
        title: '缴存比例调整',
        nr,
        xxlx: '缴存通知',
        fssj: fundTime(desk.now()),
        ywlsh: '',
      },
    );
  }
}

/** Notes what it is going to change: a case that comes to nothing goes on saying so. */
export function keepRatioRows(desk: Desk, { owner, ywlsh }: CaseRecord, term: RatioTerm): void {
  const changed = ratioPreview(desk.store, unitOf(desk, actorOf(owner)), term);
  keptRows(desk.store).put(ywlsh, { rows: cellsOf(changed) });
}

/** Member by member, as it was handed in; once it is done, as it was then. */
export function ratioRows(desk: Desk, record: CaseRecord, term: RatioTerm): CaseRows {
  const unit = unitOf(desk, actorOf(record.owner));
  const kept = keptRows(desk.store).get(record.ywlsh)?.rows;
  const rows = kept ?? cellsOf(ratioPreview(desk.store, unit, term));
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

/** The sums before and after, and for how many. */
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
