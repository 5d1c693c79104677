import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 孙丽 pays in here and has a fund loan in another city. */
export const OUTSIDE = {
  czlx: '1',
  dkszs: '320000',
  dkzxmc: '苏州住房公积金管理中心',
  jkhtbh: 'SZGJJ2023000456',
  yjkrgx: '01',
  zdjkr: '10',
  blje: '1000.00',
};

export const yt1101: FlowFixture = {
  loginType: '1',
  account: PEOPLE.孙丽.zjhm,
  values: { ...OUTSIDE, cns: true },
  ywzt: '99',
  clerk: null,
};
