import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { sampleWorld } from '../sample-business';

/* What becomes of a submission whose answer does not come. */
const { centre, open, resumeAt } = sampleWorld();

const lose = (kind: 'abort' | 'html') => centre.fault({ path: '/tqsq/tqyw/save', kind, times: 1 });
const actions = () => screen.getAllByRole('button', { name: /查询结果|重新提交/ }).map((one) => one.textContent);
const sent = async () => (await fetchCases({ page: 1, size: 20 })).list.map(({ ywlsh }) => ywlsh);

it('takes a lost answer for an unknown outcome and finds the case by its number', async () => {
  const { user, draft } = await resumeAt('confirm');
  await lose('abort');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交结果未知')).toBeVisible();
  expect(screen.getByText(new RegExp(draft.ywlsh))).toBeVisible();
  // The last action is the one to take: to ask.
  expect(actions()).toEqual(['重新提交', '查询结果']);
  await user.click(screen.getByRole('button', { name: '查询结果' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent(draft.ywlsh);
  expect(await sent()).toEqual([draft.ywlsh]);
});

it('offers another try first only when the centre has nothing under the number', async () => {
  const { user } = await resumeAt('confirm');
  await lose('html');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '查询结果' }));
  await screen.findByText(/中心尚未查到该笔业务/);
  expect(actions()).toEqual(['查询结果', '重新提交']);
  // There is no doubt any more.
  expect(screen.queryByText(/业务可能已经受理/)).not.toBeInTheDocument();
});

it('books once when a lost answer is answered by another submission', async () => {
  const { user, draft } = await resumeAt('confirm');
  await lose('abort');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '重新提交' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent(draft.ywlsh);
  expect(await sent()).toEqual([draft.ywlsh]);
});

it('shows the receipt when the page was reloaded before the answer came', async () => {
  const first = await resumeAt('confirm');
  await lose('abort');
  await first.user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('提交结果未知');
  first.unmount();
  await open();
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent(first.draft.ywlsh);
  // What was handed in, as the case holds it.
  await waitFor(() => expect(receipt).toHaveTextContent(/月份2026-10.*申请金额¥3,000.00/));
});

it('says the same on the receipt after a reload', async () => {
  const first = await resumeAt('confirm');
  await first.user.click(await screen.findByRole('button', { name: '提交' }));
  const said = (await screen.findByRole('region', { name: '受理回执' })).textContent;
  expect(said).toContain('3,000.00');
  const { state } = first.router.state.location;
  first.unmount();
  await open(undefined, '', structuredClone(state));
  await waitFor(() => expect(screen.getByRole('region', { name: '受理回执' }).textContent).toBe(said));
});

it('keeps what was typed when the centre fails, and takes it with the next try', async () => {
  const { user, draft } = await resumeAt('confirm');
  await centre.fault({ path: '/tqsq/tqyw/save', kind: 'code', value: '1', times: 1 });
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('您填写的内容已保留，修改后可以再次提交。')).toBeVisible();
  expect(screen.getByRole('region', { name: '住处' })).toHaveTextContent('平安里西大街31号');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByRole('region', { name: '受理回执' });
  expect(await sent()).toEqual([draft.ywlsh]);
});
