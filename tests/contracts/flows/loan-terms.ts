import { planChange } from '@mocks/centre/loans/changes/plan-change';
import type { TestCentre } from '@mocks/node';
import { FENG_JUN, ZHANG_JIANGUO } from '../../centre/fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 张建国 repays equal principal from his next instalment on; the plans were read. */
export const gd0404: FlowFixture = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  prepare: (centre) => read(centre, { dkzh: PEOPLE.张建国.dkzh, xhkfs: '02' }),
  values: { xhkfs: '02', bgyy: '收入增加', cns: true },
  ywzt: '99',
  clerk: null,
};

const LONGER = { bglx: '2', xzhhkqx: '300' };

/** 冯军 repays in 300 months what would take him 208: a clerk looks at the reason. */
export const gd0406: FlowFixture = {
  loginType: '1',
  account: PEOPLE.冯军.zjhm,
  prepare: (centre) => read(centre, LONGER),
  values: { ...LONGER, bgyy: '2', cns: true },
  ywzt: '98',
  clerk: { change: ['bgyy', '3'] },
};

/** What the cost statement of these terms is marked with. */
function read(centre: TestCentre, asked: Record<string, string>) {
  const actor = asked.xhkfs ? ZHANG_JIANGUO : FENG_JUN;
  return centre.transact((tx) => ({ cbyd: planChange(tx, actor, { dkzh: '20240300000003', ...asked }).bj }));
}
