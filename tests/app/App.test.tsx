import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, prepaidAccount } from '@mocks/centre/kernel/accounts/ledger';
import { menuTree } from '@mocks/data/menus/menu-rows';
import { menus } from '@mocks/data/menus/menus';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchBusinessNumber } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchFlexibleAccount } from '@/api/person/flexible';
import { signOut } from '@/session/opening/sign-out';
import { hallPlace, useHall } from '@/session/watch/hall-watch';
import { fileCentre } from '../file-centre';
import { signedIn } from '../flows/open-page';
import { PEOPLE } from '../people';
import { renderHall } from '../render-hall';
import { recordRequests } from '../sent-requests';

const centre = fileCentre();

const MENU = '/api/auth/v1/menu/pubClientTree?loginType';
const answerOf = (data: unknown) => JSON.stringify({ code: 0, msg: '', data });

const sent = recordRequests();
const heading = () => screen.getByRole('heading', { level: 1 });

it('取不到内容的 403：一个对话框，页面上不再说一遍', async () => {
  // Home's own question comes first where its files are there already.
  await centre.fault({ path: 'wdbj/getList', kind: 'status', value: 403, times: 2 });
  await renderHall('/grwt/MyOffice', { centre, person: '张建国', waitForHeading: false });
  expect(await screen.findByRole('alertdialog', { name: '错误提示' })).toHaveTextContent('没有操作权限，请联系管理员');
  expect(screen.getAllByText(/没有操作权限，请联系管理员/)).toHaveLength(1);
});

