import { sendFlexibleCode } from '@mocks/centre/members/flexible/flexible-codes';
import type { TestCentre } from '@mocks/node';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

async function code(centre: TestCentre) {
  await centre.transact((tx) => sendFlexibleCode(tx, { kind: 'person', grzh: PEOPLE.苏晴.grzh }));
  return { dxyzm: await centre.lastCode('sms') };
}

/** 苏晴 has registered as a flexible worker; the bank knows her account, so that it is opened at once. */
export const gj0801: FlowFixture = {
  loginType: '1',
  account: PEOPLE.苏晴.zjhm,
  prepare: code,
  values: {
    lhrylb: '4',
    jzdz: { region: ['云州市', '朝阳区'], detail: '翠湖路18号' },
    lhjclx: '1',
    grjcjs: '6000.00',
    grjcbl: '12',
    qjny: '2026-12',
    kkyhdm: '102',
    kkzh: PEOPLE.苏晴.yhzh,
    kkr: '10',
    ywwd: '0101',
    cns: true,
  },
  ywzt: '99',
  clerk: { values: { kkzh: '6217000100000770018', kkyhdm: '105' }, prepare: code, change: ['grjcjs', '7000.00'] },
};
