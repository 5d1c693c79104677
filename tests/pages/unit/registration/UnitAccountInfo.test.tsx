import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoney } from '@/domain/money';
import UnitAccountInfo from '@/pages/unit/registration/UnitAccountInfo';
import { fileCentre } from '../../../file-centre';
import { openPage } from '../../../flows/open-page';
import { UNITS } from '../../../people';

const PATH = '/dwwt/cxyw/dwzhxx';

const centre = fileCentre();

it('what the centre keeps of the unit, its balance by the ledger, and where each part is changed', async () => {
  const { dwzh } = UNITS.华夏精密;
  await openPage(centre, dwzh, PATH, <UnitAccountInfo />, '2');
  const deposits = within(await screen.findByRole('region', { name: '缴存信息' }));
  const total = await centre.transact((tx) =>
    membersOf(tx, { kind: 'unit', dwzh }).reduce((sum, { grzh }) => sum + balanceOf(tx.store, memberAccount(grzh)), 0n),
  );
  expect(deposits.getByText(formatMoney(total))).toBeVisible();
  expect(deposits.getByText('48人')).toBeVisible();
  expect(screen.getByText('方**')).toBeVisible();
  expect(screen.getByText(/^默认，使用中，已签约委托扣款$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '维护付款账户' })).toHaveAttribute('href', '/dwwt/jcyw/fkzhxx_wh');
});

it('another unit, which pays nothing in, sees itself and nothing of deposits', async () => {
  const { dwzh, dwmc } = UNITS.融资担保;
  await openPage(centre, dwzh, PATH, <UnitAccountInfo />, '2');
  expect(await screen.findByText(dwmc)).toBeVisible();
  expect(screen.queryByRole('region', { name: '缴存信息' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
