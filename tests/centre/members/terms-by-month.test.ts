import { depositFacts } from '@mocks/centre/certificates/deposit-certificate';
import { monthlyOf } from '@mocks/centre/kernel/account-figures';
import type { Desk } from '@mocks/centre/kernel/desk';
import { lastSpan, persons } from '@mocks/centre/kernel/people';
import { onTerms } from '@mocks/centre/kernel/spans';
import { depositAccount } from '@mocks/centre/members/person-views';
import { searchMembers } from '@mocks/centre/members/unit-members';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-12-17' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const { grzh } = PEOPLE.刘洋;
const { dwzh } = UNITS.华夏精密;
const own = (desk: Desk) => depositAccount(desk, { kind: 'person', grzh });
const listed = (desk: Desk) => searchMembers(desk, { kind: 'unit', dwzh }, { key: grzh, page: 1, size: 1 }).list[0];
const FIGURES = ['grjcjs', 'dwyjce', 'gryjce', 'yjce', 'qsny', 'hxjc'] as const;

function liuComes(desk: Desk) {
  const liu = persons(desk.store).get(grzh);
  if (!liu) throw new Error('no 刘洋');
  const [first] = liu.spans;
  if (!first) throw new Error('no span');
  const former = { ...first, dwzh: UNITS.东方云商.dwzh, base: 761_250n, dwjcbl: '8', grjcbl: '7', to: '2026-11' };
  const next = { dwzh, from: '2027-01', base: 900_000n, dwjcbl: '12', grjcbl: '12' };
  persons(desk.store).put(grzh, { ...liu, spans: [former, next] });
}

it('who comes to a unit in a later month reads its terms with that month, as the unit does: own pages, list, certificate', () =>
  centre.transact((desk) => {
    liuComes(desk);
    expect(own(desk)).toMatchObject({
      dwzh,
      qsny: '2027-01',
      grjcjs: '9000.00',
      dwjcbl: '12',
      grjcbl: '12',
      yjce: '2160.00',
    });
    for (const name of FIGURES) expect(own(desk)[name]).toEqual(listed(desk)?.[name]);
    expect(depositFacts(desk, { kind: 'person', grzh })).toContainEqual({ label: '生效说明', value: '自2027-01起' });
    // What is counted with is what is shown.
    const liu = persons(desk.store).get(grzh);
    expect(liu && monthlyOf(liu, desk.today()).yjce).toBe(216_000n);
  }));

it('terms agreed for a later month are told to the member beside those of now', () =>
  centre.transact((desk) => {
    const liu = persons(desk.store).get(grzh);
    if (!liu) throw new Error('no 刘洋');
    const now = own(desk);
    const spans = onTerms(liu.spans, { from: '2027-02', base: 1_000_000n, dwjcbl: '8', grjcbl: '8' });
    persons(desk.store).put(grzh, { ...liu, spans });
    expect(own(desk)).toMatchObject({
      grjcjs: now.grjcjs,
      yjce: now.yjce,
      qsny: '',
      hxjc: [{ qsny: '2027-02', grjcjs: '10000.00', dwjcbl: '8', grjcbl: '8', yjce: '1600.00' }],
    });
    expect(own(desk).hxjc).toEqual(listed(desk)?.hxjc);
    expect(lastSpan(liu)).toBeDefined();
  }));

it('where the ratios change and the base stays, unit and member read which ratios, and no base', () =>
  centre.transact((desk) => {
    const liu = persons(desk.store).get(grzh);
    if (!liu) throw new Error('no 刘洋');
    const spans = onTerms(liu.spans, { from: '2027-02', dwjcbl: '6', grjcbl: '6' });
    persons(desk.store).put(grzh, { ...liu, spans });
    const [later] = own(desk).hxjc;
    expect(later).toMatchObject({ qsny: '2027-02', grjcjs: '', dwjcbl: '6', grjcbl: '6' });
    expect(listed(desk)?.hxjc).toEqual([later]);
  }));
