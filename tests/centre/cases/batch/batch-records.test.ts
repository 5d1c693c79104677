import { failedRows, listBatches } from '@mocks/centre/cases/batch/batch-records';
import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { addRejectedRows } from '@mocks/centre/cases/batch/rejected-rows';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseRowsPage, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { fileCentre } from '../../../file-centre';
import { NEW_PHONES, PEOPLE, UNITS } from '../../../people';
import { sendRows } from '../../submit';

const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
const LANTIAN: Actor = { kind: 'unit', dwzh: UNITS.蓝天科技.dwzh };
const ALL = { ywlx: '', ksrq: '', jsrq: '', page: 1, size: 20 };
const { grzh } = PEOPLE.刘洋;
const MOVED = { grzh, xingming: '刘洋', ssq: '北京市朝阳区', xxdz: '安立路60号院7号楼', yzbm: '100101' };
const WRONG = { ...MOVED, grzh: PEOPLE.张建国.grzh, xingming: '张建国', ssq: '北京市东京区' };
const REASON = '省市区不存在';

const centre = fileCentre();

function send(tx: Transaction, ywlx: string, rows: readonly object[], left: readonly object[] = []) {
  const ywlsh = issueNumber(tx, HUAXIA, ywlx);
  const { pcbh } = openBatch(tx, HUAXIA, { ywlx, ywlsh, parts: 1 });
  addPart(tx, HUAXIA, { pcbh, no: 1, rows });
  if (left.length > 0) addRejectedRows(tx, HUAXIA, { pcbh, no: 1, rows: left });
  closeBatch(tx, HUAXIA, pcbh);
  return { pcbh, ...submit(tx, HUAXIA, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1' }) };
}
const failed = (tx: Transaction, pcbh: string, whole = false) =>
  failedRows(tx, HUAXIA, { pcbh, page: 1, size: 20, whole });

it('what was left out stays with the batch, with the reason, and can be brought in again as it was typed', () =>
  centre.transact((tx) => {
    expect(listBatches(tx, HUAXIA, ALL).list).toEqual([]);
    const { pcbh, ywlsh } = send(tx, 'GJ0314', [MOVED], [{ ...WRONG, hh: '5', cwyy: REASON, another: 'field' }]);
    expect(listBatches(tx, HUAXIA, ALL).list).toEqual([
      {
        pcbh,
        ywlx: 'GJ0314',
        ywlsh,
        tjsj: expect.stringMatching(/^2026-11-21 /),
        zs: 2,
        cgs: 1,
        sbs: 1,
        wbs: 0,
        zt: '办结',
      },
    ]);
    const { lm, list, total } = failed(tx, pcbh);
    expect(lm).toEqual(['行号', '个人账号', '姓名', '省市区', '详细地址', '邮政编码', '错误原因']);
    expect(list).toEqual([['5', WRONG.grzh, '张建国', '北京市东京区', WRONG.xxdz, '100101', REASON]]);
    expect(total).toBe(1);
  }));

it('what was left out of a batch is still found when the rest was sent back and sent anew', () =>
  centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', fcyy: '07', fcny: '2026-12', lzrq: '' };
    const first = send(tx, 'GJ0305', [row], [{ ...row, xingming: '不在本单位', hh: '3', cwyy: REASON }]);
    const { ywlsh } = first;
    review(tx, { ywlsh, result: 'return', opinion: '封存原因有误' });
    const { pcbh } = sendRows(tx, HUAXIA, 'GJ0305', [row], ywlsh);
    submit(tx, HUAXIA, { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1' });
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([
      { pcbh, zs: 1, sbs: 0 },
      { pcbh: first.pcbh, ywlsh, zs: 1, cgs: 0, sbs: 1, zt: '已补正重报' },
    ]);
    expect(failed(tx, first.pcbh).list.map((cells) => [cells[0], cells.at(-1)])).toEqual([['3', REASON]]);
  }));

it('one that is still being put together, another business, other days and another unit’s are not in the list', () =>
  centre.transact((tx) => {
    const { pcbh } = send(tx, 'GJ0314', [MOVED]);
    const open = openBatch(tx, HUAXIA, { ywlx: 'GJ0314', ywlsh: issueNumber(tx, HUAXIA, 'GJ0314'), parts: 1 });
    addPart(tx, HUAXIA, { ...open, no: 1, rows: [MOVED] });
    const numbers = (actor: Actor, asked: Partial<typeof ALL>) =>
      listBatches(tx, actor, { ...ALL, ...asked }).list.map((row) => row.pcbh);
    expect(numbers(HUAXIA, {})).toEqual([pcbh]);
    expect(numbers(HUAXIA, { ywlx: 'GJ0311' })).toEqual([]);
    expect(numbers(HUAXIA, { ksrq: '2026-11-22' })).toEqual([]);
    expect(numbers(LANTIAN, {})).toEqual([]);
    expect(() => failedRows(tx, LANTIAN, { pcbh, page: 1, size: 20, whole: false })).toThrow('未找到修改明细批次');
    expect(() => failed(tx, open.pcbh)).toThrow('该批次尚未提交');
    expect(() => addRejectedRows(tx, HUAXIA, { pcbh, no: 1, rows: [WRONG] })).toThrow(
      '该业务已提交，修改明细不能再修改',
    );
  }));

it('a number that the member never confirmed has failed; it stands masked, and whole in the file', async () => {
  const { pcbh } = await centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', xsjhm: NEW_PHONES.member };
    const sent = send(tx, 'GJ0311', [row]);
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([{ zs: 1, cgs: 0, sbs: 0, zt: '待职工本人确认' }]);
    return sent;
  });
  await centre.transact((tx) => moveClock(tx, { days: 4 }));
  await centre.transact((tx) => {
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([{ zs: 1, cgs: 0, sbs: 1 }]);
    expect(failed(tx, pcbh).list).toEqual([['', grzh, '刘洋', '139****6666', '超时未确认']]);
    expect(failed(tx, pcbh, true).list).toEqual([['', grzh, '刘洋', NEW_PHONES.member, '超时未确认']]);
  });
});

