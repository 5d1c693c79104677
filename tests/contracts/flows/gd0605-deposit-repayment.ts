import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 张建国 pays part of his loan ahead out of his own account, on the next working day. */
export const gd0605: FlowFixture = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  values: {
    hklx: '2',
    tqry: [{ grzh: PEOPLE.张建国.grzh, xingming: '张建国', yjkrgx: '', kytqe: '', bctqje: '20000.00' }],
    thfs: '02',
    cns: true,
  },
  ywzt: '02',
  outcome: /公积金提取还贷已受理，待还款/,
  clerk: null,
};
