import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { sendAccountCode } from '@mocks/centre/loans/changes/account-code';
import type { TestCentre } from '@mocks/node';
import { ZHANG_JIANGUO } from '../../centre/fixture';
import { PNG } from '../../centre/loan-fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

async function code(centre: TestCentre) {
  await centre.transact((desk) => sendAccountCode(desk, ZHANG_JIANGUO));
  return { dxyzm: await centre.lastCode('sms') };
}

/** 张建国 has his loan debited from his other card, which the bank knows to be his. */
export const gd0405: FlowFixture = {
  loginType: '1',
  account: PEOPLE.张建国.zjhm,
  prepare: code,
  values: { xzhkhyhmc: '105', xhkzh: '6222020200000020202', cns: true },
  ywzt: '99',
  clerk: {
    // The bank cannot tell whose card it is: a picture of it goes to the clerk.
    values: { xzhkhyhmc: '301', xhkzh: '6222020200000022000' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((desk) =>
        addMaterial(desk, ZHANG_JIANGUO, { ywlsh, wjlxId: '0104', name: '银行卡.png', bytes: PNG }),
      );
      return code(centre);
    },
    change: ['xhkzh', '6222020200000023000'],
  },
};
