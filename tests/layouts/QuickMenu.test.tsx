import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signOut } from '@/session/opening/sign-out';
import { useSession } from '@/session/session-store';
import { closeToast } from '@/ui/state/toast';
import { fileCentre } from '../file-centre';
import { renderHall } from '../render-hall';
import { scrollPage } from '../scroll-page';
import { recordRequests } from '../sent-requests';

const centre = fileCentre();

const sent = recordRequests();
const menu = async () => within(await screen.findByRole('navigation', { name: '快捷菜单' }));

it('marks the page one is on, and no other', async () => {
  await renderHall('/loanRate', { centre });
  expect((await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('贷款利率');
});

it('a login-only item without a session: the tip, no request, no navigation', async () => {
  const hall = await renderHall('/grwt/dkSys/dkyw/dksq', { centre, person: '张建国' });
  const before = hall.address();
  const requests = sent.all().length;
  for (const name of ['合作楼盘', '常用下载', '投诉建议']) {
    const link = (await menu()).getByRole('link', { name });
    // Between the end of a session and the next drawing, as a late click finds it.
    vi.spyOn(useSession, 'getState').mockReturnValue({ ...useSession.getState(), token: undefined });
    act(() => link.click());
    vi.restoreAllMocks();
    await screen.findByText('暂未登录/登录已失效，请重新登录！');
    expect(hall.address()).toBe(before);
    act(() => closeToast());
  }
  const asked = sent.all().slice(requests);
  expect(asked.filter(({ path }) => /kfslpxx|cyxz|tsjy/.test(path))).toEqual([]);
});

it('back to top by keyboard: the page is at its top and the focus in the content', async () => {
  const hall = await renderHall('/loanRate', { centre });
  const { findByRole, queryByRole } = await menu();
  for (const y of [499, 500]) {
    await scrollPage(y);
    expect(queryByRole('button', { name: '返回顶部' }), String(y)).toBeNull();
  }
  await scrollPage(501);
  (await findByRole('button', { name: '返回顶部' })).focus();
  await hall.user.keyboard('{Enter}');
  expect(document.documentElement.scrollTop).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('stays folded for the session, and is unfolded again in the next', async () => {
  const hall = await renderHall('/loanRate', { centre, person: '张建国' });
  await hall.user.click((await menu()).getByRole('button', { name: '收起' }));
  expect((await menu()).queryAllByRole('link')).toEqual([]);
  await act(() => hall.router.navigate('/policyInfo'));
  expect((await menu()).getByRole('button', { name: '快捷菜单' })).toHaveAttribute('aria-expanded', 'false');
  await act(() => signOut({ reason: 'user' }));
  expect((await menu()).getByRole('link', { name: '贷款利率' })).toBeVisible();
});