it('what failed after it was handed in has its number in the file as well, and stands in the order of the file', async () => {
  const { pcbh } = await centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', xsjhm: NEW_PHONES.member, hh: '2' };
    const bad = { grzh: '', xingming: '不在本单位', xsjhm: '1' };
    const left = ['3', '4'].map((hh) => ({ ...bad, hh, cwyy: REASON }));
    const more = { grzh: PEOPLE.马晓燕.grzh, xingming: '马晓燕', xsjhm: NEW_PHONES.otherMember, hh: '5' };
    return send(tx, 'GJ0311', [row, more], left);
  });
  await centre.transact((tx) => moveClock(tx, { days: 4 }));
  await centre.transact((tx) =>
    expect(failed(tx, pcbh).list.map(([hh, , , , yy]) => [hh, yy])).toEqual([
      ['2', '超时未确认'],
      ['3', REASON],
      ['4', REASON],
      ['5', '超时未确认'],
    ]),
  );
});

it('nothing is done while a clerk reads it; what the unit took back has not failed, what the centre refused has, in the words it was typed in', () =>
  centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', fcyy: '07', fcny: '2026-12', lzrq: '' };
    const { pcbh, ywlsh, ywzt } = send(tx, 'GJ0305', [row]);
    expect(ywzt).toBe('98');
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([{ zs: 1, cgs: 0, sbs: 0, wbs: 1, zt: '待审核' }]);
    withdrawCase(tx, HUAXIA, { ywlsh });
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([{ zs: 1, cgs: 0, sbs: 0, wbs: 1, zt: '已撤回' }]);
    expect(failed(tx, pcbh).list).toEqual([]);
    const again = send(tx, 'GJ0305', [row]);
    review(tx, { ywlsh: again.ywlsh, result: 'refuse', opinion: '请先核实' });
    expect(listBatches(tx, HUAXIA, ALL).list[0]).toMatchObject({ zs: 1, cgs: 0, sbs: 1, wbs: 0 });
    const { lm, list } = failed(tx, again.pcbh);
    expect(lm).toContain('封存原因');
    expect(list[0]).toEqual(expect.arrayContaining([grzh, '刘洋', '死亡', '2026-12', '审核不通过：请先核实']));
  }));

it('sent again after it was taken back it is what the last application is about, and nothing of it has failed', () =>
  centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', fcyy: '07', fcny: '2026-12', lzrq: '' };
    const first = send(tx, 'GJ0305', [row]);
    withdrawCase(tx, HUAXIA, { ywlsh: first.ywlsh });
    const ywlsh = issueNumber(tx, HUAXIA, 'GJ0305');
    submit(tx, HUAXIA, { ywlx: 'GJ0305', ywlsh, pcbh: first.pcbh, ywwd: '0101', cns: '1' });
    const shown = () => listBatches(tx, HUAXIA, ALL).list;
    expect(shown()).toMatchObject([{ pcbh: first.pcbh, ywlsh, cgs: 0, sbs: 0, zt: '待审核' }]);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(shown()).toMatchObject([{ ywlsh, zs: 1, cgs: 1, sbs: 0, zt: '办结' }]);
    expect(failed(tx, first.pcbh).list).toEqual([]);
    // The application that came to nothing goes on saying what it was about.
    expect(caseRowsPage(tx, HUAXIA, { ywlsh: first.ywlsh, page: 1, size: 5, cx: '' }).total).toBe(1);
  }));

it('put aside for another one while it is corrected, it is again what the application before was about', () =>
  centre.transact((tx) => {
    const row = { grzh, xingming: '刘洋', fcyy: '07', fcny: '2026-12', lzrq: '' };
    const first = send(tx, 'GJ0305', [row]);
    withdrawCase(tx, HUAXIA, { ywlsh: first.ywlsh });
    const ywlsh = issueNumber(tx, HUAXIA, 'GJ0305');
    const asked = { ywlx: 'GJ0305', ywlsh, ywwd: '0101', cns: '1' };
    submit(tx, HUAXIA, { ...asked, pcbh: first.pcbh });
    review(tx, { ywlsh, result: 'return', opinion: '请改封存年月' });
    const { pcbh } = sendRows(tx, HUAXIA, 'GJ0305', [row], ywlsh);
    submit(tx, HUAXIA, { ...asked, pcbh });
    expect(listBatches(tx, HUAXIA, ALL).list).toMatchObject([
      { pcbh, ywlsh, zt: '待审核' },
      { pcbh: first.pcbh, ywlsh: first.ywlsh, zt: '已撤回' },
    ]);
  }));
