import { moveClock } from '@mocks/centre/daily-jobs';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

const FROM = '2026-12-01';

/** 何静 has paid off her loan and has its mortgage released, once the hall takes that in. */
export const gd0701: FlowFixture = {
  loginType: '1',
  account: PEOPLE.何静.zjhm,
  from: FROM,
  prepare: (centre) => centre.transact((tx) => void moveClock(tx, { now: FROM })),
  values: { cns: true },
  ywzt: '02',
  outcome: /抵押注销已受理，登记机构办理中/,
  clerk: null,
};
