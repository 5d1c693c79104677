import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { actorOf, ownerOf } from '@mocks/centre/kernel/transaction';
import { PEOPLE } from '../../people';
import type { FlowFixture } from './fixture';

const OWNER = ownerOf({ kind: 'person', grzh: PEOPLE.周凯.grzh });
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

/** 周凯 and 赵敏 buy a new home at 安居·翠湖苑; the invoice of the down payment is uploaded already. */
export const gd0101: FlowFixture = {
  loginType: '1',
  account: PEOPLE.周凯.zjhm,
  values: {
    dklx: '0',
    dkyt: '01',
    jkrysr: '15000.00',
    jkrfzje: '0.00',
    hyzk: '20',
    poxm: '赵敏',
    pozjlx: '01',
    pozjhm: PEOPLE.赵敏.zjhm,
    posjhm: PEOPLE.赵敏.sjhm,
    pogtjk: '1',
    poysr: '14000.00',
    fwbh: {
      fwbh: 'LP00000001-03-1-101',
      lpmc: '安居·翠湖苑',
      lpdz: '朝阳区翠湖路18号',
      fh: '3号楼1单元101室',
      jzmj: '108.60',
      fwdj: '15200.00',
      fwzj: '1650720.00',
      fwxz: '01',
      lsjzdj: '2',
      ysxkz: '云房售证字(2024)第101号',
      kfsmc: '安居置业有限公司',
      zh: '1100********0018',
      khyh: '中国工商银行云州朝阳支行',
    },
    gfhtbh: 'YWQ2026110101',
    qdrq: '2026-11-10',
    gyqk: '2',
    znsl: '0',
    sfk: '650720.00',
    sqdkje: '1000000.00',
    sqdkqx: '360',
    dkhkfs: '01',
    ydhkr: '20',
    dkdblx: '01',
    dywmc: '所购住房',
    hkzhly: '1',
    sfqych: '0',
    cbyd: '1000000.00|360|01|2.6|2.6000',
    ywwd: '0101',
    sqzx: true,
    sqbdc: true,
    sqhy: true,
    cns: true,
  },
  ywzt: '98',
  clerk: { change: ['dywmc', '安居·翠湖苑3号楼1单元101室'] },
  prepare: async (centre, ywlsh) => {
    await centre.transact((tx) => {
      addMaterial(tx, actorOf(OWNER), { ywlsh, wjlxId: '0302', name: '首付款发票.png', bytes: PNG });
    });
    return {};
  },
};
