import { startCentre, type TestCentre } from '@mocks/node';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { createRun, RunProvider } from '@/engine/run/run';
import { Agreement } from '@/engine/steps/Agreement';
import { flowByCode } from '@/flows/registry';
import { useSystemConfig } from '@/session/system-config';
import { useToast } from '@/ui/toast';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';
import { sampleFacts, sampleFlow } from '../sample-flow';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => centre.close());

it('comes 200 milliseconds after the page, not sooner', () => {
  vi.useFakeTimers();
  const never = new Promise<never>(() => undefined);
  const run = createRun(sampleFlow, sampleFacts, null, null, { texts: { note: never, agreement: never } });
  render(
    <MemoryRouter>
      <RunProvider value={run}>
        <Agreement />
      </RunProvider>
    </MemoryRouter>,
  );
  act(() => vi.advanceTimersByTime(199));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();
});

it('counts from when the page came: what its answers took is part of the 200 milliseconds', () => {
  vi.useFakeTimers();
  const never = new Promise<never>(() => undefined);
  const since = performance.now();
  vi.advanceTimersByTime(150);
  const run = createRun(sampleFlow, sampleFacts, null, null, { texts: { note: never, agreement: never }, since });
  render(
    <MemoryRouter>
      <RunProvider value={run}>
        <Agreement />
      </RunProvider>
    </MemoryRouter>,
  );
  act(() => vi.advanceTimersByTime(49));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('dialog', { name: '用户办理须知' })).toBeVisible();
});

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
  // What lay beneath it: the notice, with what is needed.
  expect(screen.getByRole('region', { name: '申请材料' })).toHaveTextContent('住房租赁合同（备案）');
});

it('is modal', async () => {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('not registered');
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await openPage(centre, PEOPLE.刘洋.zjhm, entry.path, <FlowPage entry={entry} />);
  const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
  expect(modal.mock.contexts).toContain(dialog);
});
