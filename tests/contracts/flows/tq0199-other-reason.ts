import { LIU } from '../../people';
import type { FlowFixture } from './fixture';

export const tq0199: FlowFixture = {
  loginType: '1',
  account: LIU,
  values: { qttqyy: '29', sxsm: '购买共有产权住房的配套费用', sqtqje: '500.00', ywwd: '0101', cns: true },
  ywzt: '98',
  clerk: { change: ['sxsm', '购买共有产权住房的配套费用，附购房合同'] },
};
