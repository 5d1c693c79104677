import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { TestCentre } from '@mocks/node';
import { fetchMemberInfo } from '@/api/person/info-change';
import { PNG } from '../../centre/loan-fixture';
import { PEOPLE, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

const { dwzh } = UNITS.华夏精密;
const withIdCard = async (centre: TestCentre, ywlsh: string) => {
  await centre.transact((tx) => {
    addMaterial(tx, { kind: 'unit', dwzh }, { ywlsh, wjlxId: '0101', name: '身份证.png', bytes: PNG });
  });
  return undefined;
};

/** As it is sent: about a member with the former values, where a draft keeps the account alone. */
const withMember = async (centre: TestCentre, ywlsh: string) => {
  await withIdCard(centre, ywlsh);
  return { grzh: await fetchMemberInfo(PEOPLE.马晓燕.grzh) };
};

/** A name that was written down wrong, and that the register of residents does not know either. */
export const gj0303: FlowFixture = {
  loginType: '2',
  account: dwzh,
  prepare: withIdCard,
  values: { grzh: PEOPLE.马晓燕.grzh, bgyy: '1', xxingming: '马小燕', cns: true },
  ywzt: '98',
  clerk: { prepare: withMember, change: ['xxingming', '马晓艳'] },
};
