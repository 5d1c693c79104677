import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileCentre } from '../file-centre';
import { renderHall } from '../render-hall';

const centre = fileCentre();

const ways = () =>
  within(screen.getByRole('navigation', { name: '您还可以' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const WAYS = [
  ['智能问答', '#/znts'],
  ['公共服务', '#/introToCenter'],
  ['拨打12329', 'tel:12329'],
];

it.each([
  ['/no/such/page', '没有找到的地址：/no/such/page'],
  [`/${encodeURIComponent('没有这页')}`, '没有找到的地址：/没有这页'],
  [`/${'a'.repeat(300)}`, `没有找到的地址：/${'a'.repeat(99)}…`],
  [`/x${encodeURIComponent('\u202e')}y`, '没有找到的地址：/xy'],
  [`/${encodeURIComponent('<img src=x onerror=alert(1)>')}`, '没有找到的地址：/<img src=x onerror=alert(1)>'],
])('%s: 404 says which address, as text', async (path, words) => {
  const hall = await renderHall(path, { centre, person: '张建国' });
  await waitFor(() => expect(hall.address()).toBe('/404'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(ways()).toEqual(WAYS);
  expect(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '#/');
});

it('404 opened by itself names no address; guests are led to sign in', async () => {
  await renderHall('/404', { centre });
  expect(screen.queryByText(/没有找到的地址/)).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: '去登录' })).toHaveAttribute('href', '#/');
});

it('401 says what happened and where to go', async () => {
  await renderHall('/401', { centre });
  expect(screen.getByText('系统配置加载失败，您已安全退出。请稍后重新登录。')).toBeVisible();
  expect(ways()).toEqual(WAYS);
});
