import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DepositEntry } from '@/api/person/deposit-entry';
import { fetchDepositEntries } from '@/api/person/person';
import { formatMoney, parseYuan } from '@/domain/money';
import DepositEntries from '@/lists/individual/deposit-entries';
import { useSystemConfig } from '@/session/system-config';
import { chooseOption } from '../../choose-option';
import { later, takeClock } from '../../clock';
import { signedIn } from '../../flows/open-page';
import { handIn } from '../../flows/rent-form';
import { LIU, PEOPLE } from '../../people';
import { catchDownloads } from '../../ui/table/downloads';
import { cellsOf, listPage, printedPage, shownRows } from '../list-page';

/** Newly employed: paid for since October. */
const MA = PEOPLE.马晓燕.zjhm;

const { centre, open } = listPage(DepositEntries, '/grwt/cxyw/jccx/grjcmx', LIU);

it('shows the account and the last three months, with balance and sums to the fen', async () => {
  await open();
  const account = await screen.findByRole('region', { name: '账户概况' });
  expect(account).toHaveTextContent('姓名刘*');
  expect(account).toHaveTextContent('账户余额¥122,226.82');
  expect(screen.getByLabelText('记账日期开始')).toHaveValue('2026-08-21');
  expect(screen.getByLabelText('记账日期结束')).toHaveValue('2026-11-21');
  const [newest] = await shownRows(3);
  expect(cellsOf(newest)).toEqual([
    '2026-11-15',
    '汇缴',
    '汇缴',
    '2026-11',
    '+¥2,688.00',
    '¥122,226.82',
    '¥1,344.00',
    '¥1,344.00',
    '华夏精密制造有限公司',
  ]);
  const totals = screen.getByRole('status', { name: '查询结果合计' });
  expect(totals).toHaveTextContent('收入合计 +¥8,064.00');
  expect(totals).toHaveTextContent('支出合计 ¥0.00');
  expect(screen.getByText(/^数据截至 2026-11-21 10:/)).toBeVisible();
});

it('begins as far back as the centre has set', async () => {
  const months = { value: '6', commonValue: '', pairs: new Map() };
  useSystemConfig.setState({ loaded: true, byKey: new Map([['default_time', months]]) });
  await open();
  expect(await screen.findByLabelText('记账日期开始')).toHaveValue('2026-05-21');
  expect(screen.getByLabelText('记账日期结束')).toHaveValue('2026-11-21');
});

it('turns pages of 20 and of 50 over all entries', async () => {
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByText('全部'));
  expect(screen.getByLabelText('记账日期开始')).toHaveValue('');
  expect(cellsOf((await shownRows(20))[0])[0]).toBe('2026-11-15');
  expect(screen.getByText('共45条')).toBeVisible();
  expect(screen.getByRole('status', { name: '查询结果合计' })).toHaveTextContent(
    '期初余额 ¥22,368.00收入合计 +¥99,858.82支出合计 ¥0.00期末余额 ¥122,226.82',
  );
  await user.click(screen.getByRole('button', { name: '第3页' }));
  expect(cellsOf((await shownRows(5)).at(-1))).toEqual([
    '2023-07-01',
    '其他',
    '期初余额',
    '2023-06',
    '+¥22,368.00',
    '¥22,368.00',
    '--',
    '--',
    '华夏精密制造有限公司',
  ]);
  // What was brought over came in before: 22,368.00 ＋ 12,960.00 is what was left at the end of the year.
  expect(screen.getByRole('rowheader', { name: /^2023年全年合计/ })).toHaveTextContent(
    '期初余额 ¥22,368.00收入 ¥12,960.00支出 ¥0.00其中利息 ¥0.00期末余额 ¥35,328.00',
  );
  await chooseOption(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
  await shownRows(45);
});

it('asks by type and says when there is nothing', async () => {
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByText('近一年'));
  await shownRows(13);
  await chooseType('年终结息');
  expect(cellsOf((await shownRows(1))[0])).toEqual([
    '2026-06-30',
    '年终结息',
    '2026年结息',
    '--',
    '+¥1,405.95',
    '¥108,786.82',
    '--',
    '--',
    '--',
  ]);
  await chooseType('部分提取');
  expect(await screen.findByText('记账日期2025-11-21至2026-11-21没有符合条件的缴存明细')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查全部时间' }));
  expect(await screen.findByText('没有符合条件的缴存明细')).toBeVisible();
  expect(screen.queryByRole('button', { name: '查全部时间' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '重置' }));
  await shownRows(3);

  async function chooseType(type: string) {
    await chooseOption(screen.getByRole('combobox', { name: '明细类型' }), type);
  }
});