it('公告等到首页才弹，不盖在业务上', async () => {
  const hall = await renderHall('/grwt/MyOffice', { centre, person: '张建国', noticeComes: true });
  expect(await screen.findByRole('heading', { level: 1, name: '我的办件' })).toBeInTheDocument();
  expect(sent.of('tzxx/getTzxxList')).toEqual([]);
  await act(() => hall.router.navigate('/'));
  await hall.user.click(await screen.findByRole('button', { name: '我知道了' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('地址', () => {
  it.each(['/nowhere', '/loanrate', '/introToCenter/x'])('客人到不认识的 %s 也到 404', async (path) => {
    const hall = await renderHall(path, { centre });
    await waitFor(() => expect(hall.address()).toBe('/404'));
    expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument();
  });

  it('没有登录就打开业务链接：登录页先说请先登录', async () => {
    const hall = await renderHall('/grwt/tqSys/tqyw/zfzj_tq', { centre });
    await waitFor(() => expect(hall.address()).toBe('/login'));
    expect(await screen.findByText('请先登录，登录后进入您打开的页面。')).toBeVisible();
  });

  it('直接来登录页的不用说', async () => {
    await renderHall('/login', { centre });
    expect(screen.queryByText(/请先登录/)).not.toBeInTheDocument();
  });

  it('/loginOut 有自己的标题，退出并回到登录页', async () => {
    const hall = await renderHall('/grwt/MyOffice', { centre, person: '张建国' });
    const titles: string[] = [];
    new MutationObserver(() => titles.push(document.title)).observe(document.head, { childList: true, subtree: true });
    await act(() => hall.router.navigate('/loginOut'));
    await waitFor(() => expect(document.title).toBe('登录 - 住房公积金网上办事大厅'));
    expect(titles).toContain('退出登录 - 住房公积金网上办事大厅');
    expect(hall.address()).toBe('/login');
    expect(document.body.textContent).not.toContain('张建国');
  });

  it('客人到受保护的页面先看到登录页', async () => {
    const hall = await renderHall('/grwt/MyOffice', { centre });
    await waitFor(() => expect(hall.address()).toBe('/login'));
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument();
    expect(document.title).toBe('登录 - 住房公积金网上办事大厅');
  });

  it('/ 到各自的首页', async () => {
    const hall = await renderHall('/', { centre, person: '张建国' });
    await waitFor(() => expect(hall.address()).toBe('/grwt/GrwtHome'));
    expect(await screen.findByRole('heading', { level: 1, name: '我的公积金' })).toBeInTheDocument();
    expect(document.title).toBe('首页 - 住房公积金网上办事大厅');
  });

  it('走过几页，菜单只问过一次', async () => {
    const hall = await renderHall('/', { centre, person: '张建国' });
    for (const path of ['/grwt/MyOffice', '/grwt/draftbox', '/introToCenter', '/grwt/GrwtHome']) {
      await act(() => hall.router.navigate(path));
      await waitFor(() => expect(hall.address()).toBe(path));
    }
    // The other one is the public menu, of guests and members alike.
    expect(sent.of('pubClientTree')).toHaveLength(1 + 1);
  });

  describe('登录之后才开通的业务', () => {
    const RELEASE = '/grwt/dkSys/dkyw/dyzx';
    const afterOpening = async () => {
      const hall = await renderHall('/grwt/GrwtHome', { centre, person: '何静' });
      // p.dyzxQy: the row was paused when the menu came.
      await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
      return hall;
    };

    it('从地址或者链接打开：页面问过中心就能办，不用重新登录', async () => {
      const hall = await afterOpening();
      await act(() => hall.router.navigate(RELEASE));
      expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toBeInTheDocument();
      expect(hall.address()).toBe(RELEASE);
    });

    it('从首页的菜单点开', async () => {
      const hall = await afterOpening();
      const tabs = await screen.findByRole('tablist');
      await hall.user.click(within(tabs).getByRole('tab', { name: '贷款' }));
      await hall.user.click(await screen.findByRole('link', { name: '抵押注销' }));
      expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toBeInTheDocument();
      expect(hall.address()).toMatch(/^\/grwt\/dkSys\/dkyw\/dyzx/);
    });

    it('还没有开通的，说明为什么停办', async () => {
      const hall = await renderHall('/grwt/GrwtHome', { centre, person: '何静' });
      await act(() => hall.router.navigate(RELEASE));
      expect(await screen.findByText(/抵押注销业务正在升级，预计2026年12月1日恢复/)).toBeVisible();
      expect(screen.queryByRole('dialog', { name: '用户办理须知' })).toBeNull();
    });
  });

  it('刷新深链接留在那里', async () => {
    const hall = await renderHall('/grwt/MyOffice', { centre, person: '张建国' });
    expect(hall.address()).toBe('/grwt/MyOffice');
    expect(await screen.findByRole('heading', { level: 1, name: '我的办件' })).toBeInTheDocument();
  });

  it.each(['/no/such', '/dwwt/DwwtHome', '/grwt/../login', '/loginX', '/introToCenter/x', '/grwt/GrwtHome/'])(
    '不认识的 %s 到 404',
    async (path) => {
      const hall = await renderHall(path, { centre, person: '张建国' });
      await waitFor(() => expect(hall.address()).toBe('/404'));
      expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument();
    },
  );

  it('没有页面的菜单说尚未开放，停用的说明原因', async () => {
    const data = [...menus['1'], menuTree('/grwt/xyw', '新业务', [['xyw_bl', '新业务办理']])];
    await centre.fault({
      path: 'pubClientTree?loginType',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data }),
    });
    const hall = await renderHall('/grwt/xyw/xyw_bl', { centre, person: '张建国' });
    expect(await screen.findByText(/功能暂未开放，敬请期待/)).toBeInTheDocument();
    await act(() => hall.router.navigate('/grwt/dkSys/dkyw/dyzx'));
    expect(
      await screen.findByText('抵押注销业务正在升级，预计2026年12月1日恢复，急需办理请到柜台'),
    ).toBeInTheDocument();
  });

  it('菜单行写明的组件是大厅的页面时，就是那个页面；不认识的组件看地址', async () => {
    const row = (id: string, path: string, component: string) => ({
      id,
      path,
      component,
      name: id,
      menuType: '2',
      enable: '1',
    });
    const data = [
      ...menus['1'],
      row('新草稿箱', '/grwt/xin/cgx', '/grwt/draftbox/index.vue'),
      row('办件二', '/grwt/xin/bj', 'grwt/MyOffice'),
    ];
    await centre.fault({
      path: 'pubClientTree?loginType',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data }),
    });
    const hall = await renderHall('/grwt/xin/bj', { centre, person: '张建国' });
    expect(await screen.findByRole('tab', { name: '办理中' })).toBeInTheDocument();
    await act(() => hall.router.navigate('/grwt/xin/cgx'));
    expect(await screen.findByText(/没有未提交的草稿|暂无草稿/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '新草稿箱' })).toBeInTheDocument();
  });

  it('灵活就业人员的信息变更走自己的业务', async () => {
    const hall = await renderHall('/grwt/zhxx/zhxxbg/grzhxxbg', { centre, person: '阿依古丽' });
    await waitFor(() => expect(hall.address()).toBe('/grwt/zhxx/lhjyryyw/lhjyryxxbg'));
    expect(await screen.findByRole('heading', { level: 1, name: '灵活就业人员信息变更' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '办理须知' })).toBeInTheDocument();
  });

  it('大厅关闭时到公告页，开放后回到原处', async () => {
    const hall = await renderHall('/grwt/MyOffice', { centre, person: '张建国' });
    await centre.setHall('0', { tzyy: '年终结息', yjhfsj: '2026-11-21 20:00' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(hall.address()).toBe('/pubNotice'));
    expect(await screen.findByRole('heading', { level: 1, name: '网上办事大厅已停止服务' })).toBeInTheDocument();
    expect(screen.getByText('年终结息')).toBeInTheDocument();
    // No way is shown that leads back to here.
    expect(screen.queryByRole('navigation', { name: '业务导航' })).toBeNull();
    await centre.setHall('1');
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(hall.address()).toBe('/grwt/MyOffice'));
    await waitFor(() => expect(hallPlace()).toBeUndefined());
  });

  it('大厅开放后在回去的路上刷新，仍回到原处', async () => {
    const hall = await renderHall('/grwt/MyOffice', { centre, person: '张建国' });
    await centre.setHall('0', { tzyy: '年终结息' });
    act(() => void window.dispatchEvent(new Event('focus')));
    // The address is there before its page is drawn.
    await waitFor(() => expect(hall.address()).toBe('/pubNotice'));
    act(() => useHall.setState({ status: 'open' }));
    expect([hall.address(), hallPlace()]).toEqual(['/pubNotice', '/grwt/MyOffice']);
    await waitFor(() => expect(hall.address()).toBe('/grwt/MyOffice'));
  });

  it('页面开着时大厅关闭：提交不受理、不扣款，当即到公告页；开放后回到原处，填写的都在', async () => {
    const path = '/grwt/zhxx/lhjyryyw/lhjyry_ybj';
    await signedIn(centre, PEOPLE.阿依古丽.zjhm);
    const ywlsh = await fetchBusinessNumber('GJ0815');
    const { yjny } = await fetchFlexibleAccount();
    const typed = { jflx: '1', ksny: yjny[0], jsny: yjny[0], zffs: '1' };
    const draft = { ywlx: 'GJ0815', ywlsh, bbh: 1, dqbz: 'confirm', nr: JSON.stringify(typed), xgcs: 0 };
    await saveDraft(draft);
    const hall = await renderHall(path, { centre, person: '阿依古丽', waitForHeading: false });
    await hall.user.click(await screen.findByRole('button', { name: '继续填写' }));
    await screen.findByRole('button', { name: '提交' });
    await centre.setHall('0', { yjhfsj: '2026-11-21 20:00' });
    await hall.user.click(screen.getByRole('button', { name: '提交' }));
    await hall.user.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(hall.address()).toBe('/pubNotice'));
    expect(await screen.findByText('维护中，预计2026-11-21 20:00恢复。')).toBeInTheDocument();
    const prepaid = () => centre.transact(({ store }) => balanceOf(store, prepaidAccount(PEOPLE.阿依古丽.grzh)));
    expect(await prepaid()).toBe(0n);
    await centre.setHall('1');
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(hall.address()).toBe(path));
    await hall.user.click(await screen.findByRole('button', { name: '提交' }));
    await hall.user.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('提交成功')).toBeInTheDocument();
    expect(await prepaid()).toBeGreaterThan(0n);
  });
});

