import { withdrawCase } from '@mocks/centre/office/cases';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchRemittances } from '@/api/remittance';
import { type Fen, fenOf } from '@/domain/money';
import Remittances from '@/lists/unit/remittances';
import { HUAXIA, handIn } from '../../centre/remittance-world';
import { openPage } from '../../flows/open-page';
import { catchDownloads } from '../../ui/table/downloads';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('a cancelled list is a row of the copy and no part of what the rows come to, and the line says so', async () => {
  await centre.transact((desk) => {
    const { ywlsh } = handIn(desk);
    withdrawCase(desk, HUAXIA, { ywlsh });
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
