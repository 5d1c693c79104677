import { depositFacts } from '@mocks/centre/certificates/deposit-certificate';
import { monthlyOf } from '@mocks/centre/kernel/accounts/account-figures';
import { onTerms } from '@mocks/centre/kernel/accounts/contribution-periods';
import { lastSpan, persons } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { searchMembers } from '@mocks/centre/members/unit/unit-members';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PEOPLE, UNITS } from '../../people';

const centre = fileCentre('2026-12-17');

const { grzh } = PEOPLE.刘洋;
const { dwzh } = UNITS.华夏精密;
const own = (tx: Transaction) => depositAccount(tx, { kind: 'person', grzh });
const listed = (tx: Transaction) => searchMembers(tx, { kind: 'unit', dwzh }, { key: grzh, page: 1, size: 1 }).list[0];
const FIGURES = ['grjcjs', 'dwyjce', 'gryjce', 'yjce', 'qsny', 'hxjc'] as const;

function liuComes(tx: Transaction) {
  const liu = persons(tx.store).get(grzh);
  if (!liu) throw new Error('no 刘洋');
  const [first] = liu.spans;
  if (!first) throw new Error('no span');
  const former = { ...first, dwzh: UNITS.东方云商.dwzh, base: 761_250n, dwjcbl: '8', grjcbl: '7', to: '2026-11' };
  const next = { dwzh, from: '2027-01', base: 900_000n, dwjcbl: '12', grjcbl: '12' };
  persons(tx.store).put(grzh, { ...liu, spans: [former, next] });
}

it('who comes to a unit in a later month reads its terms with that month, as the unit does: own pages, list, certificate', () =>
  centre.transact((tx) => {
    liuComes(tx);
    expect(own(tx)).toMatchObject({
      dwzh,
      qsny: '2027-01',
      grjcjs: '9000.00',
      dwjcbl: '12',
      grjcbl: '12',
      yjce: '2160.00',
    });
    for (const name of FIGURES) expect(own(tx)[name]).toEqual(listed(tx)?.[name]);
    expect(depositFacts(tx, { kind: 'person', grzh })).toContainEqual({ label: '生效说明', value: '自2027-01起' });
    // What is counted with is what is shown.
    const liu = persons(tx.store).get(grzh);
    expect(liu && monthlyOf(liu, tx.today()).yjce).toBe(216_000n);
  }));

it('terms agreed for a later month are told to the member beside those of now', () =>
  centre.transact((tx) => {
    const liu = persons(tx.store).get(grzh);
    if (!liu) throw new Error('no 刘洋');
    const now = own(tx);
    const spans = onTerms(liu.spans, { from: '2027-02', base: 1_000_000n, dwjcbl: '8', grjcbl: '8' });
    persons(tx.store).put(grzh, { ...liu, spans });
    expect(own(tx)).toMatchObject({
      grjcjs: now.grjcjs,
      yjce: now.yjce,
      qsny: '',
      hxjc: [{ qsny: '2027-02', grjcjs: '10000.00', dwjcbl: '8', grjcbl: '8', yjce: '1600.00' }],
    });
    expect(own(tx).hxjc).toEqual(listed(tx)?.hxjc);
    expect(lastSpan(liu)).toBeDefined();
  }));

it('where the ratios change and the base stays, unit and member read which ratios, and no base', () =>
  centre.transact((tx) => {
    const liu = persons(tx.store).get(grzh);
    if (!liu) throw new Error('no 刘洋');
    const spans = onTerms(liu.spans, { from: '2027-02', dwjcbl: '6', grjcbl: '6' });
    persons(tx.store).put(grzh, { ...liu, spans });
    const [later] = own(tx).hxjc;
    expect(later).toMatchObject({ qsny: '2027-02', grjcjs: '', dwjcbl: '6', grjcbl: '6' });
    expect(listed(tx)?.hxjc).toEqual([later]);
  }));
