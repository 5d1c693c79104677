// @vitest-environment node
import { expect, it } from 'vitest';
import { ENTRY_COLUMNS } from '@/lists/individual/entry-columns';
import { cardPlaces } from '@/ui/table/card-places';
import { visibleColumns } from '@/ui/table/visible-columns';

const placesOf = (shown: readonly string[]) =>
  Object.fromEntries(
    visibleColumns(
      ENTRY_COLUMNS,
      ENTRY_COLUMNS.map(({ prop, width }) => ({ prop, width, isShow: shown.includes(prop) })),
    ).flatMap(({ prop, card }) => (card ? [[prop, card]] : [])),
  );

it('heads the card of a movement with its day and what was moved, not the first share', () => {
  expect(placesOf(ENTRY_COLUMNS.map(({ prop }) => prop))).toEqual({ jzrq: 'first', fse: 'amount' });
});

it('takes what is left where a person has hidden those columns', () => {
  expect(placesOf(['zhaiyao', 'grzhye', 'lxje'])).toEqual({ zhaiyao: 'first', grzhye: 'amount' });
});

it('has no amount where there is none', () => {
  expect([...cardPlaces([{ name: 'sj', amount: false }])]).toEqual([['sj', 'first']]);
  expect([...cardPlaces([])]).toEqual([]);
});

it('an amount of money goes before a count', () => {
  const column = (name: string, amount: boolean, money = false) => ({ name, amount, money });
  const places = cardPlaces([column('hjny', false), column('hjrs', true), column('hjje', true, true)]);
  expect(Object.fromEntries(places)).toEqual({ hjny: 'first', hjje: 'amount' });
});
