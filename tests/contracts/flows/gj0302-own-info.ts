import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { sendInfoCode } from '@mocks/centre/members/info/info-codes';
import { AYIGULI, LIU_YANG } from '../../centre/fixture';
import { PNG } from '../../centre/loan-fixture';
import { LIU, PEOPLE, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

export const gj0302: FlowFixture = {
  loginType: '1',
  account: LIU,
  values: { xueli: '10', gddhhm: '010-62345678' },
  ywzt: '99',
  clerk: {
    // The bank cannot tell whose card it is: a picture of it goes to the clerk.
    values: { grckzhkhyhdm: '301', grckzhhm: '6222020200000022000' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) => {
        sendInfoCode(tx, LIU_YANG, { mb: 'old', sjhm: '' });
        addMaterial(tx, LIU_YANG, { ywlsh, wjlxId: '0104', name: '银行卡.png', bytes: PNG });
      });
      return { dxyzm: await centre.lastCode('sms') };
    },
    change: ['gddhhm', '010-62345679'],
  },
};

/** 阿依古丽 takes up deliveries; her own business for it is GJ0802. */
export const gj0802: FlowFixture = {
  loginType: '1',
  account: PEOPLE.阿依古丽.zjhm,
  values: { lhrylb: '3', cyrzt: '2' },
  ywzt: '99',
  clerk: {
    values: { grckzhkhyhdm: '301', grckzhhm: '6222020200000022000' },
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) => {
        sendInfoCode(tx, AYIGULI, { mb: 'old', sjhm: '' });
        addMaterial(tx, AYIGULI, { ywlsh, wjlxId: '0104', name: '银行卡.png', bytes: PNG });
      });
      return { dxyzm: await centre.lastCode('sms') };
    },
    change: ['cyrzt', '3'],
  },
};

const HUAXIA = UNITS.华夏精密.dwzh;

export const gj0302Unit: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  values: { grzh: PEOPLE.刘洋.grzh, zhiwu: '2' },
  ywzt: '99',
  clerk: null,
};
