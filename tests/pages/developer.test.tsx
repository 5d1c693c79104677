import { cases } from '@mocks/centre/cases/case-states';
import { review } from '@mocks/centre/office/review';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import Borrowers from '@/lists/developer/borrowers';
import Houses from '@/lists/developer/houses';
import Buildings from '@/pages/developer/Buildings';
import { ZHOU_KAI } from '../centre/fixture';
import { applyForLoan, COUPLE } from '../centre/loan-fixture';
import { openPage } from '../flows/open-page';
import { DEVELOPERS } from '../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

/** 周凯's application, approved: it waits for the developer. */
async function waitingSale(): Promise<string> {
  const ywlsh = await centre.transact((desk) => applyForLoan(desk, ZHOU_KAI, COUPLE));
  await centre.transact((desk) => review(desk, { ywlsh, result: 'approve', opinion: '同意' }));
  return ywlsh;
}

describe('按揭客户', () => {
  const open = () => openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/dk_cx/ajkh', <Borrowers />, '3');

  it('is empty with words until somebody borrows', async () => {
    await open();
    expect(await screen.findByText(/暂无按揭客户/)).toBeVisible();
  });

  it('refuses a sale only with a reason, which the borrower reads', async () => {
    const ywlsh = await waitingSale();
    const { user } = await open();
    const row = await screen.findByRole('row', { name: new RegExp(ywlsh) });
    expect(row).toHaveTextContent('周*');
    expect(row).toHaveTextContent('3号楼1单元101室');
    expect(row).toHaveTextContent('¥1,000,000.00');
    await user.click(within(row).getByRole('button', { name: '去确认3号楼1单元101室' }));
    const dialog = await screen.findByRole('dialog', { name: '确认售房信息' });
    expect(dialog).toHaveTextContent('首付款¥650,720.00');
    await user.click(within(dialog).getByRole('button', { name: '不予确认' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('不予确认时请填写原因');
    await user.type(within(dialog).getByLabelText('不予确认的原因'), '购房合同已解除');
    await user.click(within(dialog).getByRole('button', { name: '不予确认' }));
    expect(
      await within(await screen.findByRole('row', { name: new RegExp(ywlsh) })).findByText('不予确认'),
    ).toBeVisible();
    const record = await centre.transact((desk) => cases(desk.store).get(ywlsh));
    expect(record).toMatchObject({ ywzt: '86', sbyy: { yy: '开发商不予确认：购房合同已解除' } });
  });

  it('says in the dialog when the centre does not take it', async () => {
    await waitingSale();
    await centre.fault({ path: '/kfslpxx/qrAjkh', kind: 'code', value: '1', times: 1 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^去确认/ }));
    const dialog = await screen.findByRole('dialog', { name: '确认售房信息' });
    await user.click(within(dialog).getByRole('button', { name: '确认属实' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '确认属实' }));
    expect(await screen.findByText('已确认')).toBeVisible();
  });
});

it('楼栋表 shows buildings and how many homes are under loan', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/ldb', <Buildings />, '3');
  const table = await screen.findByRole('region', { name: '楼栋表' });
  expect(await within(table).findByRole('row', { name: /3号楼/ })).toHaveTextContent('80%');
  expect(within(table).getByRole('row', { name: /1号楼/ })).toHaveTextContent('未准入');
  expect(screen.getByRole('region', { name: '楼盘概况' })).toHaveTextContent('已贷套数118套');
});

it('房屋明细 shows each home with its state', async () => {
  const { user } = await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/fwmx', <Houses />, '3');
  await user.selectOptions(await screen.findByRole('combobox', { name: '楼栋' }), 'LP00000001-03');
  const row = await screen.findByRole('row', { name: /¥1,650,720.00/ });
  expect(row).toHaveTextContent('101');
  expect(row).toHaveTextContent('可售');
});
