// Borrowers with an almost repaid loan, or with co-borrowers in other cities.
import { monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import type { Store } from '../centre/kernel/store';
import { loanTable } from '../centre/loans/loans';
import { defaultPerson, icbc, LANTIAN, type SeedPerson, span, XINCHENG, yearly } from './person';

const HAN_DONG = '100000000054';
const LUO_LAN = '100000000055';
const JIANG_CHENG = '100000000056';

export const loanPeople: readonly SeedPerson[] = [
  {
    ...defaultPerson,
    grzh: HAN_DONG,
    xingming: '韩冬',
    zjhm: '110105198703191413',
    sjhm: '13800000054',
    khrq: '2011-05-16',
    priorMonths: 145,
    openingFen: 1_200_000n,
    bankCard: icbc('6222020200000021713'),
    spans: yearly(LANTIAN, [10_500n, 11_000n, 11_500n, 12_000n]),
    remark: '公积金贷款还剩七期，当月8日还款后剩六期：还能变更、提前还款、结清',
  },
  {
    ...defaultPerson,
    grzh: LUO_LAN,
    xingming: '罗岚',
    zjhm: '110101198411052328',
    sjhm: '13800000055',
    khrq: '2009-09-01',
    priorMonths: 166,
    openingFen: 3_400_000n,
    bankCard: icbc('6222020200000021812'),
    spans: yearly(XINCHENG, [10_000n, 10_500n, 11_000n, 11_600n]),
    remark: '与江澄共同借款（不是夫妻），江澄在境外：须共同签署的业务由他在自己的手机上签',
  },
  {
    ...defaultPerson,
    grzh: JIANG_CHENG,
    xingming: '江澄',
    zjhm: '110108198306213315',
    sjhm: '13800000056',
    khrq: '2010-04-12',
    grzhzt: '02',
    priorMonths: 158,
    openingFen: 2_600_000n,
    bankCard: icbc('6222020200000021911'),
    spans: [span(XINCHENG, '2023-07', 12_000n, '2025-12')],
    remark: '罗岚贷款的共同借款人，2026年起在境外工作，账户封存：扫不了国内屏幕上的二维码，用短信链接签署',
  },
];

/** Loans of these people; after the payment on the 8th, 韩冬 has six of thirty-six instalments left in the month of `day`. */
export function seedLoansOfPeople(store: Store, day: PlainDate): void {
  const month = monthOf(day);
  const shared = { dklx: '0', hkfs: '01', paid: 0, missed: [] } as const;
  loanTable(store).put('20240500000006', {
    ...shared,
    dkzh: '20240500000006',
    jkhtbh: 'GJDK202400000006',
    dywmc: '云州市西城区广安门内大街88号2栋304',
    grzh: HAN_DONG,
    htdkje: 15_000_000n,
    zxll: '2.1',
    months: 36,
    disbursed: `${shiftMonth(month, -30)}-10`,
    firstDue: `${shiftMonth(month, -29)}-08`,
    hkzh: '6222020200000021713',
  });
  loanTable(store).put('20250300000007', {
    ...shared,
    dkzh: '20250300000007',
    jkhtbh: 'GJDK202500000007',
    dywmc: '云州市大兴区黄村东路6号9栋1101',
    grzh: LUO_LAN,
    coBorrowers: [JIANG_CHENG],
    htdkje: 50_000_000n,
    zxll: '2.6',
    months: 240,
    disbursed: '2025-03-12',
    firstDue: '2025-04-15',
    hkzh: '6222020200000021812',
  });
}
