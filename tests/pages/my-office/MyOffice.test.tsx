import { menus } from '@mocks/data/menus/menus';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import DraftBox from '@/pages/drafts/DraftBox';
import MessageHome from '@/pages/messages/MessageHome';
import CaseDetail from '@/pages/my-office/CaseDetail';
import MyOffice from '@/pages/my-office/MyOffice';
import '@/flows/registry';
import { fetchCaseNote } from '@/api/cases/business-note';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { useMenus } from '@/session/menu-store';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn, keepDraft, LIU_VALUES } from '../../flows/rent-form';
import { LIU, PEOPLE } from '../../people';

let centre: TestCentre;
let ywlsh = '';
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await signedIn(centre, LIU);
  ywlsh = await handIn({ card: 'another' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

describe('我的办件', () => {
  it('lists the cases with number, amount and state, and leads to each', async () => {
    const { user } = await openPage(centre, LIU, '/grwt/MyOffice', <MyOffice />);
    expect(await screen.findByRole('link', { name: ywlsh })).toBeVisible();
    const row = screen.getByRole('row', { name: new RegExp(ywlsh) });
    expect(row).toHaveTextContent('租房提取');
    expect(row).toHaveTextContent('¥3,000.00');
    expect(row).toHaveTextContent('待审核');
    await user.click(screen.getByRole('tab', { name: '已办结' }));
    expect(await screen.findByText('暂无办件')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '办理中' }));
    expect(await screen.findByRole('link', { name: ywlsh })).toHaveAttribute(
      'href',
      `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
    );
  });

  it('prints the cases with whose they are, without tabs and controls', async () => {
    const { user } = await openPage(centre, LIU, '/grwt/MyOffice', <MyOffice />);
    await screen.findByRole('link', { name: ywlsh });
    let printed = '';
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed = document.body.innerHTML;
    });
    await user.click(screen.getByRole('button', { name: '打印' }));
    await waitFor(() => expect(printed).toContain('校验码'));
    const paper = new DOMParser().parseFromString(printed, 'text/html').body;
    for (const hidden of paper.querySelectorAll('[data-print="hide"]')) hidden.remove();
    expect(paper.textContent).toContain('办件列表姓名：刘洋　个人账号：');
    for (const control of ['待我处理', '草稿箱', '刷新']) expect(paper.textContent).not.toContain(control);
  });

  it('shows one case with its way and takes it back after asking', async () => {
    const { user, router } = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    expect(await screen.findByRole('region', { name: '办件概况' })).toHaveTextContent('待审核');
    expect(screen.getByRole('region', { name: '申请内容' })).toHaveTextContent('6222***********1374');
    await user.click(screen.getByRole('button', { name: '撤回' }));
    // A second Enter takes nothing back.
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: '取消' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: '撤回' }));
    const overview = screen.getByRole('region', { name: '办件概况' });
    await waitFor(() => expect(overview).toHaveTextContent('已撤回'));
    await waitFor(() => expect(overview).toHaveFocus());
    expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
    // The business that is done once more leads back to this case.
    await user.click(screen.getByRole('button', { name: '再办一笔' }));
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/grwt/tqSys/tqyw/zfzj_tq');
    expect(new URLSearchParams(search).get('backNav')).toBe(`/grwt/MyOffice/detail?ywlsh=${ywlsh}`);
  });

  it('has the note of its business at hand, and nobody else’s case has', async () => {
    const { user } = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    await user.click(await screen.findByRole('button', { name: '查看办理须知' }));
    expect(await screen.findByRole('region', { name: '申请材料' })).toBeVisible();
    expect(screen.getByRole('region', { name: '办理说明' })).toHaveTextContent('办结时间');
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.queryByRole('region', { name: '办理说明' })).toBeNull();
    await signedIn(centre, PEOPLE.孙丽.zjhm);
    await expect(fetchCaseNote(ywlsh)).rejects.toThrow();
  });

  it('offers taking back to those only whose menu grants it', async () => {
    await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    expect(await screen.findByRole('button', { name: '撤回' })).toBeVisible();
    act(() => useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/dy', '/grwt/draftbox/chehui']) }));
    expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '打印受理回执' })).toBeVisible();
    act(() => useMenus.setState({ buttonKeys: new Set(['/grwt/MyOffice/chehui']) }));
    expect(screen.getByRole('button', { name: '撤回' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '打印受理回执' })).not.toBeInTheDocument();
  });

  it.each([
    ['1', '/grwt/MyOffice'],
    ['2', '/dwwt/DWmyOffice'],
    ['3', '/kfswt/MyOffice'],
  ] as const)('the menu of login type %s grants it under %s', (loginType, office) => {
    expect([...buildRouteTable(menus[loginType], loginType).buttonKeys]).toContain(`${office}/chehui`);
  });

  it('says so when somebody asks for a case that is not theirs', async () => {
    await openPage(centre, PEOPLE.孙丽.zjhm, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    expect(await screen.findByText('加载失败')).toBeVisible();
  });
});

describe('消息中心', () => {
  it('shows what came and marks it as read', async () => {
    const { user } = await openPage(centre, LIU, '/sysMsg/msgHome', <MessageHome />);
    await screen.findByText(new RegExp(ywlsh));
    await user.click(screen.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '全部标为已读' })).toBeDisabled());
  });
});

describe('草稿箱', () => {
  it('leads back into the business and deletes after asking', async () => {
    await centre.reset();
    await signedIn(centre, LIU);
    await keepDraft('form', LIU_VALUES);
    const { user } = await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    expect(await screen.findByRole('link', { name: '继续填写2026-10至2026-11租房提取' })).toHaveAttribute(
      'href',
      '/grwt/tqSys/tqyw/zfzj_tq',
    );
    await user.click(screen.getByRole('button', { name: '删除2026-10至2026-11租房提取草稿' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('暂无草稿')).toBeVisible();
  });
});
