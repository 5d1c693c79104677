import { lastPaidMonth, paidMonths } from '@mocks/centre/kernel/accounts/account-figures';
import { memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import type { Store } from '@mocks/centre/kernel/store';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { type MemberSearch, sealedSince, searchMembers } from '@mocks/centre/members/unit/unit-members';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { describe, expect, it } from 'vitest';
import { fenOf, toYuan } from '@/domain/money';
import { fileCentre } from '../../../file-centre';
import { PEOPLE, UNITS } from '../../../people';
import { ACCOUNT, handIn } from '../../remittance-world';
import { refused } from '../../submit';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };

const centre = fileCentre();

const byMonth = (tx: Transaction, page = 1, size = 500) =>
  searchMembers(tx, HUAXIA, { sort: 'jzny', order: 'desc', page, size }).list;

it('in an order, pages come without a gap, and what changes moves its member at once', () =>
  centre.transact((tx) => {
    const before = byMonth(tx);
    const paged = [1, 2, 3, 4, 5, 6].flatMap((page) => byMonth(tx, page, 10));
    expect(paged).toEqual(before);
    const months = before.map(({ jzny }) => jzny);
    expect(months).toEqual([...months].sort().reverse());
    const last = before.at(-1)?.grzh ?? '';
    const entry = {
      id: 'test',
      date: '2026-11-21',
      kind: '01',
      zhaiyao: '汇缴',
      ywlsh: '',
      hjny: '2027-01',
      dwzh,
    } as const;
    const lines = [
      { account: memberAccount(last), fen: 100n },
      { account: 'bank', fen: -100n },
    ];
    post(tx.store, { ...entry, lines });
    expect(byMonth(tx)[0]).toMatchObject({ grzh: last, jzny: '2027-01' });
    // The other way round it is last, and the order of before is not what stands there.
    expect(searchMembers(tx, HUAXIA, { sort: 'jzny', order: 'asc', page: 1, size: 500 }).list.at(-1)?.grzh).toBe(last);
  }));

it('the last month paid is the one that all months paid come to, for everybody', () =>
  centre.transact(({ store, today }) => {
    for (const person of persons(store).values()) {
      const months = paidMonths(store, person, today());
      if (months.last?.entry.hjny !== undefined)
        expect(lastPaidMonth(store, person) >= months.last.entry.hjny).toBe(true);
      expect(lastPaidMonth(store, person) === '').toBe(months.total === 0);
    }
  }));

it('what the list adds up to is the sum of one month, the one that home shows, before the next one is paid and after', () =>
  centre.transact((tx) => {
    const sums = () => {
      const { list } = searchMembers(tx, HUAXIA, { page: 1, size: 500 });
      const counted = list.filter(({ qsny }) => qsny === '');
      const fen = counted.reduce((sum, { yjce }) => sum + fenOf(yjce), 0n);
      const { yjceny, yjcezj } = unitInfo(tx, HUAXIA);
      expect([yjceny, toYuan(fen)]).toEqual([yjceny, yjcezj]);
      expect(fen).toBe(dueRoster(tx.store, dwzh, yjceny).figures.hjje);
      return { yjceny, yjcezj, later: list.length - counted.length };
    };
    // One begins in December and one is sealed from then on: November has the one, December the other.
    expect(sums()).toEqual({ yjceny: '2026-11', yjcezj: '109101.60', later: 1 });
    const [leaving] = searchMembers(tx, HUAXIA, { grzhzt: '02', sort: 'yjce', order: 'desc', page: 1, size: 1 }).list;
    expect(leaving?.hxjc).toMatchObject([{ qsny: '2026-12', yjce: '0.00' }]);
    expect(leaving?.yjce).not.toBe('0.00');
    handIn(tx, { hjfs: '02', zhbh: ACCOUNT });
    expect(sums()).toEqual({ yjceny: '2026-12', yjcezj: UNITS.华夏精密.hjje, later: 0 });
  }));

