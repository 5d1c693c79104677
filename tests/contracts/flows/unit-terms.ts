import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { TestCentre } from '@mocks/node';
import { PNG } from '../../centre/loan-fixture';
import { HUAXIA } from '../../centre/remittance-world';
import type { FlowFixture } from './fixture';

const common = { loginType: '2', account: HUAXIA.dwzh } as const;

/** The resolution and the accounts of last year. */
async function papers(centre: TestCentre, ywlsh: string) {
  await centre.transact((tx) => {
    for (const wjlxId of ['0208', '0209'])
      addMaterial(tx, HUAXIA, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
  });
  return {};
}

const resolution = {
  qksm: '订单减少，资金周转困难',
  jyhylx: '1',
  jyrq: '2026-11-10',
  zgzs: '48',
  tyrs: '40',
  qunianrypjgz: '6000.00',
  qunianks: '800000.00',
};

export const gj0204: FlowFixture = {
  ...common,
  values: { tzhdwjcbl: '10', tzhgrjcbl: '10', sxny: '2026-12', tzyy: '经营困难', ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: null,
};

export const gj0205: FlowFixture = {
  ...common,
  prepare: papers,
  values: {
    sqdwjcbl: '6',
    sqgrjcbl: '6',
    sqksny: '2026-12',
    sqjsny: '2027-05',
    jdyy: '02',
    ...resolution,
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['qksm', '订单减少一半，资金周转困难'] },
};

export const gj0206: FlowFixture = {
  ...common,
  prepare: papers,
  values: {
    sqhjksny: '2026-12',
    sqhjjsny: '2027-02',
    jhbjrq: '2027-06-30',
    hjyy: '01',
    ...resolution,
    ywwd: '0101',
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['qksm', '订单减少一半，资金周转困难'] },
};
