import { addMonths, type PlainDate } from '@/domain/dates';
import type { DeveloperInfo } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { qualifications } from '../centre/registers/developer-qualifications';
import { bankAccounts } from '../centre/registers/registers';

const supervised = (sfrkhyhmc: string, sfrzhhm: string) => ({ sfrkhyhmc, sfrzhhm, zhxz: '2' });

/** Registered data of 安居置业: one supervised account per property, one unassigned, and the guarantee's account. */
export const ANJU: Omit<DeveloperInfo, 'zzyxq'> = {
  tyshxydm: '91110105MA08AJZYX1',
  zzdj: '1',
  zzzsbh: '云建开企[2023]0118号',
  zcdz: '云州市朝阳区安居大厦1号',
  zczj: 200_000_000_00n,
  frdbxm: '安立国',
  frdbzjhm: '110105197203151015',
  lxr: '宁静',
  lxdh: '13900000101',
  dzyx: 'yewu@anju.example.com',
  sfzh: [
    supervised('102', '1100200000180018'),
    supervised('105', '1100200000060006'),
    supervised('102', '1100200000020002'),
    supervised('105', '1100200000880088'),
    supervised('102', '1100200000090009'),
    supervised('105', '1100200000550055'),
  ],
  bzjkhm: '安居置业有限公司保证金专户',
  bzjzhkhh: '102',
  bzjzh: '1100200000990099',
  bzjbl: '5',
};

/** Further accounts known to the banks: a new one of the developer, and one of another holder. */
const FURTHER = [
  { yhzh: '1100200000770077', yhdm: '105', hm: '安居置业有限公司' },
  { yhzh: '1100200000660066', yhdm: '102', hm: '云州城市建设开发有限公司' },
];

export function developerInfo(day: PlainDate): DeveloperInfo {
  return { ...ANJU, zzyxq: addMonths(day, 19) };
}

export function seedDeveloperAccounts(store: Store, kfsmc: string): void {
  const own = ANJU.sfzh.map(({ sfrzhhm, sfrkhyhmc }) => ({ yhzh: sfrzhhm, yhdm: sfrkhyhmc, hm: kfsmc }));
  for (const account of [...own, ...FURTHER]) bankAccounts(store).put(account.yhzh, account);
  const { zzzsbh, tyshxydm } = ANJU;
  qualifications(store).put(zzzsbh, { zzzsbh, tyshxydm });
}
