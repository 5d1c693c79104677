import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fundTime } from '@/domain/dates';
import { greeting } from '@/domain/text/greeting';
import { storageKey } from '@/lib/storage';
import { useSession } from '@/session/session-store';
import { fileCentre } from '../file-centre';
import { renderHall } from '../render-hall';

const centre = fileCentre();

/** A page without tables or charts, so that the shell is what is waited for. */
const QUIET = '/grwt/MyOffice';

describe('快捷菜单', () => {
  const items = async () =>
    within(await screen.findByRole('navigation', { name: '快捷菜单' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('客人只看到不需要登录的', async () => {
    await renderHall('/loanRate', { centre });
    expect(await items()).toEqual(['中心介绍', '政策信息', '贷款利率']);
    expect(screen.getByRole('link', { name: '已有账号，立即登录' })).toBeInTheDocument();
  });

  it('登录后全部可见；登录失效时给出提示，不跳转', async () => {
    const hall = await renderHall(QUIET, { centre, person: '张建国' });
    expect(await items()).toEqual(['中心介绍', '政策信息', '贷款利率', '合作楼盘', '常用下载', '投诉建议']);
    const link = screen.getByRole('link', { name: '合作楼盘' });
    // Between the end of a session and the next drawing, as a late click finds it.
    vi.spyOn(useSession, 'getState').mockReturnValue({ ...useSession.getState(), token: undefined });
    act(() => link.click());
    vi.restoreAllMocks();
    // Found anew each time: a dialog that opens takes the toast into itself.
    await waitFor(() => expect(screen.getByText('暂未登录/登录已失效，请重新登录！')).toBeInTheDocument());
    expect(hall.address()).toBe(QUIET);
  });
});

describe('横幅和页脚', () => {
  it('问候按中心所在地的钟点，浏览器在别的时区也一样', async () => {
    const hour = Number(fundTime(Date.now()).slice(11, 13));
    // Half a day away no greeting is the same.
    vi.spyOn(Date.prototype, 'getHours').mockReturnValue((hour + 12) % 24);
    await renderHall(QUIET, { centre, person: '张建国' });
    vi.restoreAllMocks();
    expect(screen.getByText(new RegExp(`^${greeting(hour)}，`))).toHaveTextContent('张建国');
  });

  it('藏起来的页面，导航标出菜单给它指定的那一项', async () => {
    await renderHall('/grwt/MyOffice/detail?ywlsh=1', { centre, person: '张建国' });
    const nav = within(screen.getByRole('navigation', { name: '业务导航' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('我的办件');
  });

  it('个人显示昵称，单位显示单位名称；页脚有全部备案信息', async () => {
    await renderHall('/dwwt/jcyw/dw_huij', { centre, person: '华夏精密' });
    expect(screen.getByRole('button', { name: '华夏精密制造有限公司' })).toBeInTheDocument();
    // Of several operators, who is at work is greeted; the unit is named once.
    expect(screen.getAllByText('华夏精密制造有限公司')).toHaveLength(1);
    expect(screen.getByText(/^(?:早上|上午|中午|下午|晚上)好，/)).toHaveTextContent('吴晓东');
    const badge = await screen.findByText('党政机关');
    const footer = badge.closest('footer');
    if (!footer) throw new Error('no footer');
    for (const text of [/ICP备/, /公网安备/, /网站标识码/, /技术支持/, /云州市住房公积金管理中心$/]) {
      expect(within(footer).getAllByText(text).length).toBeGreaterThan(0);
    }
  });

  it('名字里的方向控制符和超长名字不坏横幅', async () => {
    await renderHall(QUIET, { centre, person: '张建国' });
    const { userInfo } = useSession.getState();
    if (!userInfo) throw new Error('nobody signed in');
    act(() => useSession.setState({ userInfo: { ...userInfo, nikName: `\u202e${'长'.repeat(100)}\u2066<b>` } }));
    expect(screen.getByRole('button', { name: `${'长'.repeat(100)}<b>` })).toBeInTheDocument();
  });

  it('长辈版留得住', async () => {
    const hall = await renderHall('/loanRate', { centre });
    await hall.user.click(screen.getByRole('button', { name: '长辈版' }));
    expect(document.documentElement).toHaveAttribute('data-large');
    expect(screen.getByRole('button', { name: '退出长辈版' })).toBeInTheDocument();
    cleanup();
    document.documentElement.removeAttribute('data-large');
    const again = await renderHall('/policyInfo', { centre });
    expect(document.documentElement).toHaveAttribute('data-large');
    await again.user.click(screen.getByRole('button', { name: '退出长辈版' }));
    expect(document.documentElement).not.toHaveAttribute('data-large');
    expect(screen.getByRole('button', { name: '长辈版' })).toBeInTheDocument();
  });

  it('别的页签改了长辈版，这里跟着变', async () => {
    await renderHall('/loanRate', { centre });
    localStorage.setItem(storageKey('large_print'), JSON.stringify({ type: 'boolean', content: true, timestamp: 1 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey('large_print') })));
    expect(screen.getByRole('button', { name: '退出长辈版' })).toBeInTheDocument();
  });

  it('断网时说明', async () => {
    await renderHall('/loanRate', { centre });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('网络已断开，已填写的内容仍保留在本页，恢复联网后可继续办理。')).toBeInTheDocument();
  });
});

describe('办事大厅搜索', () => {
  it('键盘选中并打开', async () => {
    const hall = await renderHall(QUIET, { centre, person: '张建国' });
    const field = screen.getByRole('combobox', { name: '搜索业务、政策、指南和问答' });
    await hall.user.type(field, '缴存对比');
    await screen.findByRole('option', { name: /缴存对比/ });
    await hall.user.keyboard('{Enter}');
    await waitFor(() => expect(hall.address()).toBe('/grwt/cxyw/jccx/jsdb'));
  });

  it('没有结果时说没有', async () => {
    const hall = await renderHall(QUIET, { centre, person: '张建国' });
    await hall.user.type(screen.getByRole('combobox', { name: '搜索业务、政策、指南和问答' }), '外星飞船');
    expect(await screen.findByText('没有找到与“外星飞船”相关的内容')).toBeInTheDocument();
  });
});
