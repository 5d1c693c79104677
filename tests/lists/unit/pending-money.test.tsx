import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/remittance';
import PendingMoney from '@/lists/unit/pending-money';
import { ACCOUNT, HUAXIA, transfer } from '../../centre/remittance-world';
import { openPage } from '../../flows/open-page';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('a refund says its number and where it went, and stands in the list under the same', async () => {
  await centre.transact((desk) => transfer(desk, '300.00', { fy: remittanceCode(HUAXIA.dwzh, '2026-12') }));
  const { user } = await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/zskmx', <PendingMoney />, '2');
  const form = await screen.findByRole('form', { name: '申请退款' });
  await user.type(within(form).getByLabelText(/^退款金额/), '120.50');
  await user.selectOptions(within(form).getByLabelText('收款账户'), ACCOUNT);
  await user.click(within(form).getByRole('button', { name: '申请退款' }));
  await user.click(await screen.findByRole('button', { name: '确定退款' }));
  expect(await within(form).findByText('已退款¥120.50')).toBeVisible();
  const [, ywlsh, skzh] = /业务流水号(\w+)，2026-11-21转入(.+?)，/.exec(form.textContent ?? '') ?? [];
  expect(skzh).toMatch(/\*{4}/);
  const row = await screen.findByRole('row', { name: new RegExp(`${ywlsh}`) });
  expect(row).toHaveTextContent(`暂收款退款至${skzh}`);
  expect(row).toHaveTextContent('120.50');
});
