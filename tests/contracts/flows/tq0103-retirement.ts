import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 陈𠮷祥 has reached the age; his account is sealed and too large to go straight through. */
export const tq0103: FlowFixture = {
  loginType: '1',
  account: PEOPLE.陈𠮷祥.zjhm,
  values: { txrq: '2024-03-31', ywwd: '0101', cns: true },
  ywzt: '98',
  clerk: { change: ['txrq', '2024-03-30'] },
};
