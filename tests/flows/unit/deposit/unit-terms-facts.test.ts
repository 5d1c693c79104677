import { expect, it } from 'vitest';
import type { BaseMember } from '@/api/unit/base-adjustment';
import type { ReliefRow } from '@/api/unit/unit-terms';
import { afterAll, firstFree, staffOf, sumIn } from '@/flows/unit/deposit/unit-terms-facts';

const term = (lx: string, ksny: string, jsny: string, zt = '2') => ({ lx, ksny, jsny, zt }) as ReliefRow; // the rest is not asked
const own = {
  reliefs: [
    term('hj', '2027-04', '2027-05', '1'),
    term('hj', '2027-02', '2027-03'),
    term('jd', '2027-01', '2027-02'),
    term('jd', '2027-06', '2027-07', '1'),
    term('hj', '2027-06', '2027-08', '5'),
  ],
};

it.each([
  ['hj', '2027-02', '2027-06'],
  ['hj', '2027-01', '2027-01'],
  ['jd', '2027-02', '2027-03'],
  ['jd', '2027-03', '2027-03'],
])('what is asked for anew of %s begins, from %s on, in %s: behind what is agreed already', (lx, month, first) => {
  expect(firstFree(own, lx, month)).toBe(first);
});

it('what holds for good begins behind every lower ratio that is agreed', () => {
  expect(afterAll(own, 'jd', '2027-01')).toBe('2027-08');
  expect(afterAll(own, 'jd', '2027-08')).toBe('2027-08');
});

it('on a lower ratio a month comes to what that ratio makes of it, not to what the members come back to', () => {
  const member = {
    grzh: '1',
    xingming: '张',
    zjhm: '',
    grzhzt: '01',
    tzqgrjcjs: '10000.00',
    dwjcbl: '12',
    grjcbl: '12',
    hxjs: [],
  };
  const unit = { dwjcbl: '8', grjcbl: '8', hxjcbl: [{ qsny: '2027-10', dwjcbl: '12', grjcbl: '12' }] };
  expect(sumIn({ members: [member] }, unit, '2027-08')).toBe(160_000n);
  expect(sumIn({ members: [member] }, unit, '2027-10')).toBe(240_000n);
});

it('a month comes to what its own bases make of it, also where others are agreed from later months on', () => {
  const later = [{ qsny: '2027-03', grjcjs: '20000.00' }];
  const member = { grzh: '1', xingming: '张', zjhm: '', grzhzt: '01', tzqgrjcjs: '10000.00', hxjs: later };
  const own = { members: [{ ...member, dwjcbl: '12', grjcbl: '12' }] };
  const unit = { dwjcbl: '12', grjcbl: '12', hxjcbl: [] };
  expect(sumIn(own, unit, '2027-02')).toBe(240_000n);
  expect(sumIn(own, unit, '2027-03')).toBe(480_000n);
});

it.each([
  [['1', '2'], 3, '2'],
  [[], 3, '3'],
  [[], 0, ''],
])('%j pay in, %i are sealed: the staff begins at %s, never at nobody', (paying, sealed, staff) => {
  expect(staffOf({ members: paying.map((grzh) => ({ grzh }) as BaseMember), sealed })).toBe(staff);
});
