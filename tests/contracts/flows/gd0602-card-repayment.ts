import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 张建国 pays part of his loan ahead, on the next working day. */
export const gd0602: FlowFixture = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  values: { hklx: '2', thje: '100000.00', thfs: '02' },
  ywzt: '02',
  outcome: /部分提前还款已受理，待扣款/,
  clerk: null,
};
