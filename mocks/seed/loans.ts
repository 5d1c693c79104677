import type { Store } from '../centre/kernel/store';
import type { LoanRecord } from '../centre/loans/loans';
import { loanTable } from '../centre/loans/loans';

const seeded: readonly LoanRecord[] = [
  {
    // 张建国: paid on every due day.
    dkzh: '20250600000001',
    jkhtbh: 'GJDK202500000001',
    dywmc: '云州市朝阳区翠湖路18号3栋2单元1201',
    grzh: '100000000001',
    dklx: '0',
    htdkje: 60_000_000n,
    zxll: '2.6',
    months: 240,
    hkfs: '01',
    disbursed: '2025-06-20',
    firstDue: '2025-07-20',
    hkzh: '6222020200000101374',
    paid: 0,
    missed: [],
  },
  {
    // 郭磊: insufficient card balance since 2026-09.
    dkzh: '20250600000002',
    jkhtbh: 'GJDK202500000002',
    dywmc: '云州市丰台区和悦路2号5栋802',
    grzh: '100000000013',
    dklx: '0',
    htdkje: 30_000_000n,
    zxll: '2.1',
    months: 60,
    hkfs: '01',
    disbursed: '2025-05-12',
    firstDue: '2025-06-12',
    hkzh: '6222020200000116448',
    paid: 0,
    missed: [],
    cardShortFrom: '2026-09-01',
  },
  {
    // 何静: repaid in full in 2026-02.
    dkzh: '20250100000003',
    jkhtbh: 'GJDK202500000003',
    dywmc: '云州市海淀区云锦街6号1栋501',
    grzh: '100000000010',
    dklx: '0',
    htdkje: 12_000_000n,
    zxll: '2.1',
    months: 12,
    hkfs: '01',
    disbursed: '2025-02-10',
    firstDue: '2025-03-10',
    hkzh: '6222020200000123337',
    paid: 0,
    missed: [],
  },
  {
    // 冯军: his wife's account may pay for it too.
    dkzh: '20240300000003',
    jkhtbh: 'GJDK202400000003',
    dywmc: '云州市石景山区古城南路11号4栋602',
    grzh: '100000000014',
    dklx: '0',
    htdkje: 40_000_000n,
    zxll: '2.6',
    months: 240,
    hkfs: '01',
    disbursed: '2024-03-20',
    firstDue: '2024-04-28',
    hkzh: '6227000200000117818',
    hkyhdm: '105',
    paid: 0,
    missed: [],
  },
];

/** Loans as agreed; the daily jobs disburse and collect them. */
export function seedLoans(store: Store): void {
  for (const loan of seeded) loanTable(store).put(loan.dkzh, loan);
}
