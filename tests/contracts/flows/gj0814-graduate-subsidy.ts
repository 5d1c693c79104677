import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { AYIGULI } from '../../centre/fixture';
import { PNG } from '../../centre/loan-fixture';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

/** 阿依古丽 graduated in 2023; the education register knows her. */
export const gj0814: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: {
    byyx: '云州师范大学',
    xueli: '10',
    byzsbh: '106631202302000418',
    byrq: '2023-06-30',
    lhrylb: '5',
    btksny: '2026-07',
    btjsny: '2026-11',
    cns: true,
  },
  ywzt: '99',
  clerk: {
    // The register has another school: the certificate shows it.
    values: { byyx: '云州大学' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) =>
        addMaterial(tx, AYIGULI, { ywlsh, wjlxId: '0701', name: '毕业证书.png', bytes: PNG }),
      );
      return {};
    },
    change: ['btjsny', '2026-10'],
  },
};
