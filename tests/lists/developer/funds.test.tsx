import { moveClock } from '@mocks/centre/daily-jobs';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { loansOf } from '@mocks/centre/loans/loans';
import { review } from '@mocks/centre/office/review';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Funds from '@/lists/developer/funds';
import { ZHOU_KAI } from '../../centre/fixture';
import { applyForLoan, COUPLE, contractSigned, DEVELOPER, othersSign, settleLoan } from '../../centre/loan-fixture';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { DEVELOPERS } from '../../people';
import { catchDownloads } from '../../ui/table/downloads';

const centre = fileCentre();

it('says in which time nothing was, and that nothing was at all', async () => {
  const { user } = await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/dk_cx/bzjtz', <Funds />, '3');
  expect(await screen.findByText('记账日期2026-08-21至2026-11-21没有放款和保证金')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查全部时间' }));
  expect(await screen.findByText('没有放款和保证金')).toBeVisible();
});

it('the exported 台账 holds every movement, and the equation of the balance', async () => {
  await centre.transact((tx) => {
    const ywlsh = applyForLoan(tx, ZHOU_KAI, COUPLE);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(tx, ywlsh);
    contractSigned(tx, ZHOU_KAI, ywlsh);
    moveClock(tx, { now: '2026-12-10' });
    const [running] = loansOf(tx.store, ZHOU_KAI.grzh);
    if (!running) throw new Error('No loan');
    settleLoan(tx, ZHOU_KAI, running);
    moveClock(tx, { days: 1 });
  });
  const downloads = catchDownloads();
  const { user } = await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/dk_cx/bzjtz', <Funds />, '3');
  await screen.findByRole('row', { name: /放款/ });
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/^已导出3条，编号/);
  const [file] = await downloads();
  const [title, mark, conditions, head, ...rows] = file?.sheets.get('保证金放款台账') ?? [];
  expect(title?.[0]).toBe('保证金/放款台账');
  expect(mark?.[0]).toMatch(/编号 \S+　校验码 \S+/);
  expect(conditions?.[0]).toMatch(/共3条/);
  expect(head?.slice(0, 4)).toEqual(['记账日期', '类型', '发生额', '保证金余额']);
  // Newest first; 5 % of the loan, given back when it was settled.
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    ['保证金退还', -50_000, 12_512_500],
    ['保证金存入', 50_000, 12_562_500],
    ['放款', 1_000_000, 12_512_500],
  ]);
  const equation = new Map((file?.sheets.get('保证金平衡') ?? []).map(([label, amount]) => [label, amount]));
  const of = (label: string) => Number(equation.get(label));
  expect([of('期初保证金'), of('加：存入'), of('减：退还'), of('期末保证金')]).toEqual([
    12_512_500, 50_000, 50_000, 12_512_500,
  ]);
  expect(of('期初保证金') + of('加：存入') - of('减：退还')).toBe(of('期末保证金'));
  // What the rows come to is what the equation says.
  const sum = (kind: string) => rows.reduce((total, row) => (row[1] === kind ? total + Number(row[2]) : total), 0);
  expect([sum('放款'), sum('保证金存入'), -sum('保证金退还')]).toEqual([
    of('期间放款'),
    of('加：存入'),
    of('减：退还'),
  ]);
  expect(of('现在的保证金余额')).toBe(12_512_500);
});
