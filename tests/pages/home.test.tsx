import { moveClock } from '@mocks/centre/daily-jobs';
import { reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { review } from '@mocks/centre/office/review';
import { menuTree } from '@mocks/data/menus/menu-rows';
import { menus } from '@mocks/data/menus/menus';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { apply, LIU_YANG, RENT } from '../centre/fixture';
import { fileCentre } from '../file-centre';
import { UNITS } from '../people';
import { renderHall } from '../render-hall';

const centre = fileCentre();

const card = (name: string) => screen.findByRole('region', { name });
const menu = async () => within(await card('全部业务')).findByRole('tablist');

describe('单位首页', () => {
  it('缓缴的单位看到缓缴到哪个月、期满之后怎样，和去哪里看', async () => {
    await centre.transact((tx) => {
      const { dwzh } = UNITS.华夏精密;
      const terms = { lx: 'hj' as const, ksny: '2026-12', jsny: '2027-03', pzwh: '第1号', dwjcbl: '', grjcbl: '' };
      reliefs(tx.store).put('hj', { ...terms, ywlsh: 'hj', dwzh, jhbjrq: '2027-06-30' });
      moveClock(tx, { now: '2026-12-20' });
    });
    await renderHall('/dwwt/DwwtHome', { centre, person: '华夏精密' });
    const due = await card('汇缴情况');
    expect(
      await within(due).findByText(
        '缓缴至2027-03：2027-04起恢复按月汇缴，缓缴的月份自2027-04起、于2027-06-30当日24时前补缴',
      ),
    ).toBeInTheDocument();
    expect(within(due).getByRole('link', { name: '查看缓缴记录' })).toHaveAttribute('href', '#/dwwt/cxyw/hjjbjl');
  });
});

describe('其他单位首页', () => {
  it('说明是其他单位、能做什么、怎样才能缴存；缴存单位没有这一句', async () => {
    await renderHall('/dwwt/DwwtHome', { centre, person: '融资担保' });
    const hint = await screen.findByText(/云州市住房融资担保有限公司（2000000001）是其他单位，不为职工缴存/);
    expect(within(hint).getByRole('link', { name: '单位缴存登记' })).toHaveAttribute('href', '#/UnitDeposit');
    cleanup();
    await renderHall('/dwwt/DwwtHome', { centre, person: '华夏精密' });
    await card('单位与职工');
    expect(screen.queryByText(/是其他单位/)).toBeNull();
  });
});

describe('个人首页', () => {
  it('余额可以隐藏，隐藏后页面里没有金额', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const balance = await card('账户余额');
    const figure = await within(balance).findByText(/^¥243,\d{3}\.\d{2}$/);
    const shown = figure.textContent ?? '';
    await hall.user.click(within(balance).getByRole('button', { name: '隐藏金额' }));
    expect(document.body.textContent).not.toContain(shown.slice(1));
    await hall.user.click(within(balance).getByRole('button', { name: '显示金额' }));
    expect(within(balance).getByText(shown)).toBeInTheDocument();
  });

  it('一个人隐藏金额，同一浏览器里下一个人看得到自己的金额，本人再登录时仍然隐藏', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await hall.user.click(await screen.findByRole('button', { name: '隐藏金额' }));
    cleanup();
    await renderHall('/grwt/GrwtHome', { centre, person: '刘洋' });
    expect(await within(await card('账户余额')).findByText('¥122,226.82')).toBeInTheDocument();
    cleanup();
    await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    expect(await screen.findByRole('button', { name: '显示金额' })).toBeInTheDocument();
  });

  it('授权过的人看到本月可提多少和去哪里办', async () => {
    await renderHall('/grwt/GrwtHome', { centre, person: '刘洋' });
    const balance = await card('账户余额');
    expect(await within(balance).findByText(/您本月可提/)).toHaveTextContent('您本月可提 ¥30,720.00');
    expect(within(balance).getByRole('link', { name: '去办租房提取' })).toHaveAttribute(
      'href',
      '#/grwt/tqSys/tqyw/zfzj_tq',
    );
  });

  it('有租房约定的，不再邀请自己提取约定会转的月份，写明约定并能打开', async () => {
    await centre.transact((tx) => {
      const all = { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '18000.00', tqpl: '2' };
      const { ywlsh, ywzt } = apply(tx, LIU_YANG, all);
      if (ywzt === '98') review(tx, { ywlsh, result: 'approve', opinion: '' });
    });
    await renderHall('/grwt/GrwtHome', { centre, person: '刘洋' });
    const balance = await card('账户余额');
    expect(await within(balance).findByText(/2026-11起按您的租房约定自动转账/)).toBeVisible();
    expect(within(balance).getByRole('link', { name: '查看约定' })).toHaveAttribute(
      'href',
      '#/grwt/tqSys/ydtq/ydtq_gl',
    );
    expect(within(balance).queryByText(/您本月可提/)).toBeNull();
  });

  it('登录之后恢复办理的业务，回到这一页签就不再写“暂停办理”', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await hall.user.click(within(await menu()).getByRole('tab', { name: '贷款' }));
    expect(await screen.findByRole('link', { name: /抵押注销 ?暂停办理/ })).toBeInTheDocument();
    await centre.transact((tx) => moveClock(tx, { days: 10 }));
    await hall.user.click(within(await menu()).getByRole('tab', { name: '提取' }));
    await hall.user.click(within(await menu()).getByRole('tab', { name: '贷款' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /抵押注销$/ })).toBeInTheDocument());
  });

  it('没有授权的人看到去哪里核对', async () => {
    await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const link = await within(await card('账户余额')).findByRole('link', { name: '看看我能提多少' });
    expect(link).toHaveAttribute('href', '#/grwt/wnbl');
  });

  it('逾期的人看到逾期合计，一步到归还逾期', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '郭磊' });
    const loan = await card('我的贷款');
    // 15,814.38 and 5,271.46 × 2.1 % / 360 × 1.5 × 70, 40 and 9 days = 32.29 + 18.45 + 4.15.
    expect(await within(loan).findByText('¥15,869.27')).toBeVisible();
    const ways = await within(loan).findByRole('link', { name: '立即还款' });
    expect(ways).toHaveAttribute('href', '#/grwt/dkSys/dkyw/yhk_hk?dkzh=20250600000002&hklx=1');
    await hall.user.click(
      await screen.findByRole('link', { name: '住房公积金贷款已逾期3期，今日还清应付15,869.27元' }),
    );
    await waitFor(() => expect(window.location.hash).toContain('/grwt/dkSys/dkyw/yhk_hk?dkzh=20250600000002&hklx=1'));
  });

  it('没有贷款的人看到的是没有', async () => {
    await renderHall('/grwt/GrwtHome', { centre, person: '陈𠮷祥' });
    expect(await within(await card('我的贷款')).findByText('暂无公积金贷款')).toBeInTheDocument();
  });

  it('一张卡片加载失败不影响别的，可以重试', async () => {
    await centre.fault({ path: '/api/izfgjj-zhfw/v1/grdkxx/getList', kind: 'status', value: 500 });
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const loan = await card('我的贷款');
    const again = await within(loan).findByRole('button', { name: '重新加载' });
    expect(await within(await card('账户余额')).findByText(/^¥243,/)).toBeInTheDocument();
    await hall.user.click(again);
    expect(await within(loan).findByText('贷款余额')).toBeInTheDocument();
  });
});

