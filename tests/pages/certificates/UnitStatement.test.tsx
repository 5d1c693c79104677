import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocument, fetchDocuments } from '@/api/archive/documents';
import UnitStatement from '@/pages/certificates/UnitStatement';
import { openPage } from '../../flows/open-page';
import { UNITS } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('shows what came and what went on, month by month, and is a document that anybody can check', async () => {
  const { user } = await openPage(centre, UNITS.华夏精密.dwzh, '/dwwt/cxyw/dwdzd', <UnitStatement />, '2');
  const page = within(await screen.findByRole('region', { name: '对账单' }));
  expect(await page.findByRole('heading', { name: '2026-07至2026-11' })).toBeVisible();
  for (const label of ['期初余额', '单位缴款（贷方）', '记入职工账户和退回单位（借方）', '期末余额']) {
    expect(page.getByText(label).nextElementSibling).toHaveTextContent(/^¥[\d,]+\.\d\d$/);
  }
  const entries = page.getByRole('table', { name: '单位暂存款明细' });
  expect(within(entries).getAllByRole('row', { name: /2026-11-\d\d.*2026-11/ }).length).toBeGreaterThan(0);

  await user.click(page.getByRole('button', { name: '下载PDF：单位对账单' }));
  await waitFor(async () => expect((await fetchDocuments({ page: 1, size: 10 })).list).toHaveLength(1));
  const [{ zmbh = '', yzm = '' } = {}] = (await fetchDocuments({ page: 1, size: 10 })).list;
  expect(await checkDocument(zmbh, yzm)).toMatchObject({ zw: true });
});
