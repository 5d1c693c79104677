import { moveClock } from '@mocks/centre/daily-jobs';
import { fillCards } from '@mocks/centre/loans/card';
import { loanTable, overdueOf } from '@mocks/centre/loans/loans';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchOverdueInfo } from '@/api/loan/loan-queries';
import { toYuan } from '@/domain/money';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import OverdueLoan from '@/pages/individual/loan/OverdueLoan';
import { queryClient } from '@/session/query-client';
import { openPage, signedIn } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';
import { renderHall } from '../../../render-hall';

const { 张建国, 郭磊, 刘洋 } = PEOPLE;
const PATH = '/grwt/cxyw/dkcx/yqxx';
const repayment = flowByCode('GD0602', 'individual');
if (!repayment) throw new Error('GD0602 is not registered');

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const open = (zjhm: string = 郭磊.zjhm) => openPage(centre, zjhm, PATH, <OverdueLoan />);
const overview = () => screen.findByRole('region', { name: '逾期概况' });

it('tells what is overdue with its penalty up to today, by the formula, and what it means', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: /^借款合同GJDK202500000002/ })).toHaveTextContent('逾期');
  await screen.findByText('逾期起始日');
  expect(await overview()).toHaveTextContent('逾期期数3期逾期起始日2026-09-12');
  // 5,271.46 × 2.1 % ÷ 360 × 1.5 × 70, 40 and 9 days: 32.29, 18.45 and 4.15.
  const table = screen.getByRole('table', { name: '逾期明细' });
  const [, first, , third] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('第16期2026-09-1270天');
  expect(first).toHaveTextContent('¥32.29');
  expect(first).toHaveTextContent('5,271.46 × 2.1% ÷ 360 × 1.5 × 70天');
  expect(third).toHaveTextContent('第18期2026-11-129天');
  const info = await fetchOverdueInfo(郭磊.dkzh);
  expect(info.mx.map(({ yqfx }) => yqfx)).toEqual(['32.29', '18.45', '4.15']);
  const booked = await centre.transact((tx) => {
    const loan = loanTable(tx.store).get(郭磊.dkzh);
    return loan && overdueOf(loan, tx.today());
  });
  expect(info).toMatchObject({
    yqhj: toYuan(booked?.total ?? 0n),
    yqfx: '54.89',
    yqbj: toYuan(booked?.principal ?? 0n),
  });
  expect(screen.getByRole('region', { name: '逾期的影响' })).toHaveTextContent('现在每天约1.38元');
});

it('leads to the repayment with this loan and 归还逾期 chosen, and then says that it is on its way', async () => {
  const { unmount } = await open();
  const link = await screen.findByRole('link', { name: '立即还款' });
  expect(link).toHaveAttribute('href', `${repayment.path}?dkzh=${郭磊.dkzh}&hklx=1`);
  unmount();
  // Past notice and agreement, with nothing typed.
  await saveDraft({ ywlx: 'GD0602', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user, unmount: leave } = await openPage(
    centre,
    郭磊.zjhm,
    `${repayment.path}?dkzh=${郭磊.dkzh}`,
    <FlowPage entry={repayment} />,
  );
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(await screen.findByRole('radio', { name: '归还逾期' })).toBeChecked();
  leave();
  const ywlsh = await fetchBusinessNumber('GD0602');
  await submitApplication('dkhk', 'GD0602', ywlsh, { dkzh: 郭磊.dkzh, hklx: '1', yhkr: '2026-11-23' });
  queryClient.clear();
  await open();
  await waitFor(async () => expect(await overview()).toHaveTextContent('归还逾期正在办理（待扣款），请勿重复还款'));
  expect(screen.getByRole('link', { name: '查看归还逾期' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '立即还款' })).not.toBeInTheDocument();
});

it('says when nothing is overdue, also once it has been paid', async () => {
  await open(张建国.zjhm);
  expect(await screen.findByText(/^没有逾期/)).toBeVisible();
  expect(screen.queryByRole('region', { name: '逾期的影响' })).not.toBeInTheDocument();
  await centre.transact((tx) => {
    fillCards(tx.store, 郭磊.grzh);
    moveClock(tx, { now: '2026-12-12' });
  });
  await signedIn(centre, 郭磊.zjhm);
  expect(await fetchOverdueInfo(郭磊.dkzh)).toMatchObject({ yqqs: 0, qsrq: '', yqhj: '0.00', mx: [], yxsm: [] });
});

it('says so to somebody without a loan, and tells nobody of another one’s', async () => {
  await open(刘洋.zjhm);
  expect(await screen.findByText(/^您没有住房公积金贷款/)).toBeVisible();
  await expect(fetchOverdueInfo(郭磊.dkzh)).rejects.toMatchObject({ message: '未找到该贷款，请从列表中重新选择' });
});

it('leads somebody without a loan to the application and to the calculator', async () => {
  await renderHall(PATH, { centre, person: '刘洋' });
  expect(await screen.findByRole('link', { name: '申请公积金贷款' })).toHaveAttribute('href', '#/grwt/dkSys/dkyw/dksq');
  expect(screen.getByRole('link', { name: '算一算能贷多少' })).toHaveAttribute('href', '#/grwt/cxyw/dkcx/dkcs');
});

it('offers another try when the answer does not come', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grdkxx/getYqxx', kind: 'status', value: 500 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('逾期起始日')).toBeVisible();
});