it('takes no start after the end and nothing after today', async () => {
  const { user } = await open();
  await shownRows(3);
  await enter('记账日期结束', '2026-11-22');
  expect(screen.getByLabelText('记账日期结束')).toHaveValue('2026-11-21');
  expect(await screen.findByText('记账日期的结束不能晚于2026-11-21，仍按原来的条件查询')).toBeVisible();
  expect(screen.getByLabelText('记账日期结束')).toHaveAccessibleDescription(/不能晚于2026-11-21/);
  await enter('记账日期结束', '2026-10-20');
  await shownRows(2);
  await enter('记账日期开始', '2026-10-21');
  expect(screen.getByLabelText('记账日期开始')).toHaveValue('2026-08-21');
  expect(await screen.findByText('记账日期的开始不能晚于结束，仍按原来的条件查询')).toBeVisible();
  await shownRows(2);
  await enter('记账日期开始', '2026-10-01');
  expect(cellsOf((await shownRows(1))[0])[0]).toBe('2026-10-15');
  expect(screen.queryByText(/仍按原来的条件查询/)).toBeNull();
  // Enter says it as leaving the box does, and the box keeps the focus.
  await user.type(screen.getByLabelText('汇缴年月'), '2026-13{Enter}');
  expect(screen.getByText('汇缴年月须是不晚于2026-11的月份，仍按原来的条件查询')).toBeVisible();
  expect(screen.getByLabelText('汇缴年月')).toHaveValue('');
  expect(screen.getByLabelText('汇缴年月')).toHaveFocus();

  async function enter(label: string, date: string) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), date);
    await user.tab();
  }
});

it('shows the answer to the last question, whichever comes first', async () => {
  const { user } = await open();
  await shownRows(3);
  takeClock();
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grjcmx', kind: 'delay', value: 600 });
  await user.click(screen.getByText('全部'));
  await user.click(screen.getByText('近一年'));
  await shownRows(13);
  await later(600);
  await shownRows(13);
});

it('sums up each whole year, whatever part of it is asked for, and says what each sum is of', async () => {
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByText('全部'));
  await shownRows(20);
  const { list } = await fetchDepositEntries({ page: 1, size: 100 });
  expect(screen.getByRole('status', { name: '查询结果合计' })).toHaveTextContent('查询结果共45条');
  await user.click(screen.getByText('近三个月'));
  await shownRows(3);
  expect(screen.getByRole('status', { name: '查询结果合计' })).toHaveTextContent(
    '查询结果共3条期初余额 ¥114,162.82收入合计 +¥8,064.00支出合计 ¥0.00期末余额 ¥122,226.82',
  );
  expect(screen.getByRole('rowheader', { name: /^2026年全年合计/ })).toHaveTextContent(
    // 2026 began with what 2025 left: 122,226.82 − 29,821.95.
    '期初余额 ¥92,404.87收入 ¥29,821.95支出 ¥0.00',
  );
  await user.click(screen.getByText('全部'));
  await shownRows(20);
  for (const year of ['2026', '2025']) {
    const own = list.filter(({ jzrq }) => jzrq.startsWith(year));
    const sum = (pick: (entry: DepositEntry) => boolean) =>
      own.filter(pick).reduce((total, { fse }) => total + (parseYuan(fse) ?? 0n), 0n);
    const line = screen.getByRole('rowheader', { name: new RegExp(`^${year}年全年合计`) });
    expect(line).toHaveTextContent(`收入 ${formatMoney(sum(({ fse }) => !fse.startsWith('-')))}`);
    expect(line).toHaveTextContent(`其中利息 ${formatMoney(sum(({ gjmxlx }) => gjmxlx === '09'))}`);
    expect(line).toHaveTextContent(`期末余额 ${formatMoney(own[0]?.grzhye)}`);
  }
  expect(screen.getByRole('rowheader', { name: /^2026年全年合计/ })).toHaveTextContent('其中利息 ¥1,405.95');
  expect(screen.queryByText(/未缴/)).not.toBeInTheDocument();
});

