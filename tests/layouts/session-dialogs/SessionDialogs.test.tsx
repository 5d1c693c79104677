import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionDialogs } from '@/layouts/session-dialogs/SessionDialogs';
import { useSessionDialogs } from '@/session/dialog-store';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { useSession } from '@/session/session-store';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { ToastHost } from '@/ui/state/ToastHost';
import { toast } from '@/ui/state/toast';
import { world, ZHANG } from '../../session/world';

const { centre, went, reload } = world();

function show() {
  render(
    <>
      <button type="button">behind</button>
      <SessionDialogs />
      <ToastHost />
    </>,
  );
  return userEvent.setup({ delay: null });
}

describe('dialogs of the session', () => {
  it('401 blocks: Escape does nothing, 重新登录 signs out and reloads once at the root', async () => {
    const user = show();
    useSession.setState({ token: 'T', phase: 'open' });
    act(() => useSessionDialogs.setState({ sessionLost: true }));
    const dialog = screen.getByRole('alertdialog', { name: '系统提示' });
    expect(dialog).toHaveAccessibleDescription('登录状态已过期，请重新登录');
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}{Escape}');
    expect(dialog).toBeVisible();
    const again = screen.getByRole('button', { name: '重新登录' });
    expect(again).toHaveFocus();
    await user.dblClick(again);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect([useSession.getState().token, window.location.hash]).toEqual([undefined, '#/']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('403 tells and can be closed', async () => {
    const user = show();
    act(() => useSessionDialogs.setState({ forbidden: true }));
    expect(screen.getByRole('alertdialog', { name: '错误提示' })).toHaveTextContent('没有操作权限，请联系管理员');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('the idle warning promises to keep what is typed where something is', () => {
    onTestFinished(
      beforeSessionEnds(
        () => undefined,
        () => null,
        () => true,
      ),
    );
    show();
    act(() => useSessionDialogs.setState({ idleEndsAt: Date.now() + 90_000 }));
    expect(screen.getByText(/已填写的内容会为您保存。/)).toBeVisible();
  });

  it('the idle warning shows the time left and lets the person stay', async () => {
    const { token } = await centre().signIn('1', ZHANG);
    const user = show();
    useSession.setState({ token, phase: 'open' });
    act(() => useSessionDialogs.setState({ idleEndsAt: Date.now() + 90_000 }));
    expect(screen.getByRole('timer')).toHaveTextContent(/^1分(30|29)秒$/);
    // Nothing is typed: nothing is promised.
    expect(screen.queryByText(/已填写的内容会为您保存/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '保持登录' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect([useSession.getState().token, went]).toEqual([token, []]);
  });
});

describe('confirm', () => {
  it.each([
    ['确定退出', true],
    ['取消', false],
    ['关闭', false],
  ])('%s means %s', async (button, answer) => {
    const user = show();
    screen.getByRole('button', { name: 'behind' }).focus();
    const asked = askConfirmation({ title: '退出系统', content: '<b>您确定要退出系统吗？</b>', okText: '确定退出' });
    expect(await screen.findByText('<b>您确定要退出系统吗？</b>')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await asked).toBe(answer);
    await waitFor(() => expect(screen.getByRole('button', { name: 'behind' })).toHaveFocus());
  });

  it('has the focus on 取消, so that a second Enter loses nothing, unless the question says otherwise', async () => {
    const user = show();
    const losing = askConfirmation({ title: '温馨提示', content: '您确定要删除吗？' });
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await losing).toBe(false);
    const harmless = askConfirmation({ title: '温馨提示', content: '您确定吗？', focus: 'ok' });
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await harmless).toBe(true);
  });
});

describe('Dialog', () => {
  it.each([
    [undefined, true],
    ['escape', true],
    ['button', false],
    ['none', false],
  ] as const)('%s: Escape closes %s', async (closable, closes) => {
    const onClose = vi.fn();
    render(
      <Dialog open title="标题" {...(closable && { closable })} onClose={onClose}>
        内容
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: '标题' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: '关闭' })).toHaveLength(closable === 'none' ? 0 : 1);
  });

  it('Escape closes the topmost, which alone is reached; the focus goes back to where it was', async () => {
    function Stack() {
      const [depth, setDepth] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setDepth(1)}>
            打开
          </button>
          {depth > 0 && (
            <Dialog
              open
              title="下面"
              onClose={() => setDepth(0)}
              footer={
                <button type="button" onClick={() => setDepth(2)}>
                  再开
                </button>
              }
            >
              内容
              {depth > 1 && (
                <Dialog open title="上面" onClose={() => setDepth(1)}>
                  内容
                </Dialog>
              )}
            </Dialog>
          )}
        </>
      );
    }
    const user = userEvent.setup();
    render(<Stack />);
    await user.click(screen.getByRole('button', { name: '打开' }));
    const below = screen.getByRole('dialog', { name: '下面' });
    await user.click(screen.getByRole('button', { name: '再开' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '上面' })).toHaveFocus());
    expect(below).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '上面' })).toBeNull();
    expect(below).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: '再开' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });
});

describe('toast', () => {
  it('one at a time; parts on their own lines, as text; an alert for errors', async () => {
    show();
    act(() => toast.info('先'));
    expect(await screen.findByRole('status')).toHaveTextContent('先');
    act(() => toast.error('姓名有误；<img src=x onerror=alert(1)>;金额有误；'));
    expect(screen.queryByText('先')).not.toBeInTheDocument();
    const alert = screen.getByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      '姓名有误',
      '<img src=x onerror=alert(1)>',
      '金额有误',
    ]);
  });

  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
  ] as const)('of the kind %s stays 3000 ms', (kind, role) => {
    vi.useFakeTimers();
    show();
    act(() => toast[kind]('好了；请看'));
    expect([...screen.getByRole(role).querySelectorAll('p')].map((line) => line.textContent)).toEqual(['好了', '请看']);
    act(() => vi.advanceTimersByTime(2900));
    expect(screen.getByRole(role)).toBeVisible();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('goes after its time, stays while it is hovered, and closes by its button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    act(() => toast.error('有误'));
    act(() => vi.advanceTimersByTime(3400));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.hover(screen.getByText('有误'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.unhover(screen.getByText('有误'));
    act(() => vi.advanceTimersByTime(3500));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => toast.success('好了'));
    await user.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is reached above an open dialog, the page below is not', async () => {
    show();
    const page = document.body.appendChild(document.createElement('div'));
    page.id = 'root';
    act(() => useSessionDialogs.setState({ forbidden: true }));
    act(() => toast.error('有误'));
    expect(page).toHaveAttribute('inert');
    expect(screen.getByRole('alert').closest('[inert]')).toBeNull();
    act(() => useSessionDialogs.setState({ forbidden: false }));
    expect(page).not.toHaveAttribute('inert');
    expect(await screen.findByRole('alert')).toHaveTextContent('有误');
  });
});
