import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createRun, RunProvider } from '@/engine/run/run';
import { Agreement } from '@/engine/steps/Agreement';
import { useSystemConfig } from '@/session/system-config';
import { useToast } from '@/ui/state/toast';
import { LIU } from '../../people';
import { sampleWorld } from '../sample-business';
import { sampleFacts, sampleFlow } from '../sample-flow';

const { centre, open } = sampleWorld();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  const { user } = await open();
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
  await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'code', value: 7 });
  const { user, router } = await open(LIU, '?activeIndex=2');
  const dialog = within(await screen.findByRole('dialog', { name: '用户办理须知' }));
  expect(await dialog.findByText('加载失败')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^同意/ })).toBeDisabled();
  expect(useToast.getState().current).toBeUndefined();
  const value = JSON.stringify({ code: 0, msg: '', data: { pzmc: '', pznr: '' } });
  await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'answer', value });
  await user.click(dialog.getByRole('button', { name: '重新加载' }));
  expect(await dialog.findByRole('region', { name: '须知正文' })).toHaveTextContent(/^--$/);
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await screen.findByText('另一个页面');
  expect(router.state.location).toMatchObject({ pathname: '/grwt/GrwtHome', search: '?activeIndex=2' });
});

it('counts down from the configured seconds, then is plain 同意; only with the tick does it close', async () => {
  const { user } = await open();
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
  expect(screen.getByRole('region', { name: '申请材料' })).toHaveTextContent('所需材料以办理页面列出的清单为准');
});

it('is modal', async () => {
  await open();
  expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toHaveAttribute('aria-modal', 'true');
});
