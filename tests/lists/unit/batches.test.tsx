import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { addRejectedRows } from '@mocks/centre/cases/batch/rejected-rows';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { submit } from '@mocks/centre/office/applications';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readSheet } from '@/lib/sheets/read-workbook';
import Batches from '@/lists/unit/batches';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';

const { dwzh } = UNITS.华夏精密;
const saved = vi.hoisted(() => [] as { name: string; blob: Blob }[]);
vi.mock('@/lib/save-file', () => ({ saveFile: (name: string, blob: Blob) => saved.push({ name, blob }) }));

const centre = fileCentre();

it('批次记录: what came of a batch, its case, and the rows in error as a file that can be brought in again', async () => {
  const { pcbh, ywlsh } = await centre.transact((tx) => {
    const actor = { kind: 'unit' as const, dwzh };
    const ywlx = 'GJ0314';
    const number = issueNumber(tx, actor, ywlx);
    const batch = openBatch(tx, actor, { ywlx, ywlsh: number, parts: 1 });
    const row = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', ssq: '北京市朝阳区', xxdz: '安立路60号院7号楼', yzbm: '' };
    addPart(tx, actor, { ...batch, no: 1, rows: [row] });
    const wrong = {
      ...row,
      grzh: PEOPLE.张建国.grzh,
      xingming: '张建国',
      ssq: '北京市东京区',
      hh: '3',
      cwyy: '省市区不存在',
    };
    addRejectedRows(tx, actor, { ...batch, no: 1, rows: [wrong] });
    closeBatch(tx, actor, batch.pcbh);
    submit(tx, actor, { ywlx, ywlsh: number, ...batch, ywwd: '0101', cns: '1' });
    return { ...batch, ywlsh: number };
  });
  const { user } = await openPage(centre, dwzh, '/dwwt/cxyw/pcjl', <Batches />, '2');
  const row = await screen.findByRole('row', {
    name: new RegExp(`^${pcbh} 批量修改家庭地址 2 1 1 0 办结 2026-11-21`),
  });
  expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining(ywlsh));
  await user.click(within(row).getByRole('button', { name: `失败明细：批次${pcbh}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `失败明细（批次${pcbh}）` }));
  expect(await dialog.findByRole('row', { name: /^3 \S+ 张建国 北京市东京区 .* 省市区不存在$/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '下载错误清单' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  expect(file?.name).toBe(`修改明细错误清单_${pcbh}.xlsx`);
  const { rows } = await readSheet(
    file?.blob ?? new Blob(),
    () => true,
    () => undefined,
  );
  expect(rows[0]?.map(String)).toEqual(['行号', '个人账号', '姓名', '省市区', '详细地址', '邮政编码', '错误原因']);
});
