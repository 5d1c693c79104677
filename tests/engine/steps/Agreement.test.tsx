import { startCentre, type TestCentre } from '@mocks/node';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { useSystemConfig } from '@/session/system-config';
import { useToast } from '@/ui/toast';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('comes a moment after the page, 1000 pixels wide, and neither Escape nor a click outside closes it', async () => {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('not registered');
  const { user } = await openPage(centre, PEOPLE.刘洋.zjhm, entry.path, <FlowPage entry={entry} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
  expect(dialog).toHaveStyle({ width: '1000px' });
  await user.keyboard('{Escape}');
  // A click on the backdrop is one on the dialog element itself.
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
  expect(within(dialog).getByRole('button', { name: '关闭' })).toBeVisible();
  expect(within(dialog).getByRole('checkbox', { name: '我已阅读并同意以上条款' })).not.toBeChecked();
});

it('opens 200 milliseconds after it is there', async () => {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('not registered');
  const held: (() => void)[] = [];
  const real = window.setTimeout;
  // A clock that stands still for what is due in 200 ms, and for nothing else.
  const clock = (run: () => void, ms?: number) => (ms === 200 ? held.push(run) : real(run, ms));
  vi.spyOn(window, 'setTimeout').mockImplementation(clock as never); // the hall hands functions alone
  await openPage(centre, PEOPLE.刘洋.zjhm, entry.path, <FlowPage entry={entry} />);
  await waitFor(() => expect(held.length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => {
    for (const run of held) run();
  });
  expect(screen.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();
});

it('one that does not come says so in the dialog alone and cannot be agreed to; an empty one shows --', async () => {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('not registered');
  await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'code', value: 7 });
  const { user } = await openPage(centre, PEOPLE.刘洋.zjhm, entry.path, <FlowPage entry={entry} />);
  const dialog = within(await screen.findByRole('dialog', { name: '用户办理须知' }));
  expect(await dialog.findByText('加载失败')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^同意/ })).toBeDisabled();
  expect(useToast.getState().current).toBeUndefined();
  const value = JSON.stringify({ code: 0, msg: '', data: { pzmc: '', pznr: '' } });
  await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'answer', value });
  await user.click(dialog.getByRole('button', { name: '重新加载' }));
  expect(await dialog.findByRole('region', { name: '须知正文' })).toHaveTextContent(/^--$/);
});

it('counts down from the configured seconds, then is plain 同意; only with the tick does it close', async () => {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('not registered');
  const { user } = await openPage(centre, PEOPLE.刘洋.zjhm, entry.path, <FlowPage entry={entry} />);
  const { byKey } = useSystemConfig.getState();
  const seconds = { value: '2', commonValue: '', pairs: new Map() };
  useSystemConfig.setState({ byKey: new Map([...byKey, ['p.xzDjs', seconds]]) });
  const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
  expect(await within(dialog).findByRole('button', { name: '同意(2s)' })).toBeDisabled();
  const agree = await within(dialog).findByRole('button', { name: '同意' });
  await waitFor(() => expect(agree).toBeEnabled());
  await user.click(agree);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请先阅读并同意以上条款');
  expect(dialog).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: '我已阅读并同意以上条款' }));
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(agree);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
