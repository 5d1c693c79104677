import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchUnitConsents } from '@/api/unit';
import InterestStatement from '@/lists/unit/interest-statement';
import { openPage } from '../../flows/open-page';
import { UNITS } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const open = (dwzh: string) => openPage(centre, dwzh, '/dwwt/cxyw/dwlxd_cx', <InterestStatement />, '2');

it('an open statement is looked at, asked about and confirmed; then it says since when', async () => {
  const { user } = await open(UNITS.新城餐饮.dwzh);
  const card = await screen.findByRole('region', { name: '2026年度利息单' });
  expect(card).toHaveTextContent('本年度利息单尚未确认，确认后方可办理业务');
  expect(within(card).getByRole('link', { name: '提出异议' })).toHaveAttribute(
    'href',
    `/complaintJYAdd?bt=${encodeURIComponent('2026年度单位利息单异议')}`,
  );
  await user.click(within(card).getByRole('button', { name: '确认利息单' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('您确定2026年度利息单与本单位的账目一致吗？');
  await user.click(within(dialog).getByRole('button', { name: '确认利息单' }));
  expect(await within(card).findByText(/^本年度利息单已确认，2026-11-21/)).toBeVisible();
  expect(await fetchUnitConsents()).toMatchObject({ sfqr: '1' });
});

it('a confirmation that fails says why, and can be tried again', async () => {
  const { user } = await open(UNITS.新城餐饮.dwzh);
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/dwlxd/queren', kind: 'status', value: 500 });
  await user.click(await screen.findByRole('button', { name: '确认利息单' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认利息单' }));
  expect(await screen.findByText('服务接口异常，请反馈给管理员')).toBeVisible();
  expect(await fetchUnitConsents()).toMatchObject({ sfqr: '0' });
});

it('lists the members of the year with deposits and interest; an earlier year can be chosen', async () => {
  await open(UNITS.华夏精密.dwzh);
  const row = await screen.findByRole('row', { name: /刘洋/ });
  expect(row).toHaveTextContent('29,952.00');
  expect(screen.getByRole('combobox', { name: '结息年度' })).toBeInTheDocument();
});
