import { batchTable } from '@mocks/centre/cases/batch/batches';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons, unitOf } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { findMember } from '@mocks/centre/members/unit/unit-members-pick';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { expect, it } from 'vitest';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import { fileCentre } from '../../../file-centre';
import { memberHere, wrongHere } from '../../../flows/unit/account/unit-options';
import { OPERATORS, PEOPLE, UNITS } from '../../../people';
import { HUAXIA } from '../../remittance-world';
import { handInRows, rowFaults, sendRows } from '../../submit';

const RIGHT = { fcyy: '03', fcny: '2026-12', lzrq: '' };
const CODES = { fcyy: ['01', '02', '03', '07', '09'] };

const centre = fileCentre();

function firstRow(tx: Transaction) {
  const [member] = membersOf(tx, HUAXIA).filter(({ grzhzt }) => grzhzt === '01');
  if (!member) throw new Error('nobody to seal');
  const { grzh, xingming } = member;
  return { member, row: { ...RIGHT, grzh, xingming } };
}

it.each<[string, Record<string, string>, string[]]>([
  ['as it should be', {}, []],
  ['with a day where the reason asks for one', { fcyy: '01', lzrq: '2026-11-20' }, []],
  ['without it', { fcyy: '01' }, ['lzrq']],
  ['with a day to come', { fcyy: '02', lzrq: '2026-11-22' }, ['lzrq']],
  ['with no day', { fcyy: '02', lzrq: '2026-13-01' }, ['lzrq']],
  ['from a month that is paid', { fcny: '2026-11' }, ['fcny']],
  ['from a month too far ahead', { fcny: '2027-02' }, ['fcny']],
  ['with no month', { fcny: '十二月' }, ['fcny']],
  ['with nothing', { fcyy: '', fcny: '' }, ['fcny', 'fcyy']],
  ['with a code that is none', { fcyy: '88' }, ['fcyy']],
  ['under another name', { xingming: '王小明' }, ['xingming']],
  ['of nobody', { grzh: '139999999999' }, ['grzh']],
  ['without an account', { grzh: '' }, ['grzh']],
])('a row %s is judged alike in the browser and at the centre', (_, change, wrong) =>
  centre.transact((tx) => {
    const { member, row } = firstRow(tx);
    const { grzh, xingming, zjhm } = member;
    const changed = { ...row, ...change };
    expect(wrongHere(memberSealingImport, changed, CODES, memberHere({ grzh, xingming, zjhm }))).toEqual(wrong);
    expect(Object.keys(rowFaults(tx, HUAXIA, 'GJ0305', changed)).sort()).toEqual(wrong);
  }),
);

it('who pays in from a later month on is sealed from that month at the earliest, even if it is further ahead than others', () =>
  centre.transact((tx) => {
    const { member, row } = firstRow(tx);
    const before = member.spans.at(-1);
    if (!before) throw new Error('no stay');
    const elsewhere = { ...before, dwzh: UNITS.东方云商.dwzh, to: '2026-12' };
    persons(tx.store).put(member.grzh, { ...member, spans: [elsewhere, { ...before, from: '2027-02' }] });
    expect(rowFaults(tx, HUAXIA, 'GJ0305', { ...row, fcny: '2026-12' })).toEqual({
      fcny: '该职工自2027-02起缴存，停缴年月不能早于2027-02',
    });
    expect(sendRows(tx, HUAXIA, 'GJ0305', [{ ...row, fcny: '2027-02' }]).zs).toBe(1);
  }));

it('whether the last month is paid in full the books say: nobody is asked, and what an older file says is not believed', () =>
  centre.transact((tx) => {
    const { grzh, xingming } = PEOPLE.刘洋;
    const said = (change: Record<string, string>) => {
      const { pcbh, tsxx } = sendRows(tx, HUAXIA, 'GJ0305', [{ ...RIGHT, grzh, xingming, sflx: '0', ...change }]);
      const { lm, list } = batchTable(tx, HUAXIA, { pcbh, page: 1, size: 1, cx: '' });
      return [list[0]?.[lm.indexOf('最后月份是否足额')], tsxx];
    };
    expect(said({})).toEqual(['是', []]);
    // The month that the unit remits next still has the member on its list.
    expect(said({ fcny: '2027-01' })).toEqual(['尚未汇缴', []]);
    const member = findMember(tx, HUAXIA, grzh);
    const spans = member.spans.map((span) => ({ ...span, base: span.base + 100_000n }));
    persons(tx.store).put(grzh, { ...member, spans });
    expect(said({})).toEqual(['否', [`${xingming}最后月份未足额缴存，请办理补缴`]]);
  }));

it('of a member with a running loan the unit is warned before it seals', () =>
  centre.transact((tx) => {
    const tsxx = ({ grzh, xingming }: { grzh: string; xingming: string }) =>
      sendRows(tx, HUAXIA, 'GJ0305', [{ ...RIGHT, grzh, xingming }]).tsxx;
    expect(tsxx(PEOPLE.张建国)).toEqual(['张建国有未结清贷款，封存后冲还贷将使用账户余额，余额不足需银行卡还款']);
    expect(tsxx(PEOPLE.刘洋)).toEqual([]);
  }));

it('whoever asked for the sealing hears that it is done, and what comes next', () =>
  centre.transact((tx) => {
    const { grzh, xingming, zjhm } = PEOPLE.周凯;
    const lantian: Actor = { kind: 'unit', dwzh: UNITS.蓝天科技.dwzh };
    remindFormerUnit(tx, HUAXIA, { xingming, zjhm });
    const answers = () => readOutbox(tx).filter(({ text }) => text?.includes('提醒原单位封存的周凯'));
    expect(answers()).toEqual([]);
    const fcny = dueMonth(tx, unitOf(tx, lantian));
    handInRows(tx, lantian, 'GJ0305', [{ ...RIGHT, grzh, xingming, fcny }]);
    expect(answers().map(({ to }) => to)).toEqual([OPERATORS.吴晓东.jbrsjhm]);
    expect(listMessages(tx, HUAXIA, { page: 1, size: 1 }).list[0]?.title).toBe('周凯：原单位已封存');
  }));