describe('菜单', () => {
  it.each([
    ['', '缴存与账户'],
    ['?activeIndex=abc', '缴存与账户'],
    ['?activeIndex=99', '缴存与账户'],
    ['?activeIndex=-1', '缴存与账户'],
    ['?activeIndex=1', '提取'],
    ['?activeIndex=4', '证明'],
  ])('%s 打开页签“%s”', async (query, tab) => {
    await renderHall(`/grwt/GrwtHome${query}`, { centre, person: '张建国' });
    expect(within(await menu()).getByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  it('用方向键换页签，点停用的业务看到原因，不离开', async () => {
    const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    const tabs = await menu();
    act(() => within(tabs).getByRole('tab', { selected: true }).focus());
    await hall.user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(within(tabs).getByRole('tab', { selected: true })).toHaveTextContent('贷款'));
    expect(hall.address()).toBe('/grwt/GrwtHome?activeIndex=2');
    act(() => screen.getByRole('link', { name: /抵押注销/ }).click());
    // Found anew each time: the notice that opens takes the toast into itself.
    const reason = '抵押注销业务正在升级，预计2026年12月1日恢复，急需办理请到柜台';
    await waitFor(() => expect(screen.getByText(reason)).toBeInTheDocument());
    expect(hall.address()).toBe('/grwt/GrwtHome?activeIndex=2');
  });

  it.each([
    ['2', '/dwwt/DwwtHome', '华夏精密'],
    ['3', '/kfswt/KfswtHome', '安居置业'],
  ] as const)('登录类型 %s 的 %s 也按 activeIndex 打开页签', async (loginType, home, person) => {
    // One tab more than there is: the developers' menu has but one of its own.
    const more = menuTree(`/${home.split('/')[1]}`, '', [
      { segment: 'other', title: '另一个页签', rows: [{ segment: 'b', title: '一组', rows: [['x', '一项业务']] }] },
    ]);
    const data = menus[loginType].map((node, at) => {
      return at === 0 ? { ...node, children: [...(node.children ?? []), ...(more.children ?? [])] } : node;
    });
    const value = JSON.stringify({ code: 0, msg: '', data });
    await centre.fault({ path: 'pubClientTree?loginType', kind: 'answer', value });
    await renderHall(home, { centre, person });
    const at = within(await menu()).getAllByRole('tab').length - 1;
    cleanup();
    await centre.fault({ path: 'pubClientTree?loginType', kind: 'answer', value });
    await renderHall(`${home}?activeIndex=${at}`, { centre, person });
    expect(at).toBeGreaterThan(0);
    expect(within(await menu()).getByRole('tab', { selected: true })).toHaveTextContent('另一个页签');
  });

  it('从哪个页签进去，关闭须知和返回首页都回到哪个页签，经由转到别处的菜单也一样', async () => {
    const hall = await renderHall('/grwt/GrwtHome?activeIndex=1', { centre, person: '刘洋' });
    const tile = async (name: string) => {
      await menu();
      const link = await within(screen.getByRole('tabpanel')).findByRole('link', { name });
      act(() => link.click());
    };
    await tile('租房提取');
    await waitFor(() => expect(hall.address()).toBe('/grwt/tqSys/tqyw/zfzj_tq?activeIndex=1'));
    const agreement = await screen.findByRole('dialog', { name: '用户办理须知' });
    await hall.user.click(within(agreement).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(hall.address()).toBe('/grwt/GrwtHome?activeIndex=1'));
    await tile('离职销户提取');
    await waitFor(() => expect(hall.address()).toMatch(/qtyy_tq\?qttqyy=13&activeIndex=1$/));
    expect(await screen.findByRole('link', { name: '返回首页' })).toHaveAttribute(
      'href',
      '#/grwt/GrwtHome?activeIndex=1',
    );
  });

  it('登录以后才暂停的：说明是文字不是网页，不离开；问不到也不离开', async () => {
    const hall = await renderHall('/grwt/GrwtHome?activeIndex=1', { centre, person: '张建国' });
    await menu();
    const tile = () => within(screen.getByRole('tabpanel')).getByRole('link', { name: '租房提取' });
    const bz = '<img src=x onerror="document.title=1">今日停办';
    const value = JSON.stringify({ code: 0, msg: '', data: { id: 'x', enable: 0, bz } });
    await centre.fault({ path: 'getMenuEnableById', kind: 'answer', value });
    act(() => tile().click());
    await waitFor(() => expect(screen.getByText(bz)).toBeInTheDocument());
    await centre.fault({ path: 'getMenuEnableById', kind: 'code', value: 500 });
    act(() => tile().click());
    await waitFor(() => expect(screen.getByText('模拟的业务拒绝')).toBeInTheDocument());
    expect(hall.address()).toBe('/grwt/GrwtHome?activeIndex=1');
  });

  it('停用而没有说明的业务用规定的话', async () => {
    await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
    await menu();
    act(() => screen.getByRole('link', { name: /异地转出查询/ }).click());
    await waitFor(() => expect(screen.getByText('功能已停用，请联系管理员')).toBeInTheDocument());
  });

  it('新窗口打开的业务切断来路；被拦截时说明', async () => {
    await renderHall('/grwt/GrwtHome?activeIndex=3', { centre, person: '张建国' });
    await menu();
    const opened = { opener: window } as unknown as Window; // all that is used of it
    const open = vi.spyOn(window, 'open').mockReturnValueOnce(opened).mockReturnValueOnce(null);
    const link = screen.getByRole('link', { name: /贷款计算器/ });
    act(() => link.click());
    await waitFor(() => expect(open).toHaveBeenCalledWith('#/grwt/cxyw/dkcx/dkcs?activeIndex=3', '_blank'));
    await waitFor(() => expect(opened.opener).toBeNull());
    act(() => link.click());
    expect(await screen.findByText('新窗口被浏览器拦截，请允许本站弹出窗口后重试')).toBeInTheDocument();
  });
});

describe('单位和开发商首页', () => {
  it('单位看到职工数和应汇缴情况', async () => {
    await renderHall('/', { centre, person: '华夏精密' });
    expect(await within(await card('单位与职工')).findByText('48人')).toBeInTheDocument();
    expect(within(await card('汇缴情况')).getByText('应汇缴年月')).toBeInTheDocument();
  });

  it('开发商看到自己的五个楼盘', async () => {
    await renderHall('/', { centre, person: '安居置业' });
    const table = await within(await card('合作楼盘')).findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(6);
  });
});
