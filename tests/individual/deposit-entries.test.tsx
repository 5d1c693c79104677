import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import DepositEntries from '@/pages/individual/DepositEntries';
import { openPage, signedIn } from '../flows/open-page';
import { handIn, LIU } from '../flows/rent-form';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const open = () => openPage(centre, LIU, '/grwt/cxyw/jccx/grjcmx', <DepositEntries />);

/** The rows on show, once as many are there. */
async function rows(count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(bookings()).toHaveLength(count));
  return bookings();
}

/** Rows that begin with a booking date. */
function bookings(): HTMLElement[] {
  return screen.queryAllByRole('row').filter((row) => /^\d{4}-\d{2}-\d{2}/.test(row.textContent ?? ''));
}

const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

it('shows the account and the last three months, with balance and sums to the fen', async () => {
  await open();
  const account = await screen.findByRole('region', { name: '账户概况' });
  expect(account).toHaveTextContent('刘洋');
  expect(account).toHaveTextContent('账户余额¥122,226.82');
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-08-21');
  expect(screen.getByLabelText('结束日期')).toHaveValue('2026-11-21');
  const [newest] = await rows(3);
  expect(cells(newest)).toEqual([
    '2026-11-15',
    '汇缴',
    '汇缴',
    '2026-11',
    '华夏精密制造有限公司',
    '¥1,344.00',
    '¥1,344.00',
    '+¥2,688.00',
    '¥122,226.82',
  ]);
  const totals = screen.getByRole('status', { name: '合计' });
  expect(totals).toHaveTextContent('收入合计 +¥8,064.00');
  expect(totals).toHaveTextContent('支出合计 ¥0.00');
  expect(totals).toHaveTextContent('数据截至 2026-11-21 10:00');
});

it('turns pages of 20 and of 50 over all entries', async () => {
  const { user } = await open();
  await rows(3);
  await user.click(screen.getByText('全部'));
  expect(screen.getByLabelText('开始日期')).toHaveValue('');
  expect(cells((await rows(20))[0])[0]).toBe('2026-11-15');
  expect(screen.getByText('共45条')).toBeVisible();
  expect(screen.getByRole('status', { name: '合计' })).toHaveTextContent('收入合计 +¥122,226.82');
  await user.click(screen.getByRole('listitem', { name: '3' }));
  expect(cells((await rows(5)).at(-1))).toEqual([
    '2023-07-01',
    '其他',
    '期初余额',
    '2023-06',
    '华夏精密制造有限公司',
    '--',
    '--',
    '+¥22,368.00',
    '¥22,368.00',
  ]);
  await user.click(screen.getByRole('combobox', { name: '页码' }));
  await user.click(await screen.findByText('50 条/页'));
  await rows(45);
});

it('asks by type and says when there is nothing', async () => {
  const { user } = await open();
  await rows(3);
  await user.click(screen.getByText('近一年'));
  await rows(13);
  await choose('年终结息');
  expect(cells((await rows(1))[0])).toEqual([
    '2026-06-30',
    '年终结息',
    '2026年度结息',
    '--',
    '--',
    '--',
    '--',
    '+¥1,405.95',
    '¥108,786.82',
  ]);
  await choose('部分提取');
  expect(await screen.findByText('暂无数据', { selector: 'div' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重置' }));
  await rows(3);

  async function choose(type: string) {
    await user.click(screen.getByRole('combobox', { name: '明细类型' }));
    await user.click(await screen.findByTitle(type));
  }
});

it('takes no start after the end and nothing after today', async () => {
  const { user } = await open();
  await rows(3);
  await enter('开始日期', '2026-11-22');
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-08-21');
  expect(await screen.findByText('开始日期须是不晚于2026-11-21的日期')).toBeVisible();
  await enter('结束日期', '2026-10-20');
  await rows(2);
  await enter('开始日期', '2026-10-21');
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-08-21');
  expect(await screen.findByText('开始日期须是不晚于2026-10-20的日期')).toBeVisible();
  await enter('开始日期', '2026-10-01');
  expect(cells((await rows(1))[0])[0]).toBe('2026-10-15');

  async function enter(label: string, date: string) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), date);
    await user.tab();
  }
});

it('shows the answer to the last question, whichever comes first', async () => {
  const { user } = await open();
  await rows(3);
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grjcmx', kind: 'delay', value: 600 });
  await user.click(screen.getByText('全部'));
  await user.click(screen.getByText('近一年'));
  await rows(13);
  await new Promise((resolve) => setTimeout(resolve, 800));
  await rows(13);
});

it('offers another try when the entries do not come', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grjcmx', kind: 'status', value: 500 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await rows(3);
});

it('shows a rent withdrawal with the balance after it', async () => {
  await signedIn(centre, LIU);
  await handIn({ card: 'bound' });
  await open();
  const [newest] = await rows(4);
  expect(cells(newest)).toEqual([
    '2026-11-21',
    '部分提取',
    '租房提取',
    '--',
    '--',
    '--',
    '--',
    '−¥3,000.00',
    '¥119,226.82',
  ]);
  expect(screen.getByRole('status', { name: '合计' })).toHaveTextContent('支出合计 −¥3,000.00');
});
