import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 刘洋 worked in Nanjing before; the exchange knows his account there. */
export const zy0101: FlowFixture = {
  loginType: '1',
  account: PEOPLE.刘洋.zjhm,
  values: {
    zcsf: '320000',
    zcgjjzxmc: '南京住房公积金管理中心',
    ygzdwmc: '南京紫金信息有限公司',
    ygrzfgjjzh: '025003301702',
    cns: true,
  },
  ywzt: '02',
  outcome: /异地转移接续（转入）已受理，联系函已发出/,
  clerk: {
    // The exchange knows nothing of Suzhou.
    values: { zcgjjzxmc: '苏州住房公积金管理中心', ygrzfgjjzh: '051200001' },
    change: ['ygrzfgjjzh', '051200002'],
  },
};
