import { moveClock } from '@mocks/centre/daily-jobs';
import { postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { fillCards } from '@mocks/centre/loans/card';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchLoanEntries } from '@/api/loan/loan-queries';
import { parseYuan } from '@/domain/money';
import LoanEntries from '@/lists/individual/loan-entries';
import '@/pages/registry';
import { chooseOption } from '../../choose-option';
import { signedIn } from '../../flows/open-page';
import { PEOPLE } from '../../people';
import { catchDownloads } from '../../ui/table/downloads';
import { cellsOf, listPage, printedPage, shownRows } from '../list-page';

const { 张建国, 郭磊, 何静, 刘洋 } = PEOPLE;

const { centre, open } = listPage(LoanEntries, '/grwt/cxyw/dkcx/hkmx', 张建国.zjhm);

it('says on paper whose entries they are, and once as of when', async () => {
  const { user } = await open();
  await shownRows(3);
  const paper = (await printedPage(user)).body;
  for (const hidden of paper.querySelectorAll('[data-print="hide"]')) hidden.remove();
  expect(paper.textContent).toContain(`姓名：张建国　个人账号：${张建国.grzh}`);
  expect(paper.textContent?.match(/数据截至/g)).toHaveLength(1);
});

it('shows the last three months in their parts, with what is owed after each, the sums and the ways on', async () => {
  await open();
  const [newest] = await shownRows(3);
  expect(cellsOf(newest)).toEqual([
    '2026-11-20',
    '正常还款',
    '17',
    '¥3,208.73',
    '¥1,975.99',
    '¥1,232.74',
    '¥0.00',
    '¥566,983.00',
    '银行卡',
  ]);
  const sums = screen.getByRole('status', { name: '查询结果合计' });
  expect(sums).toHaveTextContent('查询结果共3条还款3次 ¥9,626.19');
  expect(screen.getByRole('region', { name: '贷款概况' })).toHaveTextContent('贷款余额¥566,983.00');
  expect(screen.getByRole('link', { name: '开具还款明细证明' })).toHaveAttribute(
    'href',
    `/grwt/zmSys/zmyw/hkmx_zm?dkzh=${张建国.dkzh}`,
  );
});

it('asks by kind: what was paid out has no parts and no source', async () => {
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByText('全部'));
  await shownRows(18);
  await chooseOption(screen.getByRole('combobox', { name: '明细类型' }), '贷款发放');
  const [paidOut] = await shownRows(1);
  expect(cellsOf(paidOut)).toEqual([
    '2025-06-20',
    '贷款发放',
    '--',
    '¥600,000.00',
    '--',
    '--',
    '--',
    '¥600,000.00',
    '--',
  ]);
  expect(screen.getByRole('status', { name: '查询结果合计' })).toHaveTextContent('还款0次 ¥0.00');
});

it('tells the penalty of what was paid late apart from its interest, to the fen of the ledger', async () => {
  await centre.transact((tx) => {
    fillCards(tx.store, 郭磊.grzh);
    moveClock(tx, { now: '2026-12-12' });
  });
  await signedIn(centre, 郭磊.zjhm);
  const asked = { dkzh: 郭磊.dkzh, dkywmxlx: '04', page: 1, size: 20 };
  const late = await fetchLoanEntries(asked);
  // 5,271.46 of 2026-11-12, -10-12 and -09-12, each × 2.1 % ÷ 360 × 1.5 × 30, 61 and 91 days.
  expect(late.list.map(({ dqqc, fxje }) => [dqqc, fxje])).toEqual([
    [18, '13.84'],
    [17, '28.14'],
    [16, '41.97'],
  ]);
  const booked = await centre.transact(({ store }) =>
    postingsOf(store, 'penalty-income').reduce((sum, { line }) => sum + line.fen, 0n),
  );
  expect(parseYuan(late.fxhj)).toBe(booked);
  await open('?dkywmxlx=04', 郭磊.zjhm);
  expect(cellsOf((await shownRows(3))[0])[6]).toBe('¥13.84');
});

it('hands the entries out as a file with loan and conditions in words', async () => {
  const downloads = catchDownloads();
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/^已导出3条/);
  const [file] = await downloads();
  const sheet = file?.sheets.get('还款明细') ?? [];
  expect(sheet[2]?.[0]).toMatch(/^查询条件：借款合同GJDK202500000001，记账日期2026-08-21至2026-11-21　共3条/);
  expect(sheet[4]?.slice(3, 8)).toEqual([3208.73, 1975.99, 1232.74, 0, 566983]);
});

it('says so where there is nothing to show, and shows a loan to nobody else', async () => {
  await open('', 何静.zjhm);
  expect(await screen.findByText('记账日期2026-08-21至2026-11-21没有还款明细')).toBeVisible();
  await open('', 刘洋.zjhm);
  expect(await screen.findByText(/^您没有住房公积金贷款/)).toBeVisible();
  await expect(fetchLoanEntries({ dkzh: 张建国.dkzh, page: 1, size: 20 })).rejects.toMatchObject({
    message: '未找到该贷款，请从列表中重新选择',
  });
});

it('offers another try when the entries do not come', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grdkxx/getHkmx', kind: 'status', value: 500 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await shownRows(3);
});
