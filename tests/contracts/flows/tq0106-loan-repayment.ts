import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 许文博 has paid a commercial loan for three years: the bank tells what, and small amounts are paid at once. */
export const tq0106: FlowFixture = {
  loginType: '1',
  account: PEOPLE.许文博.zjhm,
  values: { jkxz: 'ICBC2023100288', tqpl: '1', sqtqje: '8000.00', ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: { values: { sqtqje: '20000.00' }, change: ['sqtqje', '15000.00'] },
};
