import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { deaths } from '@mocks/centre/registers/life-registers';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, NOBODY, PEOPLE, UNITS } from '../../people';
import { handInRows, refused, rowFaults, sendRows } from '../submit';

const centre = fileCentre();
const { grzh, zjhm, xingming } = PEOPLE.孙德明;
const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
/** His account lies sealed with it. */
const LANTIAN: Actor = { kind: 'unit', dwzh: UNITS.蓝天科技.dwzh };
const HELD = '该职工的账户不能在网上办理，请到柜台核实';
const COMES = { zjhm, xingming, zyfx: '1', zrdwzh: '', grjcjs: '9000.00', zysxny: '2026-12' };
const OPENS = {
  ...{ zjhm, xingming, zjlx: '01', sjhm: NEW_PHONES.employee, gzrq: '2026-11-02', sfxcjgz: '0' },
  ...{ grjcjs: '9000.00', qjny: '2026-12' },
};

it.each<[string, Actor, string, object, string]>([
  ['comes to no other unit', HUAXIA, 'GJ0306', COMES, 'zjhm'],
  [
    'goes to none',
    LANTIAN,
    'GJ0306',
    { ...COMES, zjhm: grzh, zyfx: '2', grjcjs: '', zrdwzh: UNITS.华夏精密.dwzh },
    'zjhm',
  ],
  ['is not sent to be reopened', LANTIAN, 'GJ0306', COMES, 'zjhm'],
  ['is not reopened', LANTIAN, 'GJ0304', { xingming, grzh, qfyy: '01', grjcjs: '9000.00', sxny: '2026-12' }, 'grzh'],
  ['is opened no second time', HUAXIA, 'GJ0301', OPENS, 'zjhm'],
])('the account of a dead person %s', async (_, actor, ywlx, row, column) => {
  expect(await centre.transact((tx) => rowFaults(tx, actor, ywlx, row))).toEqual({ [column]: HELD });
});

it('is not opened for a dead person without one either', () =>
  centre.transact((tx) => {
    deaths(tx.store).put(NOBODY.another, { zjhm: NOBODY.another, swrq: '2026-08-16' });
    const row = { ...OPENS, zjhm: NOBODY.another, xingming: '某人' };
    expect(rowFaults(tx, HUAXIA, 'GJ0301', row)).toEqual({ zjhm: HELD });
  }));

it('the former unit is asked for nothing', () =>
  centre.transact((tx) => {
    expect(() => remindFormerUnit(tx, HUAXIA, { zjhm, xingming })).toThrow(HELD);
  }));

it('says no more to who has another name for the number', () =>
  centre.transact((tx) => {
    const said = rowFaults(tx, HUAXIA, 'GJ0306', { ...COMES, xingming: '孙明' });
    expect(said).toEqual({ xingming: '姓名与证件号码不匹配' });
  }));

describe('whose death is registered later', () => {
  const chen = PEOPLE.陈𠮷祥;
  const row = { ...COMES, zjhm: chen.zjhm, xingming: chen.xingming };
  const dies = ({ store }: Transaction) => deaths(store).put(chen.zjhm, { zjhm: chen.zjhm, swrq: '2026-11-20' });
  const stateOf = ({ store }: Transaction) => persons(store).get(chen.grzh)?.grzhzt;

  it('stops at submission', () =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, HUAXIA, 'GJ0306');
      const { pcbh } = sendRows(tx, HUAXIA, 'GJ0306', [row], ywlsh);
      dies(tx);
      const values = { ywlx: 'GJ0306', ywlsh, pcbh, ywwd: '0101', cns: '1' };
      expect(JSON.stringify(refused(() => submit(tx, HUAXIA, values)).fieldErrors)).toContain(HELD);
      expect(stateOf(tx)).toBe('02');
    }));

  it('waits for a clerk while the register is silent, and stops at the approval', () =>
    centre.transact((tx) => {
      setRegister(tx.store, '死亡登记', false);
      const { ywzt, ywlsh } = handInRows(tx, HUAXIA, 'GJ0306', [row]);
      expect(ywzt).toBe('98');
      setRegister(tx.store, '死亡登记', true);
      dies(tx);
      expect(() => review(tx, { ywlsh, result: 'approve', opinion: '' })).toThrow(HELD);
      expect(stateOf(tx)).toBe('02');
    }));
});
