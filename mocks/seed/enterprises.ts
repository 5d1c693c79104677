import { addDays, type PlainDate } from '@/domain/dates';
import type { Store } from '../centre/kernel/store';
import { type Enterprise, enterprises } from '../centre/registers/market-register';

const CHAOYANG = ['云州市', '朝阳区'];
const HAIDIAN = ['云州市', '海淀区'];

/** Founded units that are not registered with the centre yet, and one with a new legal representative. */
export function seedEnterprises(store: Store, day: PlainDate): void {
  const rows: readonly Enterprise[] = [
    {
      tyshxydm: '91110105MA7YX1RJ26',
      dwmc: '智联云州软件有限公司',
      dwfrdbxm: '秦岚',
      dwslrq: addDays(day, -20),
      dwjjlx: '150',
      dwsshy: 'I',
      dwxzqy: CHAOYANG,
      dwdz: '望京东路8号2层',
      kbyjs: false,
    },
    {
      tyshxydm: '91110108MA7QHCY35T',
      dwmc: '青禾餐饮管理有限公司',
      dwfrdbxm: '禾青',
      dwslrq: addDays(day, -8),
      dwjjlx: '170',
      dwsshy: 'H',
      dwxzqy: HAIDIAN,
      dwdz: '云锦街16号',
      kbyjs: true,
    },
    {
      tyshxydm: '91110102MA03XCCY9H',
      dwmc: '新城餐饮有限公司',
      dwfrdbxm: '程新',
      dwslrq: '2019-03-12',
      dwjjlx: '150',
      dwsshy: 'H',
      dwxzqy: ['云州市', '西城区'],
      dwdz: '平安里西大街9号',
      kbyjs: false,
    },
  ];
  for (const row of rows) enterprises(store).put(row.tyshxydm, row);
}
