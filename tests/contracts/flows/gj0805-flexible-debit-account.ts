import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { sendFlexibleCode } from '@mocks/centre/members/flexible/flexible-codes';
import type { TestCentre } from '@mocks/node';
import { AYIGULI } from '../../centre/fixture';
import { MANDATE_ENTRY, passFace } from '../../centre/flexible-fixture';
import { PNG } from '../../centre/loan-fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** The face that opens the menu row, and the code. */
async function proved(centre: TestCentre) {
  await centre.transact((tx) => {
    passFace(tx, AYIGULI, MANDATE_ENTRY);
    sendFlexibleCode(tx, AYIGULI, 'lhkk');
  });
  return { dxyzm: await centre.lastCode('sms') };
}

/** 阿依古丽 has her monthly amount debited from her other account, which the bank knows to be hers. */
export const gj0805: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  prepare: proved,
  values: { xkkyhdm: '105', xkkzh: PEOPLE.阿依古丽.yhzh, xkkr: '15' },
  ywzt: '99',
  clerk: {
    // The bank cannot tell whose account it is: a picture of the card goes to the clerk.
    values: { xkkyhdm: '301', xkkzh: '6222020200000022000' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) =>
        addMaterial(tx, AYIGULI, { ywlsh, wjlxId: '0104', name: '银行卡.png', bytes: PNG }),
      );
      return proved(centre);
    },
    change: ['xkkr', '20'],
  },
};
