import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { TestCentre } from '@mocks/node';
import { ANJU } from '@mocks/seed/developer-info';
import { DEVELOPER, PNG } from '../../centre/loan-fixture';
import { DEVELOPERS } from '../../people';
import type { FlowFixture } from './fixture';

const agreement = (centre: TestCentre, ywlsh: string) =>
  centre.transact((tx) => {
    addMaterial(tx, DEVELOPER, { ywlsh, wjlxId: '0604', name: '监管账户协议.png', bytes: PNG });
    return undefined;
  });

/** 安居置业 opens one more supervised account: signed for, and read by a clerk. */
export const kh0103: FlowFixture = {
  loginType: '3',
  account: DEVELOPERS.安居置业.kfsbh,
  prepare: agreement,
  values: {
    sfzh: [...ANJU.sfzh, { sfrkhyhmc: '105', sfrzhhm: '1100200000770077', zhxz: '2' }],
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: {
    values: { zcdz: '云州市朝阳区安居大厦2号' },
    prepare: agreement,
    change: ['zcdz', '云州市朝阳区安居大厦3号'],
  },
};
