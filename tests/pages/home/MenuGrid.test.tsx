import { menus } from '@mocks/data/menus/menus';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuNode } from '@/api/session/auth';
import { MenuGrid } from '@/pages/home/MenuGrid';
import { useMenus } from '@/session/menu-store';
import { openPage } from '../../flows/open-page';
import { DEVELOPERS, PEOPLE, UNITS } from '../../people';
import { renderHall } from '../../render-hall';

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('says that there is no data where the centre gives no business', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/KfswtHome', <MenuGrid heading="全部业务" />, '3');
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
  act(() => useMenus.setState({ roots: [] }));
  expect(screen.getByText('暂无数据')).toBeVisible();
});

it.each([
  ['1', PEOPLE.张建国.zjhm, '提取', ['提取业务', '其他原因提取事项', '约定提取'], '租房提取'],
  ['2', UNITS.华夏精密.dwzh, '缴存业务', [], '汇缴'],
] as const)(
  'login type %s has its tabs, %s %s: groups %j and then the business',
  async (loginType, account, tab, groups, business) => {
    const { user } = await openPage(centre, account, '/home', <MenuGrid heading="全部业务" />, loginType);
    await user.click(screen.getByRole('tab', { name: tab }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(groups);
    expect(panel.getByRole('link', { name: new RegExp(`${business}$`) })).toBeVisible();
  },
);

it('opens with the top tab last used in this session where the address names none', async () => {
  const { user, router } = await openPage(centre, PEOPLE.张建国.zjhm, '/home', <MenuGrid heading="全部业务" />);
  await user.click(screen.getByRole('tab', { name: '贷款' }));
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/home'));
  expect(screen.getByRole('tab', { name: '贷款' })).toHaveAttribute('aria-selected', 'true');
  await act(() => router.navigate('/home?activeIndex=1'));
  expect(screen.getByRole('tab', { name: '提取' })).toHaveAttribute('aria-selected', 'true');
});

it('draws the picture that the map of icons has for the id of a row, else the first letter of its name', async () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const row = '开发商信息维护';
  const id = flat(menus['3']).find(({ name }) => name === row)?.id;
  const tile = () => screen.getByRole('link', { name: new RegExp(`${row}$`) });
  const openWith = async (icon: string) => {
    const value = JSON.stringify({ code: 0, msg: '', data: { [String(id)]: icon } });
    await centre.fault({ path: 'menu/getAllMenuImgIcon', kind: 'answer', value });
    return openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/KfswtHome', <MenuGrid heading="全部业务" />, '3');
  };
  const { unmount } = await openWith(picture);
  await waitFor(() => expect(tile().querySelector('img')).toHaveAttribute('src', picture));
  unmount();
  await openWith('javascript:alert(1)');
  await waitFor(() => expect(Object.values(useMenus.getState().icons)).toEqual(['javascript:alert(1)']));
  expect(tile().querySelector('img')).toBeNull();
  expect(tile()).toHaveTextContent(/^开开发商信息维护$/);
});

it('a row of type 3 that has pages is a tab of home and of the main navigation', async () => {
  const page = {
    id: 'page',
    path: 'in',
    name: '页签里的业务',
    menuType: '2',
    component: 'in',
    enable: '1',
    hidden: '0',
  };
  const row = {
    id: 'tab',
    path: 'tab',
    name: '类型三的页签',
    menuType: '3',
    enable: '1',
    hidden: '0',
    children: [page],
  };
  const [first, ...rest] = menus['1'];
  const value = JSON.stringify({
    ...{ code: 0, msg: '' },
    data: [{ ...first, children: [...(first?.children ?? []), row] }, ...rest],
  });
  await centre.fault({ path: 'pubClientTree?loginType', kind: 'answer', value });
  const { user } = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
  expect(screen.getByRole('navigation', { name: '业务导航' })).toHaveTextContent('类型三的页签');
  await user.click(await screen.findByRole('tab', { name: '类型三的页签' }));
  expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: /页签里的业务$/ })).toBeVisible();
});
