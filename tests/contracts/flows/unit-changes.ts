import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { persons, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { sendUnitChangeCode } from '@mocks/centre/registration/unit-changes';
import type { TestCentre } from '@mocks/node';
import { PNG } from '../../centre/loan-fixture';
import { LEGAL_PERSONS, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

const HUAXIA = UNITS.华夏精密.dwzh;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA };
export const NEW_OPERATOR = { jbrxm: '秦越', jbrzjhm: '110101199508152012', jbrsjhm: '13900009999' };

const upload = (centre: TestCentre, ywlsh: string, ...wjlxId: string[]) => uploadFor(centre, ACTOR, ywlsh, wjlxId);
const uploadFor = (centre: TestCentre, actor: Actor, ywlsh: string, wjlxId: readonly string[]) =>
  centre.transact((tx) => {
    for (const id of wjlxId) addMaterial(tx, actor, { ywlsh, wjlxId: id, name: `${id}.png`, bytes: PNG });
  });

export const gj0102: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  values: { dwlxdh: '010-64350001', dwdzxx: 'fund@example.cn' },
  ywzt: '99',
  clerk: {
    // Somebody else in the operator's place: their papers go to the clerk.
    values: NEW_OPERATOR,
    prepare: async (centre, ywlsh) => {
      await centre.transact((tx) => sendUnitChangeCode(tx, ACTOR, NEW_OPERATOR.jbrsjhm));
      await upload(centre, ywlsh, '0203', '0204');
      return { dxyzm: await centre.lastCode('sms') };
    },
    change: ['dwlxdh', '010-64350002'],
  },
};

export const gj0103: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  prepare: async (centre, ywlsh) => {
    await upload(centre, ywlsh, '0201', '0202', '0206');
    return undefined;
  },
  values: {
    bgx: ['3'],
    xdwfrdbxm: '方振国',
    xdwfrdbzjhm: LEGAL_PERSONS.方振国.zjhm,
    hdrq: '2026-11-10',
    bgyy: '股东会改选',
    cns: true,
  },
  ywzt: '98',
  outcome: /已受理/,
  clerk: { change: ['bgyy', '股东会改选法定代表人'] },
};

export const gj0109: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  values: {
    czlx: '1',
    fkyhdm: '105',
    fkzh: '11050162510000009988',
    sfwtkk: '1',
    kkr: '12',
    kksx: '500000.00',
    cns: true,
  },
  ywzt: '99',
  clerk: {
    // The bank does not know it: its papers go to the clerk, who sends a small amount.
    values: { fkzh: '11050162510000007777' },
    prepare: async (centre, ywlsh) => {
      await upload(centre, ywlsh, '0215');
      return undefined;
    },
    change: ['kkr', '10'],
  },
};

const LANTIAN = UNITS.蓝天科技.dwzh;

/** Everybody who still paid in with the unit is sealed as of its last month. */
export const sealEverybody = (tx: Transaction, dwzh: string): void => {
  const { jzny: to } = units(tx.store).get(dwzh) ?? { jzny: '' };
  for (const person of membersOf(tx, { kind: 'unit', dwzh })) {
    const spans = person.spans.map((span) => (span.to === undefined ? { ...span, to } : span));
    persons(tx.store).put(person.grzh, { ...person, grzhzt: '02', spans });
  }
};

export const gj0108: FlowFixture = {
  loginType: '2',
  account: LANTIAN,
  prepare: async (centre, ywlsh) => {
    await centre.transact((tx) => sealEverybody(tx, LANTIAN));
    await uploadFor(centre, { kind: 'unit', dwzh: LANTIAN }, ywlsh, ['0203', '0204', '0207']);
    return undefined;
  },
  values: { dwxhyy: '02', zxrq: '2026-11-02', qsfzr: '蓝海', qsfzrdh: '010-82609922', cns: true },
  ywzt: '98',
  outcome: /已受理/,
  clerk: { change: ['qsfzr', '蓝山'] },
};

export const gj0209: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  values: { zmlx: '21', zmyt: '2', tjksny: '2026-01', tjjsny: '2026-10' },
  ywzt: '99',
  clerk: null,
};
