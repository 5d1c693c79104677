import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeToast } from '@/ui/state/toast';
import { fileCentre } from '../file-centre';
import { call } from '../handlers/call';
import { renderHall } from '../render-hall';

const centre = fileCentre();

const PATH = '/api/auth/v1/menu/pubClientTree';
const menu = () => within(screen.getByRole('navigation', { name: '快捷菜单' }));
const names = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);
const answerWith = (data: unknown) =>
  centre.fault({ path: PATH, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });

it('快捷菜单是中心的公共菜单：客人只看到不用登录的', async () => {
  expect((await call(PATH)).data.map(({ path }: { path: string }) => path)).toHaveLength(6);
  await renderHall('/loanRate', { centre });
  expect(names()).toEqual(['中心介绍', '政策信息', '贷款利率']);
});

it('公共页面旁的公共服务只给登录了的人：地址都不在菜单里，客人从快捷菜单和登录页去', async () => {
  await renderHall('/loanRate', { centre });
  expect(screen.queryByRole('navigation', { name: '公共服务' })).toBeNull();
  expect(screen.queryByRole('link', { name: /合作楼盘|常用下载|投诉建议/ })).toBeNull();
  cleanup();
  await renderHall('/login', { centre });
  const open = within(screen.getByRole('navigation', { name: '不用登录的服务' })).getAllByRole('link');
  expect(open.map((link) => link.getAttribute('href'))).toEqual([
    '#/znts',
    '#/dkcs',
    '#/operationVideo',
    '#/goodBadReviews',
    '#/zmhy',
    '#/ylOfd',
  ]);
  cleanup();
  await renderHall('/loanRate', { centre, person: '张建国' });
  expect(screen.getAllByRole('navigation', { name: '公共服务' })[0]).toHaveTextContent('合作楼盘');
});

it('登录后六项，各到规定的地址', async () => {
  await renderHall('/loanRate', { centre, person: '张建国' });
  const links = menu().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['中心介绍', '#/introToCenter'],
    ['政策信息', '#/policyInfo'],
    ['贷款利率', '#/loanRate'],
    ['合作楼盘', '#/cooperation'],
    ['常用下载', '#/commonDownload'],
    ['投诉建议', '#/complaintJY'],
  ]);
});

it('中心换了菜单就跟着换：目录、隐藏、图标、停用的说明、没有去处的说明', async () => {
  const src = 'data:image/png;base64,iVBORw0KGgo=';
  await answerWith([
    {
      id: 1,
      name: '公共服务',
      children: [
        { id: 2, name: '办事指南视频', path: '/operationVideo', src, needLogin: 0 },
        { id: 3, name: '藏起来的', path: '/znts', hidden: '1' },
      ],
    },
    { id: 4, name: '好差评', path: '/goodBadReviews', needLogin: '0', enable: '0', bz: '好差评系统升级' },
    { id: 5, name: '新事物', path: '/notYet', needLogin: 0, enable: 1 },
    { id: 6, name: '投诉建议', path: '/complaintJY', needLogin: '1' },
    { id: 8, name: '提交', path: '/submit', needLogin: 0, menuType: '1' },
    { id: 9, name: '打印回执', path: '/print', needLogin: 0, menuType: '4' },
    { id: 7, name: '外面', path: 'javascript:alert(1)', needLogin: 0 },
    null,
  ]);
  const hall = await renderHall('/loanRate', { centre });
  await waitFor(() => expect(names()).toEqual(['办事指南视频', '好差评', '新事物', '外面']));
  expect(menu().getByRole('link', { name: '办事指南视频' }).querySelector('img')).toHaveAttribute('src', src);
  for (const [name, said] of [
    ['好差评', '好差评系统升级'],
    ['新事物', '功能暂未开放，敬请期待'],
    ['外面', '功能暂未开放，敬请期待'],
  ] as const) {
    await hall.user.click(menu().getByRole('link', { name }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    act(() => closeToast());
  }
  expect(hall.address()).toBe('/loanRate');
});

it.each([null, 'x', [], [{ id: 1 }]])('%j 不是菜单：留着规定的六项', async (data) => {
  await answerWith(data);
  await renderHall('/loanRate', { centre, person: '张建国' });
  expect(names()).toEqual(['中心介绍', '政策信息', '贷款利率', '合作楼盘', '常用下载', '投诉建议']);
});
