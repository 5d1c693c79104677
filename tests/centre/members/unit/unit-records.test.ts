import { bookHousing, housingAccount } from '@mocks/centre/kernel/accounts/housing-funds';
import { balanceOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { listHousing } from '@mocks/centre/members/unit/unit-records';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { fileCentre } from '../../../file-centre';
import { UNITS } from '../../../people';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };
const ALL = { ksrq: '', jsrq: '', zjlx: '', page: 1, size: 50 };

const centre = fileCentre();

it('each kind of housing money runs to its own balance, and all of them to what the books say', () =>
  centre.transact((tx) => {
    const { list, ye } = listHousing(tx, HUAXIA, ALL);
    let sum = 0n;
    for (const fund of ['1', '2', '3'] as const) {
      const own = list.filter(({ zjlx }) => zjlx === fund).reverse();
      let balance = 0n;
      for (const row of own) {
        balance += fenOf(row.sr) - fenOf(row.zc);
        expect(fenOf(row.ye)).toBe(balance);
      }
      expect(balance).toBe(balanceOf(tx.store, housingAccount(dwzh, fund)));
      expect(balance).toBeGreaterThan(0n);
      sum += balance;
    }
    expect(fenOf(ye)).toBe(sum);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('what is paid out is in the ledger to the fen, and narrowed by kind and day', () =>
  centre.transact((tx) => {
    const before = fenOf(listHousing(tx, HUAXIA, { ...ALL, zjlx: '2' }).ye);
    const paid = { id: 'qtzj:test', dwzh, fund: '2', date: '2026-11-21', zhaiyao: '外墙修缮', fen: -12_345n } as const;
    bookHousing(tx.store, { ...paid, dx: '5号楼' });
    const found = listHousing(tx, HUAXIA, { ...ALL, zjlx: '2', ksrq: '2026-11-21' });
    expect(found.list[0]).toMatchObject({ zhaiyao: '外墙修缮', sr: '0.00', zc: '123.45', dx: '5号楼' });
    expect(fenOf(found.ye)).toBe(before - 12_345n);
    expect(listHousing(tx, { kind: 'unit', dwzh: UNITS.蓝天科技.dwzh }, ALL)).toMatchObject({ list: [], ye: '0.00' });
    expect(trialBalance(tx.store)).toBe(0n);
  }));
