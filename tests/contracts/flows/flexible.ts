import { PEOPLE, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** 阿依古丽 pays in for herself: 1,200.00 a month. */
export const gj0804: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: { yjce: '1500.00', grjcbl: '20', sxny: '2026-12' },
  ywzt: '99',
  clerk: null,
};

export const gj0810: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: { fcyy: '03', fcny: '2026-12', smsm: '收入中断' },
  ywzt: '99',
  clerk: null,
};

/** 欧阳明 had stopped. */
export const gj0809: FlowFixture = {
  loginType: '1',
  account: PEOPLE.欧阳明.zjhm,
  values: { kkr: '15', yjce: '800.00', grjcbl: '20', sxny: '2026-12' },
  ywzt: '99',
  clerk: null,
};

/** Three months beforehand. */
export const gj0815: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: { jflx: '1', ksny: '2026-12', jsny: '2027-02', zffs: '1' },
  ywzt: '99',
  clerk: null,
};

/** She has found an employer. */
export const gj0803: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: { zylx: '1', zrdwzh: UNITS.华夏精密.dwzh, zysxny: '2026-12', kkzt: true },
  ywzt: '99',
  clerk: null,
};
