import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { TestCentre } from '@mocks/node';
import { DEVELOPER, PNG } from '../../centre/loan-fixture';
import { DEVELOPERS } from '../../people';
import type { FlowFixture } from './fixture';

const papers = (centre: TestCentre, ywlsh: string) =>
  centre.transact((tx) => {
    for (const wjlxId of ['0603', '0604', '0605']) {
      addMaterial(tx, DEVELOPER, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
    return undefined;
  });

/** 安居置业 has a sixth property admitted: a clerk reads its permits. */
export const kh0104: FlowFixture = {
  loginType: '3',
  account: DEVELOPERS.安居置业.kfsbh,
  prepare: papers,
  values: {
    sqlx: '1',
    lpmc: '安居·江畔',
    qy: '江北区',
    lpdz: '江畔路6号',
    fwxz: '01',
    fwlx: '1',
    lsjzdj: '2',
    ysxkz: '云房售证字(2026)第066号',
    tdzh: '云(2025)云州市不动产权第0006606号',
    ghxkz: '建字第110109202600066号',
    sgxkz: '110109202600066',
    jgrq: '2028-06-30',
    jgzh: '1100200000550055',
    bzjbl: '5',
    lxr: '宁静',
    lxdh: DEVELOPERS.安居置业.sjhm,
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['sgxkz', '110109202600067'] },
};
