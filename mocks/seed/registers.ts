import { addDays, type PlainDate } from '@/domain/dates';
import type { Store } from '../centre/kernel/store';
import { creditClasses } from '../centre/registers/credit-reports';
import { graduations } from '../centre/registers/graduations';
import { households } from '../centre/registers/households';
import { mortgages } from '../centre/registers/mortgages';
import { otherCityLoans } from '../centre/registers/other-city-loans';
import { residencePermits } from '../centre/registers/person-groups';
import { filedLeases, marriages, registeredHomes, rentalEnterprises } from '../centre/registers/registers';
import { saleContracts } from '../centre/registers/sale-contracts';

const LIU_YANG = '110102199603154522';
const ZHANG_JIANGUO = '110101198503071219';
const ZHAO_MIN = '330102198809291027';
const ZHOU_KAI = '110105199006183316';
const HE_JING = '110106198309222046';
const FENG_JUN = '110108198702143718';
const GUO_LEI = '110106198204161312';
const AYIGULI = '650102199405120722';
const SUN_LI_ZJHM = '110105199107051021';
/** Registered rental enterprise, which may receive rent directly. */
const ANXIN = '91110101MA05AJXY8X';

/** Registers of the other authorities. */
export function seedRegisters(store: Store, day: PlainDate): void {
  for (const [zjhm, poxm, pozjhm] of [
    [ZHAO_MIN, '周凯', ZHOU_KAI],
    [ZHOU_KAI, '赵敏', ZHAO_MIN],
    [HE_JING, '冯军', FENG_JUN],
    [FENG_JUN, '何静', HE_JING],
  ] as const) {
    marriages(store).put(zjhm, { zjhm, poxm, pozjhm });
  }
  for (const [bdcqzh, zjhm, fwzl] of [
    ['云(2025)朝阳区不动产权第0012345号', ZHANG_JIANGUO, '云州市朝阳区翠湖路18号3栋2单元1201'],
    ['云(2016)海淀区不动产权第0045678号', HE_JING, '云州市海淀区云锦街6号1栋501'],
    ['云(2025)丰台区不动产权第0078901号', GUO_LEI, '云州市丰台区和悦路2号5栋802'],
  ] as const) {
    registeredHomes(store).put(bdcqzh, { bdcqzh, zjhm, fwzl });
  }
  for (const [dyqzh, bdcqzh, zjhm, dkzh, djrq] of [
    [
      '云(2025)云州市不动产证明第0008801号',
      '云(2025)朝阳区不动产权第0012345号',
      ZHANG_JIANGUO,
      '20250600000001',
      '2025-06-18',
    ],
    [
      '云(2025)云州市不动产证明第0008802号',
      '云(2025)丰台区不动产权第0078901号',
      GUO_LEI,
      '20250600000002',
      '2025-05-09',
    ],
    [
      '云(2025)云州市不动产证明第0008803号',
      '云(2016)海淀区不动产权第0045678号',
      HE_JING,
      '20250100000003',
      '2025-02-07',
    ],
  ] as const) {
    mortgages(store).put(dyqzh, { dyqzh, bdcqzh, zjhm, dkzh, zt: 'registered', djrq });
  }
  // 孙丽 has a loan from the city in which she bought her home.
  otherCityLoans(store).put('SZGJJ2023000456', {
    dkzxmc: '苏州住房公积金管理中心',
    jkhtbh: 'SZGJJ2023000456',
    jkrxm: '孙丽',
    jkrzjhm: SUN_LI_ZJHM,
    dkye: 35_612_480n,
    dqyhje: 214_735n,
    ydhkr: 20,
    skyhmc: '中国工商银行苏州分行',
    skzh: '6222021102000456789',
    dqrq: '2043-05-20',
  });
  for (const [zjhm, jg] of [
    [AYIGULI, '2'],
    [SUN_LI_ZJHM, '3'],
  ] as const) {
    creditClasses(store).put(zjhm, { zjhm, jg });
  }
  // 赵敏 and 周凯 have a child; 刘洋 has none. The register of residents has no entry for the others.
  for (const [zjhm, znsr] of [
    [LIU_YANG, []],
    [ZHAO_MIN, ['2019-05-20']],
    [ZHOU_KAI, ['2019-05-20']],
  ] as const) {
    households(store).put(zjhm, { zjhm, znsr });
  }
  // 赵敏 and 周凯 bought a home together last month: they share one limit.
  saleContracts(store).put('YWQ2026100318', {
    gfhtbh: 'YWQ2026100318',
    gflx: '1',
    buyers: [ZHAO_MIN, ZHOU_KAI],
    fwzl: '云州市丰台区南苑路55号6栋1单元1203',
    jzmj: '98.60',
    fwzj: 286_000_000n,
    qyrq: addDays(day, -40),
  });
  graduations(store).put(AYIGULI, {
    zjhm: AYIGULI,
    byyx: '云州师范大学',
    xueli: '10',
    byzsbh: '106631202302000418',
    byrq: '2023-06-30',
  });
  residencePermits(store).put(FENG_JUN, { zjhm: FENG_JUN, ffrq: '2023-04-18' });
  rentalEnterprises(store).put(ANXIN, { tyshxydm: ANXIN, dwmc: '安心住房租赁有限公司' });
  const year = Number(day.slice(0, 4));
  filedLeases(store).put('ZL202600012345', {
    zfhtbh: 'ZL202600012345',
    tenants: [ZHAO_MIN, ZHOU_KAI],
    zflx: '2',
    fwzl: '云州市朝阳区望京西路9号2栋603',
    czfmc: '安心住房租赁有限公司',
    czfzjhm: ANXIN,
    yzj: 360_000n,
    zlksrq: `${year - 1}-01-01`,
    zljsrq: `${year + 1}-12-31`,
  });
}
