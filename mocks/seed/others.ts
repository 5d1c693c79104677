// People and registers for TQ0199: each shows another reason.
import { addMonths, type PlainDate } from '@/domain/dates';
import type { Store } from '../centre/kernel/store';
import { type Invoice, invoices, taxReceipts } from '../centre/registers/invoices';
import { accountSeals, deaths, employments, kinships, subsistences } from '../centre/registers/life-registers';
import { registeredHomes } from '../centre/registers/registers';
import { ccb, defaultPerson, icbc, LANTIAN, type SeedPerson, span, XINCHENG, yearly } from './person';

const WU_GUIFANG = '100000000021';
const SUN_DEMING = '100000000022';
const HE_JING = '110106198309222046';
const FENG_JUN = '110108198702143718';
const LIN_XIAOYU = '110101199008172447';
const QIAN_XIUYING = '110102196504120120';
const HE_JING_HOME = '云(2016)海淀区不动产权第0045678号';

export const others: readonly SeedPerson[] = [
  {
    ...defaultPerson,
    grzh: WU_GUIFANG,
    xingming: '吴桂芳',
    zjhm: '110105197209082129',
    sjhm: '13800000021',
    khrq: '2025-12-05',
    grzhzt: '02',
    priorMonths: 0,
    openingFen: 0n,
    bankCard: icbc('6222020200000020905'),
    spans: [span(XINCHENG, '2025-12', 5_000n, '2026-03')],
    remark: '已离职，账户因终止劳动关系封存满6个月，未再就业：可销户提取',
  },
  {
    ...defaultPerson,
    grzh: SUN_DEMING,
    xingming: '孙德明',
    zjhm: '110105194503010114',
    sjhm: '13800000022',
    khrq: '1993-05-10',
    grzhzt: '02',
    priorMonths: 240,
    openingFen: 6_000_000n,
    bankCard: null,
    spans: [span(LANTIAN, '2023-07', 6_000n, '2023-12')],
    remark: '已故（2026-08-16），账户封存；继承人为孙志远、孙志芳',
  },
  {
    ...defaultPerson,
    grzh: '100000000023',
    xingming: '孙志远',
    zjhm: '110106197306171015',
    sjhm: '13800000023',
    khrq: '2001-03-12',
    priorMonths: 268,
    openingFen: 7_100_000n,
    bankCard: ccb('6222020200000021002'),
    spans: yearly(LANTIAN, [9_000n, 9_300n, 9_600n, 9_900n]),
    remark: '孙德明之子，可办理继承提取',
  },
  {
    ...defaultPerson,
    grzh: '100000000024',
    xingming: '孙志芳',
    zjhm: '110106197011233020',
    sjhm: '13800000024',
    khrq: '1998-09-01',
    priorMonths: 298,
    openingFen: 6_300_000n,
    bankCard: icbc('6222020200000021101'),
    spans: yearly(XINCHENG, [7_000n, 7_200n, 7_400n, 7_600n]),
    remark: '孙德明之女，可办理继承提取',
  },
  {
    ...defaultPerson,
    grzh: '100000000025',
    xingming: '林小雨',
    zjhm: LIN_XIAOYU,
    sjhm: '13800000025',
    khrq: '2013-07-15',
    priorMonths: 120,
    openingFen: 5_600_000n,
    bankCard: icbc('6222020200000021200'),
    spans: yearly(LANTIAN, [10_000n, 10_400n, 10_800n, 11_200n]),
    remark: '与他人按份共有住房，本人份额50%：加装电梯、维修资金、契税提取按份额',
  },
  {
    ...defaultPerson,
    grzh: '100000000026',
    xingming: '钱秀英',
    zjhm: QIAN_XIUYING,
    sjhm: '13800000026',
    khrq: '2005-04-18',
    priorMonths: 218,
    openingFen: 2_100_000n,
    bankCard: ccb('6222020200000021309'),
    spans: yearly(XINCHENG, [2_500n, 2_500n, 2_600n, 2_800n]),
    remark: '享受最低生活保障的家庭（低保证号DB20260015）',
  },
];

/** Data of tax, civil-affairs, real-estate and social-insurance registers for these withdrawals. */
export function seedOtherRegisters(store: Store, day: PlainDate): void {
  accountSeals(store).put(WU_GUIFANG, { grzh: WU_GUIFANG, fcyy: '01', fcrq: '2026-03-31', lzrq: '2026-03-31' });
  accountSeals(store).put(SUN_DEMING, { grzh: SUN_DEMING, fcyy: '07', fcrq: '2023-12-31' });
  accountSeals(store).put('100000000005', { grzh: '100000000005', fcyy: '02', fcrq: '2024-03-31' });
  employments(store).put('110102199603154522', { zjhm: '110102199603154522', dwmc: '华夏精密制造有限公司' });
  for (const zjhm of ['110106197306171015', '110106197011233020']) {
    kinships(store).put(`${zjhm} 110105194503010114`, { zjhm, qszjhm: '110105194503010114', gx: '04' });
  }
  deaths(store).put('110105194503010114', { zjhm: '110105194503010114', swrq: '2026-08-16' });
  const cy = [QIAN_XIUYING];
  subsistences(store).put('DB20260015', { dbzh: 'DB20260015', cy, yxq: addMonths(day, 12) });
  const home = registeredHomes(store).get(HE_JING_HOME);
  if (home) registeredHomes(store).put(HE_JING_HOME, { ...home, jzmj: '89.50' });
  const shared = '云(2019)通州区不动产权第0033221号';
  registeredHomes(store).put(shared, {
    bdcqzh: shared,
    zjhm: LIN_XIAOYU,
    fwzl: '云州市通州区运河东岸9号3栋701',
    jzmj: '76.20',
    gybl: '50',
  });
  taxReceipts(store).put('QS2026000188', { pzhm: 'QS2026000188', bdcqzh: shared, fen: 4_500_000n, zjhm: LIN_XIAOYU });
  const kprq = addMonths(day, -2);
  const bought: readonly Omit<Invoice, 'kprq'>[] = [
    { fphm: '26110000000010001', lb: '装修', fpje: 6_000_000n, gmfzjhm: HE_JING },
    { fphm: '26110000000010002', lb: '装修', fpje: 4_567_890n, gmfzjhm: FENG_JUN },
    { fphm: '26110000000010003', lb: '装修', fpje: 18_000_000n, gmfzjhm: HE_JING },
    { fphm: '26110000000020001', lb: '物业', fpje: 288_000n, gmfzjhm: HE_JING },
    { fphm: '26110000000020002', lb: '物业', fpje: 360_000n, gmfzjhm: FENG_JUN },
  ];
  for (const invoice of bought) invoices(store).put(invoice.fphm, { ...invoice, kprq });
  const old = { fphm: '24110000000010009', lb: '装修', fpje: 5_000_000n, gmfzjhm: HE_JING } as const;
  invoices(store).put(old.fphm, { ...old, kprq: addMonths(day, -14) });
}
