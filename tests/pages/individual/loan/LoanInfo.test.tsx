import { mortgageOf, mortgages } from '@mocks/centre/registers/mortgages';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import '@/flows/registry';
import '@/lists/registry';
import '@/pages/registry';
import LoanInfo from '@/pages/individual/loan/LoanInfo';
import { queryClient } from '@/session/query-client';
import { openPage } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

/** Names of the ways on from somebody's loan. */
async function ways(zjhm: string): Promise<(string | null)[]> {
  await openPage(centre, zjhm, '/grwt/cxyw/dkcx/dkxx', <LoanInfo />);
  const list = await screen.findByRole('list', { name: '相关业务' });
  // What the register says of the mortgage has come by then.
  await screen.findByText('抵押物');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

it('leads from a loan in good order to its lists, to repaying it and to its certificate, with the loan named', async () => {
  const found = await ways(PEOPLE.张建国.zjhm);
  expect(found).toEqual(expect.arrayContaining(['查看还款计划', '查看还款明细', '银行卡还款', '签约冲还贷']));
  expect(found).not.toContain('查看逾期信息');
  expect(found).not.toContain('开具结清证明');
  expect(screen.getByRole('link', { name: '开具还款明细证明' })).toHaveAttribute(
    'href',
    `/grwt/zmSys/zmyw/hkmx_zm?dkzh=${PEOPLE.张建国.dkzh}`,
  );
  expect(await screen.findByText('已付罚息')).toBeVisible();
  expect(screen.getByText('云州市朝阳区翠湖路18号3栋2单元1201')).toBeVisible();
});

it('leads from an overdue one to what is overdue and to repaying it', async () => {
  const overdue = await ways(PEOPLE.郭磊.zjhm);
  expect(overdue).toEqual(expect.arrayContaining(['查看逾期信息', '银行卡还款']));
  expect(overdue).not.toContain('签约冲还贷');
});

it('leads from a loan that is paid off to its certificate and the release of its mortgage alone', async () => {
  expect(await ways(PEOPLE.何静.zjhm)).toEqual([
    '查看还款计划',
    '查看还款明细',
    '开具还款明细证明',
    '开具结清证明',
    '抵押注销',
  ]);
});

it('says that a mortgage is released and leads to its release no more', async () => {
  await centre.transact((tx) => {
    const mortgage = mortgageOf(tx.store, PEOPLE.何静.dkzh);
    if (!mortgage) throw new Error('No mortgage');
    mortgages(tx.store).put(mortgage.dyqzh, { ...mortgage, zt: 'released', zxrq: '2026-11-20' });
  });
  expect(await ways(PEOPLE.何静.zjhm)).not.toContain('抵押注销');
  expect(screen.getByText('已注销（2026-11-20）')).toBeVisible();
});
