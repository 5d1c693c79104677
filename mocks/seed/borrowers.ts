// Home loans of people for TQ0106: of a bank, of this centre and a bank combined, of another centre.
import { monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { issueNumber } from '../centre/kernel/business-numbers';
import type { Store } from '../centre/kernel/store';
import { transactionOn } from '../centre/kernel/transaction';
import { loanTable } from '../centre/loans/loans';
import { judge, submit } from '../centre/office/applications';
import { homeLoans } from '../centre/registers/home-loans';
import { LOAN } from '../centre/withdrawals/loan/figures';
import { ccb, defaultPerson, icbc, LANTIAN, type SeedPerson, XINCHENG, yearly } from './person';

const XU_WENBO = '110105198804162312';
const FANG_LI = '110105198509121614';
const TANG_YUE = '110101198711232742';
const SUN_LI = '110105199107051021';
const SUN_LI_GRZH = '100000000012';
/** Contract of the centre and the bank combined. */
const COMBINED = 'GJDK202500000005';
const ELSEWHERE = 'LZGJJ2026000731';

export const borrowers: readonly SeedPerson[] = [
  {
    ...defaultPerson,
    grzh: '100000000051',
    xingming: '许文博',
    zjhm: XU_WENBO,
    sjhm: '13800000051',
    khrq: '2012-07-09',
    priorMonths: 132,
    openingFen: 5_300_000n,
    bankCard: icbc('6222020200000021416'),
    spans: yearly(LANTIAN, [10_500n, 11_000n, 11_500n, 12_000n]),
    remark: '有正在偿还的商业贷款，还没有提取过：可办理偿还购房贷款提取，也可按月、按年约定',
  },
  {
    ...defaultPerson,
    grzh: '100000000052',
    xingming: '方立',
    zjhm: FANG_LI,
    sjhm: '13800000052',
    khrq: '2010-03-15',
    priorMonths: 160,
    openingFen: 6_200_000n,
    bankCard: icbc('6222020200000021515'),
    spans: yearly(LANTIAN, [12_000n, 12_500n, 13_000n, 13_500n]),
    remark: '有组合贷款，与唐悦共同借款（不是夫妻）：同一笔还款由两人共用',
  },
  {
    ...defaultPerson,
    grzh: '100000000053',
    xingming: '唐悦',
    zjhm: TANG_YUE,
    sjhm: '13800000053',
    khrq: '2012-11-05',
    priorMonths: 128,
    openingFen: 4_100_000n,
    bankCard: ccb('6227000200000021617'),
    spans: yearly(XINCHENG, [8_000n, 8_300n, 8_600n, 8_900n]),
    remark: '方立组合贷款的共同借款人',
  },
];

/** Loan data at banks and another centre. */
export function seedHomeLoans(store: Store, day: PlainDate): void {
  homeLoans(store).put('ICBC2023100288', {
    jkhtbh: 'ICBC2023100288',
    jkly: '3',
    jkyhmc: '中国工商银行云州分行',
    borrowers: [XU_WENBO],
    jkrxm: '许文博',
    fwzl: '云州市丰台区和悦路2号8栋1502',
    htdkje: 120_000_000n,
    zxll: '3.1',
    months: 360,
    hkfs: '01',
    dkffrq: '2023-10-16',
    firstDue: '2023-11-16',
  });
  loanTable(store).put('20250900000005', {
    dkzh: '20250900000005',
    jkhtbh: COMBINED,
    dywmc: '云州市通州区运河东岸9号5栋901',
    grzh: '100000000052',
    coBorrowers: ['100000000053'],
    dklx: '1',
    htdkje: 60_000_000n,
    zxll: '2.6',
    months: 360,
    hkfs: '01',
    disbursed: '2025-09-10',
    firstDue: '2025-10-18',
    hkzh: '6222020200000021515',
    paid: 0,
    missed: [],
  });
  homeLoans(store).put(COMBINED, {
    jkhtbh: COMBINED,
    jkly: '4',
    jkyhmc: '中国工商银行云州分行',
    borrowers: [FANG_LI, TANG_YUE],
    jkrxm: '方立',
    fwzl: '云州市通州区运河东岸9号5栋901',
    htdkje: 80_000_000n,
    zxll: '3.1',
    months: 360,
    hkfs: '01',
    dkffrq: '2025-09-10',
    firstDue: '2025-10-18',
  });
  const month = monthOf(day);
  homeLoans(store).put(ELSEWHERE, {
    jkhtbh: ELSEWHERE,
    jkly: '2',
    jkyhmc: '邻州市住房公积金管理中心',
    borrowers: [SUN_LI],
    jkrxm: '孙丽',
    fwzl: '邻州市江畔区滨河路1号2栋301',
    htdkje: 40_000_000n,
    zxll: '2.6',
    months: 360,
    hkfs: '01',
    dkffrq: `${shiftMonth(month, -3)}-01`,
    firstDue: `${shiftMonth(month, -2)}-01`,
  });
}

/** 孙丽 withdraws the last three months of her loan on the first of this month, by the hall's own rule: case, booking and record. */
export function seedDrawnLoan(store: Store, first: PlainDate): void {
  const tx = transactionOn(store, first);
  const actor = { kind: 'person', grzh: SUN_LI_GRZH } as const;
  const asked = { ywlx: LOAN, jkxz: ELSEWHERE, tqpl: '1', ywwd: '0101', cns: '1', skzhly: '1' };
  const ywlsh = issueNumber(tx, actor, LOAN);
  submit(tx, actor, { ...asked, ywlsh, sqtqje: judge(tx, actor, asked).xe?.kytqe });
}
