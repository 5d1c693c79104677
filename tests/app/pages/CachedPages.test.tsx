import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { useMenus } from '@/session/menu-store';
import { renderHall } from '../../render-hall';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it.each([
  ['marked keep-alive is', true, '华夏'],
  ['without the mark is not', false, ''],
])('a page %s as it was left', async (_, keepAlive, left) => {
  const hall = await renderHall('/grwt/GrwtHome', { centre, person: '张建国' });
  const path = LIST_PATHS.depositEntries;
  act(() => {
    const { byPath } = useMenus.getState();
    const entry = byPath.get(path);
    if (entry) useMenus.setState({ byPath: new Map([...byPath, [path, { ...entry, keepAlive }]]) });
  });
  const unit = () => screen.findByRole('textbox', { name: '单位名称' });
  await act(() => hall.router.navigate(path));
  const rows = () => screen.findAllByText(/^共\s?\d+条/);
  await hall.user.type(await unit(), '华夏');
  await rows();
  await act(() => hall.router.navigate('/grwt/MyOffice'));
  await screen.findByRole('heading', { level: 1, name: '我的办件' });
  // What is shown again measures itself in the frames after.
  await act(async () => {
    await hall.router.navigate(path);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await unit()).toHaveValue(left);
});