describe('导航之后', () => {
  it('面包屑、标题和焦点都是新页面的', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await hall.user.click(
      within(screen.getByRole('navigation', { name: '业务导航' })).getByRole('link', { name: '我的办件' }),
    );
    await waitFor(() => expect(heading()).toHaveTextContent('我的办件'));
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(document.title).toBe('我的办件 - 住房公积金网上办事大厅');
    const crumbs = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem');
    expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['首页', '个人业务', '我的办件']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('退出后什么都不留下，下一个人看不到', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await screen.findByText(PEOPLE.张建国.grzh);
    await act(() => signOut({ reason: 'user' }));
    await waitFor(() => expect(hall.address()).toBe('/login'));
    expect(document.body.textContent).not.toMatch(/张建国|100000000001/);
    await act(() => hall.router.navigate('/grwt/GrwtHome'));
    await waitFor(() => expect(hall.address()).toBe('/login'));
  });

  it('退出登录先问，按规格的话', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await hall.user.click(screen.getByRole('button', { name: '张建国' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '修改密码',
      '切换账号',
      '退出登录',
    ]);
    await hall.user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    const dialog = await screen.findByRole('alertdialog', { name: '退出系统' });
    expect(within(dialog).getByText('您确定要退出系统吗？')).toBeInTheDocument();
    await hall.user.click(within(dialog).getByRole('button', { name: '确定退出' }));
    await waitFor(() => expect(hall.address()).toBe('/login'));
  });

  it.each([
    ['菜单取不到', MENU, 'status', 500, '菜单没有加载成功：服务接口异常，请反馈给管理员。'],
    ['菜单是空的', MENU, 'answer', answerOf([]), '菜单没有加载成功：没有可以打开的页面，请稍后重试。'],
    ['网络断了', MENU, 'abort', 0, '菜单没有加载成功。请检查网络后重试。'],
    ['没有字典', '/dict/getAll', 'status', 404, '数据字典没有加载成功：Web服务接口未部署。'],
    ['没有本人信息', '/grxx/loginGrxx', 'status', 404, '个人信息没有加载成功：Web服务接口未部署。'],
    [
      '用户信息没有编号',
      '/getUserInfo',
      'answer',
      answerOf({ loginType: '1' }),
      '用户信息没有加载成功：服务返回的数据不完整或格式不正确，请稍后重试。',
    ],
  ] as const)('登录后%s：说是哪一项、为什么，可重试', async (_, path, kind, value, said) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    await centre.fault({ path, kind, value });
    const opened = renderHall('/grwt/MyOffice', { centre, person: '李晓梅', waitForHeading: false });
    await screen.findByRole('heading', { level: 1, name: '登录信息加载失败' });
    expect(screen.getByText(`您已登录，但${said}`)).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(kind === 'abort' ? 0 : 1);
    act(() => screen.getByRole('button', { name: '重试' }).click());
    await opened;
    expect(await screen.findByRole('heading', { level: 1, name: '我的办件' })).toBeInTheDocument();
  });
});
