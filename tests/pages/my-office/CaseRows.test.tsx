import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import CaseDetail from '@/pages/my-office/CaseDetail';
import { handIn } from '../../centre/remittance-world';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { UNITS } from '../../people';
import { onPhone } from '../../ui/phone';
import { catchDownloads } from '../../ui/table/downloads';

const HUAXIA = UNITS.华夏精密.dwzh;

const centre = fileCentre();

it('the list that was handed in can be taken away whole, with a number, and the case is called by its month', async () => {
  const { ywlsh } = await centre.transact((tx) => handIn(tx));
  const downloads = catchDownloads();
  const { user } = await openPage(centre, HUAXIA, `/dwwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />, '2');
  const list = await screen.findByRole('region', { name: '2026-12汇缴清册' });
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(21));
  expect(screen.getByRole('heading', { name: /^2026-12汇缴 ?待缴款/, level: 2 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText('已导出48条，编号DC20261121000001');
  const [file] = await downloads();
  expect(file?.name).toBe('2026-12汇缴清册_DC20261121000001.xlsx');
  const rows = file?.sheets.get('2026-12汇缴清册') ?? [];
  expect(rows[2]?.[0]).toMatch(new RegExp(`^查询条件：业务流水号${ywlsh}　共48条`));
  expect(rows[3]).toEqual(
    within(list)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  );
  expect(rows).toHaveLength(4 + 48);
});

it('on a phone a long list begins with its first rows, and all of them are one click away', async () => {
  onPhone();
  const { ywlsh } = await centre.transact((tx) => handIn(tx));
  const { user } = await openPage(centre, HUAXIA, `/dwwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />, '2');
  const few = await screen.findByRole('table', { name: '2026-12汇缴清册' });
  await waitFor(() => expect(within(few).getAllByRole('row')).toHaveLength(1 + 3));
  expect(screen.getByText('前3行，共48行')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查看全部48行' }));
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: '2026-12汇缴清册' })).getAllByRole('row')).toHaveLength(21),
  );
  expect(screen.getByText('共48行，本页第1至20行，其后还有28行未显示')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '收起，只看前3行' }));
  expect(await screen.findByText('前3行，共48行')).toBeVisible();
});
