import { memberInfo } from '@mocks/centre/person-info-views';
import { keptMember } from '@/flows/unit/account/member-info-changes';
import { LIU } from '../../flows/rent-form';
import type { FlowFixture } from './fixture';

export const gj0302: FlowFixture = {
  loginType: '1',
  account: LIU,
  values: { xueli: '10', gddhhm: '010-62345678' },
  ywzt: '99',
};

const HUAXIA = '1000000001';

export const gj0302Unit: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  // The picker keeps what the unit may see of the member.
  prepare: async (centre) => ({
    grzh: keptMember(await centre.transact((desk) => memberInfo(desk, { kind: 'unit', dwzh: HUAXIA }, '100000000007'))),
  }),
  values: { zhiwu: '2' },
  ywzt: '99',
};
