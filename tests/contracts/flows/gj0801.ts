import { sendFlexibleCode } from '@mocks/centre/flexible-codes';
import type { FlowFixture } from './fixture';

/** 苏晴 has registered as a flexible worker; the bank knows her account, so that it is opened at once. */
export const gj0801: FlowFixture = {
  loginType: '1',
  account: '110105199708252822',
  prepare: async (centre) => {
    await centre.transact((desk) => sendFlexibleCode(desk, { kind: 'person', grzh: '100000000031' }));
    return { dxyzm: await centre.lastCode('sms') };
  },
  values: {
    lhrylb: '4',
    jzdz: { region: ['云州市', '朝阳区'], detail: '翠湖路18号' },
    lhjclx: '1',
    grjcjs: '6000.00',
    grjcbl: '12',
    qjny: '2026-12',
    kkyhdm: '102',
    kkzh: '6222020200000314159',
    kkr: '10',
    ywwd: '0101',
    cns: true,
  },
  ywzt: '99',
};
