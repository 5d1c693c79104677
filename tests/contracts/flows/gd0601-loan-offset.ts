import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 张建国 signs for his running loan, each month from his own account. */
export const gd0601: FlowFixture = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  values: { cns: true },
  ywzt: '99',
  clerk: null,
};
