import { startTestCentre, type TestCentre } from '@mocks/node';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { SessionDialogs } from '@/layouts/session-dialogs/SessionDialogs';
import LoanEntries from '@/lists/individual/loan-entries';
import { queryClient } from '@/session/query-client';
import { refreshUnread } from '@/session/watch/unread-messages';
import { useToast } from '@/ui/state/toast';
import '@/pages/registry';
import { openPage } from '../flows/open-page';
import { PEOPLE } from '../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const SERVER = '服务接口异常，请反馈给管理员';
const NETWORK = '网络连接异常，请检查网络后重试';

/** What docs/specification.md 8 shows for a failure: its sentence, and for how long (ms). */
const FAILURES = [
  ['status', 500, SERVER, 3000],
  ['status', 503, SERVER, 3000],
  ['status', 404, 'Web服务接口未部署', 3000],
  ['status', 429, '请求过频繁', 3000],
  ['abort', '', NETWORK, 5000],
  ['code', '428', '验证码错误，请重新输入', 3500],
  ['code', '520', '模拟的业务拒绝', 3500],
  ['code', 'B77', '模拟的业务拒绝', 3500],
] as const;

type Kind = (typeof FAILURES)[number][0];
const breakCall = (name: string, kind: Kind, value: string | number, times = 1) =>
  centre.fault({ path: `/v1/${name}`, kind, value, times });

const openList = () => openPage(centre, PEOPLE.张建国.zjhm, '/grwt/cxyw/dkcx/hkmx', <LoanEntries />);

it.each(FAILURES)('查询页遇到 %s %s：提示条说“%s”，页面上只说加载失败', async (kind, value, sentence, durationMs) => {
  await breakCall('grdkxx/getHkmx', kind, value);
  const { user } = await openList();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(useToast.getState().current).toMatchObject({ kind: 'error', durationMs });
  expect(await screen.findByText('加载失败')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(screen.queryByText('加载失败')).toBeNull());
});

it.each([
  ['代码', 'code', '403'],
  ['状态', 'status', 403],
] as const)('查询页遇到%s 403：错误对话框，不用提示条', async (_, kind, value) => {
  await breakCall('grdkxx/getHkmx', kind, value);
  await openList();
  render(<SessionDialogs />);
  const dialog = await screen.findByRole('alertdialog', { name: '错误提示' });
  expect(dialog).toHaveTextContent('没有操作权限，请联系管理员');
  expect(screen.getAllByText('没有操作权限，请联系管理员')).toHaveLength(1);
  expect(useToast.getState().current).toBeUndefined();
});

it('几个调用同时失败：一句话只说一次', async () => {
  await centre.fault({ path: '/v1/', kind: 'abort', times: 5 });
  await openList();
  expect(await screen.findAllByText(NETWORK)).toHaveLength(1);
  expect(screen.getAllByRole('img', { name: '错误' })).toHaveLength(1);
});

it.each(FAILURES)('下载遇到 %s %s：提示条说“%s”，不存文件', async (kind, value, sentence) => {
  await breakCall('template/fill', kind, value);
  const page = <DocumentButtons zmbh="ZM20261121000001" title="缴存证明" />;
  const { user } = await openPage(centre, PEOPLE.张建国.zjhm, '/grwt/x', page);
  await user.click(screen.getByRole('button', { name: '下载PDF：缴存证明' }));
  const mark = await screen.findByRole('img', { name: '错误' });
  expect(within(mark.closest('[role="alert"]') as HTMLElement).getByText(sentence)).toBeVisible();
});

it.each(FAILURES)('没有人按下的问题遇到 %s %s：什么也不说', async (kind, value) => {
  await openPage(centre, PEOPLE.张建国.zjhm, '/grwt/x', <p>首页</p>);
  await breakCall('xxzx/getList', kind, value);
  await refreshUnread();
  expect(useToast.getState().current).toBeUndefined();
  await refreshUnread();
});
