import { startCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TodoItem } from '@/api/todos';
import { TodoList } from '@/engine/case/TodoList';
import '@/flows/registry';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const todo = (ywlx: string): TodoItem => ({
  ywlx,
  ywlsh: '1',
  title: `待办${ywlx}`,
  sxsm: '请办理',
  rq: '2026-11-21',
  lj: '',
});

it.each([
  ['1', PEOPLE.张建国.zjhm, '/grwt/MyOffice', '/grwt/zhxx/zhxxbg/grzhxxbg'],
  ['2', UNITS.华夏精密.dwzh, '/dwwt/DWmyOffice', '/dwwt/zhxxbg/grzh_xxbg'],
] as const)(
  'a code leads whoever signed in as %s to the business of their own area, and back',
  async (loginType, account, office, path) => {
    const list = <TodoList todos={[todo('GJ0302'), todo('XX9999')]} />;
    const { user, router } = await openPage(centre, account, office, list, loginType);
    await user.click(await screen.findByRole('button', { name: '待办XX9999' }));
    expect(await screen.findByText('功能暂未开放，敬请期待')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '待办GJ0302' }));
    expect(router.state.location).toMatchObject({ pathname: path, search: `?backNav=${encodeURIComponent(office)}` });
  },
);
