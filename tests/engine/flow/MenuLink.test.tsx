import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MenuLink } from '@/engine/flow/MenuLink';
import '@/flows/registry';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';

const OFFSET = '/grwt/dkSys/dkyw/qychd?dkzh=1';
const DRAWN = '/grwt/dkSys/dkyw/gjj_tqhd?dkzh=1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

const links = (
  <>
    <MenuLink to={OFFSET}>签约冲还贷</MenuLink>
    <MenuLink to={DRAWN} otherwise={<span>本账户不能提取还贷</span>}>
      公积金提取还贷
    </MenuLink>
  </>
);

it('is a link where the menu has the business', async () => {
  await openPage(centre, PEOPLE.张建国.zjhm, '/x', links);
  expect(screen.getByRole('link', { name: '签约冲还贷' })).toHaveAttribute('href', OFFSET);
  expect(screen.getByRole('link', { name: '公积金提取还贷' })).toHaveAttribute('href', DRAWN);
});

it('is none, or what stands in for it, where a role has it not', async () => {
  await openPage(centre, PEOPLE.邵远.zjhm, '/x', links);
  expect(screen.getByRole('link', { name: '签约冲还贷' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '公积金提取还贷' })).not.toBeInTheDocument();
  expect(screen.getByText('本账户不能提取还贷')).toBeVisible();
});
