import { sendAccountCode } from '@mocks/centre/loans/changes/account-code';
import type { TestCentre } from '@mocks/node';
import { FENG_JUN } from '../../centre/fixture';
import { addPapers } from '../../centre/submit';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

async function code(centre: TestCentre) {
  await centre.transact((tx) => sendAccountCode(tx, FENG_JUN));
  return { dxyzm: await centre.lastCode('sms') };
}

/** 冯军 has his loan debited from his other card, which the bank knows to be his. */
export const gd0405: FlowFixture = {
  loginType: '1',
  account: PEOPLE.冯军.zjhm,
  prepare: code,
  values: { xzhkhyhmc: '102', xhkzh: '6222020200000020509', cns: true },
  ywzt: '99',
  clerk: {
    // The bank cannot tell whose card it is: a picture of it goes to the clerk.
    values: { xzhkhyhmc: '301', xhkzh: '6222020200000022000' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) => addPapers(tx, FENG_JUN, ywlsh, ['0104']));
      return code(centre);
    },
    change: ['xhkzh', '6222020200000023000'],
  },
};