it('marks the months that an employer has left out, by a word: those asked for, and those of the year', async () => {
  await centre.transact((tx) => {
    const newcomer = findPersonByZjhm(tx, MA);
    const [first, ...later] = newcomer?.spans ?? [];
    // Employed since July.
    if (newcomer && first)
      persons(tx.store).put(newcomer.grzh, { ...newcomer, spans: [{ ...first, from: '2026-07' }, ...later] });
  });
  const { user } = await open('', MA);
  const line = await screen.findByRole('rowheader', { name: /^2026年全年合计/ });
  expect(line).toHaveTextContent('未缴 2026-07、2026-08、2026-09');
  const totals = screen.getByRole('status', { name: '查询结果合计' });
  expect(totals).toHaveTextContent(/未缴 2026-08、2026-09$/);
  await user.click(screen.getByText('全部'));
  await waitFor(() => expect(totals).toHaveTextContent('未缴 2026-07、2026-08、2026-09'));
  await user.click(screen.getByText('近三个月'));
  await waitFor(() => expect(totals).toHaveTextContent(/未缴 2026-08、2026-09$/));
});

it('asks by month of the remittance, whenever it was booked, and by employer', async () => {
  const { user } = await open();
  await shownRows(3);
  await user.type(screen.getByLabelText('汇缴年月'), '2025-03');
  await user.tab();
  expect(cellsOf((await shownRows(1))[0]).slice(0, 4)).toEqual(['2025-03-15', '汇缴', '汇缴', '2025-03']);
  await user.type(screen.getByLabelText('单位名称'), '东方');
  expect(await screen.findByText('没有符合条件的缴存明细')).toBeVisible();
  await user.clear(screen.getByLabelText('单位名称'));
  await user.type(screen.getByLabelText('单位名称'), '华夏');
  await shownRows(1);
});

it('hands out all entries as a file, with the years on a sheet of their own', async () => {
  const downloads = catchDownloads();
  const { user } = await open();
  await shownRows(3);
  await user.click(screen.getByText('近一年'));
  await shownRows(13);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText('已导出13条，编号DC20261121000001');
  const [file] = await downloads();
  const sheet = file?.sheets.get('缴存明细') ?? [];
  expect(sheet[2]?.[0]).toMatch(/^查询条件：记账日期2025-11-21至2026-11-21　共13条/);
  expect(sheet[4]).toEqual([
    '2026-11-15',
    '汇缴',
    '汇缴',
    '2026-11',
    2688,
    122226.82,
    1344,
    1344,
    '华夏精密制造有限公司',
  ]);
  const years = file?.sheets.get('年度汇总') ?? [];
  expect(years[1]).toEqual(['年度', '期初余额', '全年收入', '全年支出', '其中利息', '期末余额', '未缴月份']);
  expect(years.slice(2).map(([year]) => year)).toEqual(['2026', '2025']);
  expect(years[2]?.[5]).toBe(122226.82);
  // A year begins with what the year before left.
  expect(years[2]?.[1]).toBe(years[3]?.[5]);

  // What was brought forward is no turnover: file and screen say one sum.
  await user.click(screen.getByText('全部'));
  await shownRows(20);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText('已导出45条，编号DC20261121000002');
  const [, whole] = await downloads();
  const last = whole?.sheets.get('缴存明细')?.at(-1) ?? [];
  expect([last[0], last[4]]).toEqual(['合计（不含期初余额）', 99858.82]);
});

it('prints the entries that were asked for, with number, check code and conditions', async () => {
  const { user } = await open();
  await shownRows(3);
  const sheet = await printedPage(user);
  const paper = [...sheet.querySelectorAll('table')].find((one) => one.closest('[data-print="hide"]') === null);
  const dated = [...(paper?.querySelectorAll('tbody tr') ?? [])].filter(({ textContent }) =>
    /^2026-\d\d-\d\d/.test(textContent ?? ''),
  );
  expect(dated).toHaveLength(3);
  expect(sheet.body.textContent).toContain('记账日期2026-08-21至2026-11-21');
});

it('offers another try when the entries do not come', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grjcmx', kind: 'status', value: 500 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await shownRows(3);
});

it('shows a rent withdrawal with the balance after it', async () => {
  await signedIn(centre, LIU);
  await handIn({ card: 'bound' });
  await open();
  const [newest] = await shownRows(4);
  expect(cellsOf(newest)).toEqual([
    '2026-11-21',
    '部分提取',
    '2026-10至2026-11租房提取',
    '--',
    '−¥3,000.00',
    '¥119,226.82',
    '--',
    '--',
    '--',
  ]);
  expect(screen.getByRole('status', { name: '查询结果合计' })).toHaveTextContent('支出合计 −¥3,000.00');
});
