import '@mocks/centre/businesses/list';
import { settleDays } from '@mocks/centre/daily-jobs';
import { memberAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { persons, units } from '@mocks/centre/kernel/people';
import { createStore } from '@mocks/centre/kernel/store';
import { type Transaction, transactionOn } from '@mocks/centre/kernel/transaction';
import { type LoanRecord, loanTable } from '@mocks/centre/loans/loans';
import { addDays, type PlainDate } from '@/domain/dates';
import { PEOPLE, UNITS } from '../people';

/**
 * A centre small enough to live through years in milliseconds: two units with three members each, one loan of two of them. The
 * last two are old enough to retire.
 */
export interface World {
  tx(): Transaction;
  /** One transaction: committed, or undone when the work throws or the commit is torn. */
  transact<T>(work: (tx: Transaction) => T, torn?: boolean): T;
  /** Lives through that many days; `each` looks at the books when the jobs of a day are done. */
  advance(days: number, each?: (tx: Transaction) => void): void;
}

export const PAYING_UNITS = [UNITS.华夏精密.dwzh, UNITS.东方云商.dwzh] as const;
export const MEMBERS = [
  '500000000001',
  '500000000002',
  '500000000003',
  '500000000004',
  '500000000005',
  '500000000006',
] as const;
export const START: PlainDate = '2026-01-01';
const OPENING = 5_000_000n;
const RETIRED: Readonly<Record<number, string>> = { 4: '11010119500101005X', 5: '110101195001010076' };

/** `terms`: what its loan is instead of one of 60,000.00 over two years. */
export function smallWorld(terms: Partial<LoanRecord> = {}): World {
  const store = createStore();
  let day = START;
  for (const dwzh of PAYING_UNITS) {
    units(store).put(dwzh, {
      dwzh,
      dwmc: dwzh === PAYING_UNITS[0] ? '甲单位' : '乙单位',
      tyshxydm: '',
      dwzhzt: '01',
      dwjcbl: '12',
      grjcbl: '12',
      payday: 15,
      dwfxr: 10,
      firstMonth: '2026-01',
      jzny: '2025-12',
      operator: { jbrxm: '经办', jbrzjhm: '', jbrsjhm: '13900000000' },
      completeness: '0',
      statementConfirmed: true,
      roles: [],
      passwordHash: '',
    });
  }
  for (const [index, grzh] of MEMBERS.entries()) {
    const dwzh = PAYING_UNITS[index % 2] ?? PAYING_UNITS[0];
    persons(store).put(grzh, {
      grzh,
      xingming: `职工${index + 1}`,
      zjlx: '01',
      zjhm: RETIRED[index] ?? `11010119900101${String(1000 + index)}`,
      sjhm: '13800000000',
      grzhzt: '01',
      khrq: '2020-01-01',
      spans: [{ dwzh, from: '2026-01', base: 600_033n + BigInt(index) * 77_777n, dwjcbl: '12', grjcbl: '12' }],
      priorMonths: 60,
      frozenFen: 0n,
      bankCard: { yhdm: '102', yhzh: PEOPLE.张建国.yhzh },
      completeness: '0',
      roles: [],
      twoFactor: false,
      passwordHash: 'x',
    });
    post(store, {
      id: `qc:${grzh}`,
      date: START,
      kind: '99',
      zhaiyao: '期初余额',
      ywlsh: '',
      hjny: '2025-12',
      dwzh,
      lines: [
        { account: memberAccount(grzh), fen: OPENING },
        { account: 'opening', fen: -OPENING },
      ],
    });
  }
  loanTable(store).put('LOAN', {
    dkzh: 'LOAN',
    jkhtbh: 'GJDK1',
    grzh: MEMBERS[0],
    coBorrowers: [MEMBERS[2]],
    dklx: '0',
    htdkje: 6_000_000n,
    zxll: '2.6',
    months: 24,
    hkfs: '01',
    disbursed: addDays(START, 4),
    firstDue: '2026-02-05',
    hkzh: PEOPLE.张建国.yhzh,
    paid: 0,
    missed: [],
    ...terms,
  });
  store.table('centre').put('settled', { day });

  return {
    tx: () => transactionOn(store, day),
    transact(work, torn = false) {
      store.begin();
      try {
        const result = work(transactionOn(store, day));
        if (torn) store.rollback();
        else store.commit();
        return result;
      } catch (error) {
        store.rollback();
        throw error;
      }
    },
    advance(days, each) {
      const to = addDays(day, days);
      if (to === day) return;
      const told = addDays(day, 1);
      store.begin();
      if (!each) settleDays(store, told, to, told);
      for (let one = told; each && one <= to; one = addDays(one, 1)) {
        settleDays(store, one, one, told);
        each(transactionOn(store, one));
      }
      store.commit();
      day = to;
    },
  };
}