describe('the members of a unit', () => {
  const search = (tx: Transaction, asked: Partial<MemberSearch> = {}) =>
    searchMembers(tx, HUAXIA, { page: 1, size: 500, ...asked });
  const list = (asked: Partial<MemberSearch> = {}) => centre.transact((tx) => search(tx, asked).list);
  function paying(store: Store) {
    const member = persons(store).get(PEOPLE.刘洋.grzh);
    const span = member?.spans.at(-1);
    if (!member || !span) throw new Error('Nobody pays in');
    return { member, span };
  }
  const names = async (key: string) => (await list({ key })).map(({ xingming }) => xingming);

  it('come with what the unit pays for them, and nothing of their balance, loans or hidden digits', async () => {
    expect(await list({ key: '张建国' })).toEqual([
      {
        grzh: PEOPLE.张建国.grzh,
        xingming: '张建国',
        zjhm: '110***********1219',
        grzhzt: '01',
        grjcjs: '18000.00',
        dwyjce: '2160.00',
        gryjce: '2160.00',
        yjce: '4320.00',
        jzny: '2026-11',
        khrq: '2009-08-03',
        fcrq: '',
        fcyy: '',
        qsny: '',
        hxjc: [],
      },
    ]);
    expect(JSON.stringify(await list())).not.toContain(PEOPLE.张建国.zjhm);
  });

  it('are those of the own unit: nobody else is found, by name, number or ID', async () => {
    for (const key of ['王志强', PEOPLE.王志强.grzh, PEOPLE.王志强.zjhm, '阿依古丽', '陈𠮷祥', '蓝天']) {
      expect(await names(key), key).toEqual([]);
    }
    // Nor whoever went to another unit.
    expect(await names('刘洋')).toEqual(['刘洋']);
    await centre.transact(({ store }) => {
      const { member, span } = paying(store);
      const spans = [
        { ...span, to: '2026-10' },
        { ...span, from: '2026-11', dwzh: UNITS.蓝天科技.dwzh },
      ];
      persons(store).put(member.grzh, { ...member, spans });
    });
    expect(await names('刘洋')).toEqual([]);
  });

  it('are found by part of name and account, by the whole ID number or the four digits that are shown', async () => {
    expect(await names('建国')).toEqual(['张建国']);
    expect(await names('000000001')).toContain('张建国');
    expect(await names(PEOPLE.张建国.zjhm)).toEqual(['张建国']);
    expect(await names(` ${PEOPLE.赵敏.zjhm} `)).toEqual(['赵敏']);
    expect(await names('1219')).toContain('张建国');
    // Any other part of a number would give away, guess by guess, what the mask hides.
    for (const guess of ['19850307', '1101011985030', '071219', '110101']) expect(await names(guess)).toEqual([]);
  });

  it('that are sealed say since when, and that nothing is paid for them after the month that is shown', async () => {
    const [sealed, ...others] = await list({ grzhzt: '02' });
    expect(others).toEqual([]);
    expect(sealed).toMatchObject({ yjce: '2544.00', jzny: '2026-11', hxjc: [{ qsny: '2026-12', yjce: '0.00' }] });
    // The day on which it was done, in the last month that was owed; never one to come.
    expect(sealed?.fcrq).toMatch(/^2026-11-(0[1-9]|1\d|2[01])$/);
    expect((await list({ grzhzt: '01' })).every(({ fcrq }) => fcrq === '')).toBe(true);
  });

  it('are sealed, where nobody wrote down when, since the end of the last month, and never since a day to come', () =>
    centre.transact(({ store, today }) => {
      const { member, span } = paying(store);
      // The counter of this unit wrote nothing down for these months.
      const last = { ...span, dwzh: UNITS.蓝天科技.dwzh };
      const sealed = (to: string, grzhzt = '02') =>
        sealedSince({ store, today }, { ...member, grzhzt, spans: [{ ...last, to }] });
      expect([sealed('2026-10'), sealed('2026-11'), sealed('2026-10', '01')]).toEqual(['2026-10-31', '2026-11-21', '']);
    }));

  it('are narrowed by state and base, and put in order', async () => {
    const all = await list();
    const accounts = all.map(({ grzh }) => grzh);
    expect(accounts).toEqual(accounts.toSorted());
    expect((await list({ grzhzt: '06' })).map(({ xingming }) => xingming)).toEqual(['郑涛']);
    const bases = (await list({ jsks: '10000', jsjs: '11000.00', sort: 'grjcjs', order: 'desc' })).map(({ grjcjs }) =>
      Number(grjcjs),
    );
    expect(bases).toEqual(bases.toSorted((a, b) => b - a));
    const within = all.filter(({ grjcjs }) => Number(grjcjs) >= 10_000 && Number(grjcjs) <= 11_000);
    expect(bases).toHaveLength(within.length);
    for (const sort of ['xingming', 'jzny', 'khrq', 'fcrq', 'grzhzt', 'yjce', 'dwyjce', 'zjhm', '__proto__', 'ye']) {
      expect(await list({ sort, order: 'asc' }), sort).toHaveLength(all.length);
    }
  });

  it('come in pages without a gap or a double', () =>
    centre.transact((tx) => {
      const all = search(tx);
      const paged = [1, 2, 3, 4, 5].flatMap((page) => search(tx, { page, size: 10 }).list);
      expect(paged).toEqual(all.list);
      expect(search(tx, { page: 1000, size: 10 })).toMatchObject({ list: [], total: all.total });
    }));

  it('refuse a range of bases that is none with a sentence', () =>
    centre.transact((tx) => {
      const amount = '缴存基数范围请填写金额，最多两位小数';
      for (const [asked, sentence] of [
        [{ jsks: 'abc' }, amount],
        [{ jsjs: '-1' }, amount],
        [{ jsks: '1.005' }, amount],
        [{ jsks: '9000', jsjs: '8000' }, '缴存基数的下限不能大于上限，请修改后再查询'],
      ] as const) {
        expect(refused(() => search(tx, asked)).message, JSON.stringify(asked)).toBe(sentence);
      }
    }));

  it('of a unit of ten thousand answer at once', () =>
    centre.transact((tx) => {
      const big: Actor = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };
      const { list: page, total } = searchMembers(tx, big, { page: 500, size: 20, sort: 'jzny' });
      expect([page.length, total]).toEqual([20, 10_000]);
      const found = searchMembers(tx, big, { key: '130000009999', page: 1, size: 20 });
      expect(found.list.map(({ grzh }) => grzh)).toEqual(['130000009999']);
    }));
});
