import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as saving from '@/lib/save-file';
import { chooseOption } from '../../choose-option';
import { renderHall } from '../../render-hall';

const LIST = '/cyxz/getFileList';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-23' });
});
afterAll(() => centre.close());

const saved = () => vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
const rows = () => within(screen.getByRole('list', { name: '文件' })).getAllByRole('listitem');

it('a guest searches, chooses and saves a file; the count rises', async () => {
  const save = saved();
  const { user, address } = await renderHall('/commonDownload', { centre });
  expect(await screen.findByRole('button', { name: '下载 证书助手（Windows）（ZIP）' })).toBeInTheDocument();
  expect(rows()).toHaveLength(20);
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '提前还款');
  await waitFor(() => expect(address()).toBe(`/commonDownload?gjz=${encodeURIComponent('提前还款')}`));
  await waitFor(() => expect(rows()).toHaveLength(1));
  const row = within(rows()[0] as HTMLElement);
  expect(row.getByText('贷款业务表单')).toBeInTheDocument();
  expect(row.getByText('下载6,740次')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '下载 提前还款申请书（PDF）' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [name, blob] = save.mock.calls[0] ?? [];
  expect(name).toBe('提前还款申请书.pdf');
  expect(blob?.size).toBeGreaterThan(1000);
  expect(await row.findByText('已保存到下载文件夹')).toBeInTheDocument();
  expect(await row.findByText('下载6,741次')).toBeInTheDocument();
});

it('a PDF or OFD is looked at without being saved; other formats have no such way', async () => {
  const { user, address } = await renderHall('/commonDownload', { centre });
  await screen.findByRole('button', { name: '下载 证书助手（Windows）（ZIP）' });
  expect(screen.queryByRole('link', { name: /^预览 证书助手（Windows）/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '预览 证书助手安装与使用说明（PDF）' }));
  await waitFor(() => expect(address()).toMatch(/^\/ylOfd\?wjbh=\w+$/));
  // jsdom has no PDF viewer: the file is there, and offered.
  expect(await screen.findByRole('heading', { level: 1, name: '电子文件预览' })).toBeVisible();
});

it.each([
  ['a refusal', { kind: 'code', value: '1' }, '模拟的业务拒绝'],
  ['a page of a gateway', { kind: 'html' }, '格式不正确'],
  ['a JSON that says success', { kind: 'answer', value: '{"code":0,"data":null}' }, '数据解析为空'],
  ['another file than asked for', { kind: 'answer', value: 'MZ this is no PDF' }, '格式不正确'],
] as const)('%s is never saved; the reason is said and another try works', async (_name, fault, reason) => {
  const save = saved();
  const { user } = await renderHall('/commonDownload?gjz=补缴清册', { centre });
  const button = await screen.findByRole('button', { name: '下载 补缴清册（PDF）' });
  await centre.fault({ path: '/public/file/download', ...fault });
  await user.click(button);
  expect(await screen.findByText(new RegExp(reason))).toBeInTheDocument();
  expect(await screen.findByText(/^下载失败：/)).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '重试 补缴清册（PDF）' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('pages, order and category live in the address; a hostile one shows the usual list', async () => {
  const { user, address } = await renderHall('/commonDownload?page=-1&size=9999&px=x&fl=<script>', { centre });
  await waitFor(() => expect(rows()).toHaveLength(20));
  await chooseOption(screen.getByRole('combobox', { name: '排序' }), '下载最多');
  await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText('下载18,642次')).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '第2页' }));
  await waitFor(() => expect(address()).toContain('page=2'));
  await user.click(screen.getByRole('button', { name: /^年度报告/ }));
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(address()).not.toContain('page=2');
});

it('nothing found: says so, and the way back to all', async () => {
  const { user, address } = await renderHall('/commonDownload?gjz=没有这个', { centre });
  await user.click(await screen.findByRole('button', { name: '清除全部条件' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(address()).toBe('/commonDownload');
});

it.each(['{"code":0,"data":null}', '{"code":0,"data":{"list":"x"}}', '{"code":0,"data":[]}'])(
  'a list that is none (%s) is said, with another try',
  async (value) => {
    await centre.fault({ path: LIST, kind: 'answer', value });
    const { user } = await renderHall('/commonDownload', { centre });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
  },
);

it('rows that say too little are shown with what they say', async () => {
  const list = [{ wjbh: 1, wjmc: '表一', gs: 'PDF/..', dx: 'x', xzcs: null }, { wjmc: '没有编号' }, null, 'x'];
  await centre.fault({ path: LIST, kind: 'answer', value: JSON.stringify({ code: 0, data: { list, total: '1' } }) });
  await renderHall('/commonDownload', { centre });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText('文件格式无法识别，请拨打12329')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null/);
});
