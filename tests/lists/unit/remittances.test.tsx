import { withdrawCase } from '@mocks/centre/office/cases';
import { remittancesOf } from '@mocks/centre/remittance/list/records';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchRemittances } from '@/api/unit/remittance';
import { remittanceCode } from '@/domain/deposit/remittance';
import { type Fen, fenOf } from '@/domain/money';
import Remittances from '@/lists/unit/remittances';
import { HUAXIA, handIn, transfer } from '../../centre/remittance-world';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { catchDownloads } from '../../ui/table/downloads';

const centre = fileCentre();

it('a cancelled list is a row of the copy and no part of what the rows come to, and the line says so', async () => {
  await centre.transact((tx) => {
    const { ywlsh } = handIn(tx);
    withdrawCase(tx, HUAXIA, { ywlsh });
  });
  const downloads = catchDownloads();
  const { user } = await openPage(centre, HUAXIA.dwzh, '/dwwt/cxyw/hjpz?ksny=2026-10', <Remittances />, '2');
  await screen.findAllByRole('row', { name: /2026-12/ });
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const { list } = await fetchRemittances({ ksny: '2026-10', page: 1, size: 100 });
  expect(list.filter(({ zt }) => zt === '5').map(({ hjny }) => hjny)).toEqual(['2026-12']);
  const booked = list.filter(({ zt }) => zt !== '5').reduce<Fen>((sum, { hjje }) => sum + fenOf(hjje), 0n);
  const [file] = await downloads();
  const rows = file?.sheets.get('汇缴记录') ?? [];
  expect(rows.at(-1)?.[0]).toBe('合计（不含已取消）');
  expect(rows.at(-1)).toContain(Number(booked) / 100);
  expect(JSON.stringify(rows)).toContain('已取消');
});

it('汇缴详情 says where the money stays: what came, what was taken of the balance, and what lies there of a cancelled list', async () => {
  const numberOf = (zt: string) =>
    centre.transact(({ store }) => remittancesOf(store, HUAXIA.dwzh).findLast((one) => one.zt === zt)?.qcqrdh ?? '');
  await centre.transact((tx) => {
    const { ywlsh } = handIn(tx);
    const fy = remittanceCode(HUAXIA.dwzh, '2026-12');
    transfer(tx, '60000.00', { fy, fkhm: '华夏精密制造有限公司' });
    withdrawCase(tx, HUAXIA, { ywlsh });
    handIn(tx, { hjfs: '01', sqzsje: '9680.00' });
  });
  const open = async (qcqrdh: string) => {
    const query = `/dwwt/cxyw/hjpz?qcqrdh=${qcqrdh}`;
    const { unmount, user } = await openPage(centre, HUAXIA.dwzh, query, <Remittances />, '2');
    return { dialog: within(await screen.findByRole('dialog', { name: '汇缴详情' })), unmount, user };
  };
  const { dialog, unmount } = await open(await numberOf('5'));
  expect(await dialog.findByText('¥60,000.00，取消清册后留在暂收余额')).toBeVisible();
  const came = within(dialog.getByRole('region', { name: '到账记录' }));
  expect(came.getByText(/^2026-11-21，华夏精密制造有限公司，¥60,000.00（银行流水号/)).toBeVisible();
  expect(dialog.queryByRole('region', { name: '缴款通知' })).toBeNull();
  unmount();
  const { dialog: waiting, user } = await open(await numberOf('2'));
  const taken = within(await waiting.findByRole('region', { name: '到账记录' }));
  expect(taken.getByText('2026-11-21，暂收余额抵缴，¥9,680.00')).toBeVisible();
  const notice = within(waiting.getByRole('region', { name: '缴款通知' }));
  expect(notice.getByText(/已到账9,680.00元，尚差100,000.00元/)).toBeVisible();
  // Two buttons with 取消 would be two answers to one question.
  await user.click(waiting.getByRole('button', { name: '取消清册' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByRole('button', { name: '取消清册' })).toBeVisible();
  await user.click(asked.getByRole('button', { name: '再想想' }));
});
