import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { NO_ACCOUNT } from '@/domain/deposit/deposit-account';
import type { Store } from '../centre/kernel/store';
import { type ExchangeRecord, otherCityDeposits, putExchangeRecord } from '../centre/registers/other-city-deposits';
import { bankAccounts } from '../centre/registers/registers';
import { flexibleRegions } from '../centre/registration/flexible-start';
import { defaultPerson, type SeedPerson } from './person';

const withoutAccount = {
  ...defaultPerson,
  grzhzt: NO_ACCOUNT,
  khrq: '',
  priorMonths: 0,
  openingFen: 0n,
  bankCard: null,
  spans: [],
} as const;

const SU_QING = '100000000031';
const SHAO_YUAN = '100000000032';
const SHAO_YUAN_ZJHM = '320106199004120018';

/** People with a sign-in, but without an account here. */
export const guests: readonly SeedPerson[] = [
  {
    ...withoutAccount,
    grzh: SU_QING,
    xingming: '苏晴',
    zjhm: '110105199708252822',
    sjhm: '13800000031',
    roles: ['lhjyjczgry'],
    remark: '已设立灵活就业人员、尚未开户',
  },
  {
    ...withoutAccount,
    grzh: SHAO_YUAN,
    xingming: '邵远',
    zjhm: SHAO_YUAN_ZJHM,
    sjhm: '13800000032',
    roles: ['ydjczgry'],
    remark: '异地贷款人员，在南京缴存',
  },
];

const NANJING = '南京住房公积金管理中心';

/** Data of the national exchange and the banks on them, and on people not registered yet. */
export function seedGuests(store: Store, day: PlainDate): void {
  const jzny = shiftMonth(monthOf(day), -1);
  const elsewhere = (record: Omit<ExchangeRecord, 'grzhzt' | 'jzny'> & { jzny?: PlainMonth }, grzhzt = '01') =>
    putExchangeRecord(store, { jzny, ...record, grzhzt });
  const shao = { grzh: '025009876501', dwmc: '南京钟山软件有限公司', jcgjjzxmc: NANJING, lxjcys: 48 };
  elsewhere({ ...shao, zjhm: SHAO_YUAN_ZJHM, xingming: '邵远' });
  elsewhere({
    zjhm: '330106199206171528',
    xingming: '陶然',
    jcgjjzxmc: '杭州住房公积金管理中心',
    grzh: '057100123401',
    dwmc: '杭州西溪设计有限公司',
    lxjcys: 30,
  });
  elsewhere(
    {
      zjhm: '510107198807210428',
      xingming: '梅朵',
      jcgjjzxmc: '成都住房公积金管理中心',
      grzh: '028004567801',
      dwmc: '成都锦江餐饮有限公司',
      lxjcys: 0,
    },
    '02',
  );
  // Contributions before the move to this city.
  elsewhere(
    {
      zjhm: '110102199603154522',
      xingming: '刘洋',
      jcgjjzxmc: NANJING,
      grzh: '025003301702',
      dwmc: '南京紫金信息有限公司',
      lxjcys: 24,
      jzny: '2019-06',
      bj: 2_836_450n,
      lx: 41_286n,
    },
    '02',
  );
  otherCityDeposits(store).put(SHAO_YUAN, {
    grzh: SHAO_YUAN,
    jcszs: '320100',
    jcgjjzxmc: NANJING,
    ydgrzh: shao.grzh,
    jcdwmc: shao.dwmc,
    jczmbh: '',
    scid: '',
    wjm: '',
    exchange: { grzhzt: '01', lxjcys: shao.lxjcys, jzny },
  });
  flexibleRegions(store).put(SU_QING, { grzh: SU_QING, jzsd: '990103' });
  bankAccounts(store).put('6222020200000314159', { yhzh: '6222020200000314159', yhdm: '102', hm: '苏晴' });
}
