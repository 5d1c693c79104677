import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { TodoItem } from '@/api/cases/todos';
import { TodoList } from '@/engine/case/TodoList';
import { fileCentre } from '../../file-centre';
import '@/flows/registry';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';

const centre = fileCentre();

const todo = (ywlx: string): TodoItem => ({
  ywlx,
  ywlsh: '1',
  title: `待办${ywlx}`,
  sxsm: '请办理',
  rq: '2026-11-21',
  lj: '',
});

it('two of one title that say different things are two, and none is drawn twice when the list comes back', async () => {
  const owed = (sxsm: string) => ({ ...todo('GJ0202'), ywlsh: '', title: '缓缴到期补缴', sxsm });
  const both = [owed('2026-12缓缴的'), owed('2027-02缓缴的')];
  const { rerender } = render(<TodoList todos={both} />, { wrapper: MemoryRouter });
  rerender(<TodoList todos={[todo('GJ0201'), ...both.slice(1)]} />);
  rerender(<TodoList todos={both} />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('2026-12缓缴的'),
    expect.stringContaining('2027-02缓缴的'),
  ]);
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
    expect(router.state.location).toMatchObject({
      pathname: path,
      search: `?ywlsh=1&backNav=${encodeURIComponent(office)}`,
    });
  },
);
