import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import YearStatement from '@/pages/certificates/YearStatement';
import ComplaintAdd from '@/pages/public/complaints/ComplaintAdd';
import { queryClient } from '@/session/query-client';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const { 刘洋 } = PEOPLE;

it('opens a review of the balance that names year and balances, promised in five days', async () => {
  const {
    user: reader,
    router,
    unmount,
  } = await openPage(centre, 刘洋.zjhm, '/grwt/cxyw/jccx/nddzd', <YearStatement />);
  const link = await screen.findByRole('link', { name: '申请余额复核' });
  expect(link.closest('p')).toHaveTextContent('中心5日内书面答复');
  await reader.click(link);
  const { pathname, search, state } = router.state.location;
  expect(search).toBe('');
  unmount();
  const { user } = await openPage(centre, 刘洋.zjhm, pathname, <ComplaintAdd />, '1', { state });
  expect(await screen.findByRole('radio', { name: /^咨询/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('2026年度余额复核申请');
  expect(screen.getByRole('textbox', { name: /^内容/ })).toHaveTextContent(
    '申请复核2026-07-01至2026-11-21的账户余额：期初余额¥108,786.82，期末余额¥122,226.82。',
  );
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('2026-11-26（5日内）')).toBeVisible();
});

it.each([
  [{ code: 7, msg: '文书生成失败', data: null }, '文书生成失败'],
  [{ code: 0, msg: '', data: { wjm: 'a.pdf', base64: '' } }, '数据解析为空'],
])('a file that went wrong is said and not saved: %j', async (answer, words) => {
  const { user } = await openPage(centre, 刘洋.zjhm, '/grwt/cxyw/jccx/nddzd', <YearStatement />);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  await centre.fault({ path: 'template/fill', kind: 'answer', value: JSON.stringify(answer) });
  await user.click(await screen.findByRole('button', { name: '下载PDF：年度对账单' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(saved).not.toHaveBeenCalled();
});
