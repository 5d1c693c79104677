import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchDepositComparison } from '@/api/person/deposit-comparison';
import { parseYuan } from '@/domain/money';
import DepositComparison from '@/lists/individual/deposit-comparison';
import ComplaintAdd from '@/pages/public/complaints/ComplaintAdd';
import { optionsOf } from '../../choose-option';
import { openPage, signedIn } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';
import { catchDownloads } from '../../ui/table/downloads';
import { cellsOf, listPage, shownRows } from '../list-page';

const { 刘洋, 马晓燕 } = PEOPLE;

const { centre, open } = listPage(DepositComparison, '/grwt/cxyw/jccx/jsdb', 刘洋.zjhm);
const rows = (count: number) => shownRows(count, /^\d{4}年度/);

/** Employed since July, paid for since October. */
const leaveOut = () =>
  centre.transact((tx) => {
    const newcomer = findPersonByZjhm(tx, 马晓燕.zjhm);
    const [first, ...later] = newcomer?.spans ?? [];
    if (newcomer && first)
      persons(tx.store).put(newcomer.grzh, { ...newcomer, spans: [{ ...first, from: '2026-07' }, ...later] });
  });

it('compares each deposit year: base and limits, ratios, months and money due against what came', async () => {
  await open();
  const [present, , , oldest] = await rows(4);
  expect(cellsOf(present)).toEqual([
    '2026年度',
    '2026-07至2026-11',
    '¥11,200.00',
    '¥2,200.00',
    '¥28,680.00',
    '在上下限内',
    '12%＋12%',
    '¥2,688.00',
    '5',
    '5',
    '¥0.00',
    '无',
    '提出异议',
  ]);
  expect(cellsOf(oldest).slice(0, 2)).toEqual(['2023年度', '2023-07至2024-06']);
  // What came before is in the opening balance: said, and no year of it can be chosen.
  expect(screen.getByRole('note')).toHaveTextContent(
    '2023-06及以前的缴存在本系统启用前办理，已计入2023-07-01的期初余额',
  );
  expect(optionsOf(screen.getByRole('combobox', { name: '缴存年度' })).at(-1)).toBe('2023年度');
  const came = await centre.transact(({ store }) =>
    postingsOf(store, memberAccount(刘洋.grzh))
      .filter(({ entry }) => entry.kind === '01' || entry.kind === '02')
      .reduce((sum, { line }) => sum + line.fen, 0n),
  );
  const { yjhj, sjhj, cehj } = await fetchDepositComparison({ page: 1, size: 20 });
  expect([parseYuan(sjhj), parseYuan(yjhj), cehj]).toEqual([came, came, '0.00']);
});

it('asks by deposit year and hands out what is shown', async () => {
  const downloads = catchDownloads();
  const { user } = await open('?nd=2025');
  await rows(1);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/^已导出1条/);
  const [file] = await downloads();
  const sheet = file?.sheets.get('缴存对比') ?? [];
  expect(sheet[2]?.[0]).toMatch(/^查询条件：缴存年度2025年度　共1条/);
  expect(JSON.stringify(sheet)).not.toContain('提出异议');
});

it('tells what is missing and opens the report of it filled in', async () => {
  await leaveOut();
  const { user, router, unmount } = await open('', 马晓燕.zjhm);
  const [present] = await rows(1);
  const { list } = await fetchDepositComparison({ page: 1, size: 20 });
  expect(list).toMatchObject([{ yjys: 5, sjys: 2, wjny: ['2026-07', '2026-08', '2026-09'] }]);
  const { yjce, ce } = list[0] ?? { yjce: '', ce: '' };
  expect(parseYuan(ce)).toBe(-3n * (parseYuan(yjce) ?? 0n));
  expect(present).toHaveTextContent('未缴 2026-07、2026-08、2026-09');
  await user.click(within(present as HTMLElement).getByRole('link', { name: '对2026-07至2026-11的缴存提出异议' }));
  const { pathname, search, state } = router.state.location;
  expect(search).toBe('');
  unmount();
  await openPage(centre, 马晓燕.zjhm, pathname, <ComplaintAdd />, '1', { state });
  expect(await screen.findByRole('radio', { name: /^举报（欠缴少缴）/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '涉及单位名称' })).toHaveValue('华夏精密制造有限公司');
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('2026缴存年度欠缴异议');
  expect(screen.getByRole('textbox', { name: /^内容/ })).toHaveTextContent(
    '未缴月份：2026-07、2026-08、2026-09。请核查并责令补缴。',
  );
});

it('marks a base outside the limits of its own year', async () => {
  await centre.transact((tx) => {
    const person = findPersonByZjhm(tx, 刘洋.zjhm);
    if (!person) return;
    const spans = person.spans.map((span) => (span.from === '2025-07' ? { ...span, base: 212_999n } : span));
    persons(tx.store).put(person.grzh, { ...person, spans });
  });
  await open('?nd=2025');
  const [low] = await rows(1);
  expect(low).toHaveTextContent('低于下限');
});

it('offers another try when the figures do not come, and is for depositors', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/jsdb', kind: 'status', value: 500 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await rows(4);
  await signedIn(centre, UNITS.华夏精密.dwzh, '2');
  await expect(fetchDepositComparison({ page: 1, size: 20 })).rejects.toThrow();
});
