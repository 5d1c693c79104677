import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import '@/flows/registry';
import '@/lists/registry';
import { fetchCases } from '@/api/cases/business';
import { fetchWithdrawalRecords } from '@/api/person/withdrawal-records';
import WithdrawalRecords from '@/lists/individual/withdrawal-records';
import { queryClient } from '@/session/query-client';
import { apply, LIU_YANG, RENT, ZHANG_JIANGUO } from '../../centre/fixture';
import { drawForLoan } from '../../centre/loan-fixture';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn } from '../../flows/rent-form';
import { call } from '../../handlers/call';
import { LIU, PEOPLE } from '../../people';
import { catchDownloads } from '../../ui/table/downloads';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const PATH = '/grwt/cxyw/tqcx/tqjl';
const open = (address = PATH) => openPage(centre, LIU, address, <WithdrawalRecords />);
const review = (ywbh: string, result: 'approve' | 'refuse') =>
  call('/api/__qa__/review', { json: { ywbh, result, opinion: '同意' } });
const records = () => screen.queryAllByRole('row').filter((row) => /^\d{4}-/.test(row.textContent ?? ''));
const shown = async (count: number) => {
  await waitFor(() => expect(records()).toHaveLength(count));
  return records();
};

it('says so when there is none, and from when to when was asked', async () => {
  await open();
  expect(await screen.findByText('受理日期2026-08-21至2026-11-21没有提取记录')).toBeVisible();
  expect(screen.getByLabelText('受理日期开始')).toHaveValue('2026-08-21');
  expect(screen.getByLabelText('受理日期结束')).toHaveValue('2026-11-21');
});

it('says what is wrong with an address that somebody wrote, and asks nothing of it', async () => {
  await open(`${PATH}?ksrq=2026-12-01&jsrq=nonsense`);
  expect(await screen.findByText('请选择正确的受理日期的结束')).toBeVisible();
  expect(screen.getByRole('group', { name: '受理日期' })).toBeVisible();
  expect(screen.getByLabelText('受理日期开始')).toHaveAttribute('aria-invalid', 'true');
});

it('a payment under an agreement is a row of its own, and leads to the agreement', async () => {
  await centre.transact((tx) => {
    apply(tx, LIU_YANG, { ...RENT, tqpl: '2' });
    moveClock(tx, { now: '2026-12-31' });
  });
  await open();
  const [paid, applied] = await shown(2);
  expect(paid).toHaveTextContent('租房约定提取');
  expect(paid).toHaveTextContent('¥1,500.00');
  expect(
    within(paid as HTMLElement).getByRole('link', { name: /^查看约定：租房约定提取（2026-12-15 / }),
  ).toHaveAttribute('href', '/grwt/cxyw/tqcx/ydtq_cx');
  expect(within(applied as HTMLElement).getByRole('link', { name: /租房提取/ })).toHaveAttribute(
    'href',
    expect.stringContaining('ywlsh='),
  );
});

it('what was drawn for the loan is there once it is booked, with the way to the case', async () => {
  const ywlsh = await centre.transact((tx) => {
    const tqry = [{ grzh: ZHANG_JIANGUO.grzh, bctqje: '20000' }];
    const number = drawForLoan(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, tqry });
    moveClock(tx, { now: '2026-11-23' });
    return number;
  });
  await openPage(centre, PEOPLE.张建国.zjhm, PATH, <WithdrawalRecords />);
  const [drawn] = await shown(1);
  for (const text of ['公积金提取还贷', '¥20,000.00', '2026-11-23', `公积金贷款${PEOPLE.张建国.dkzh}`, '办结'])
    expect(drawn).toHaveTextContent(text);
  expect(within(drawn as HTMLElement).getByRole('link', { name: /^查看公积金提取还贷/ })).toHaveAttribute(
    'href',
    `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
  );
});

it('shows a withdrawal as its case stands: under review nothing is paid, then amount, card and day, and the way to the case', async () => {
  await signedIn(centre, LIU);
  const ywlsh = await handIn({ card: 'another' });
  const { unmount } = await open();
  const [waiting] = await shown(1);
  expect(waiting).toHaveTextContent('待审核');
  unmount();
  queryClient.clear();
  await review(ywlsh, 'approve');
  await open();
  const [paid] = await shown(1);
  const { list } = await fetchWithdrawalRecords({ page: 1, size: 20 });
  expect(list[0]).toMatchObject({ ywlsh, ywzt: '99', dzrq: '2026-11-21', fslxe: '' });
  expect(list[0]?.dzje).toBe(list[0]?.sqtqje);
  expect(paid).toHaveTextContent('办结');
  expect(within(paid as HTMLElement).getByRole('link', { name: /^查看.*租房提取/ })).toHaveAttribute(
    'href',
    `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
  );
});

it('asks by reason and state, from the address too, and exports with the conditions in words', async () => {
  await signedIn(centre, LIU);
  await handIn({ card: 'another' });
  const { user, unmount } = await open(`${PATH}?ywzt=99`);
  expect(await screen.findByText('受理日期2026-08-21至2026-11-21没有符合条件的提取记录')).toBeVisible();
  unmount();
  const downloads = catchDownloads();
  await open(`${PATH}?ywzt=98`);
  await shown(1);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  const rows = [...(file?.sheets.values() ?? [])][0] ?? [];
  expect(JSON.stringify(rows)).toContain('受理日期2026-08-21至2026-11-21，状态待审核');
  expect(JSON.stringify(rows)).not.toContain('操作');
  expect(JSON.stringify(rows)).toContain('业务流水号');
  expect(JSON.stringify(rows)).toContain((await fetchWithdrawalRecords({ page: 1, size: 1 })).list[0]?.ywlsh);
});

it('what came back may be given up where it is told so', async () => {
  const { ywlsh } = await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
    return apply(tx, LIU_YANG);
  });
  const { user } = await open();
  const [row] = await shown(1);
  expect(row).toHaveTextContent('入账失败');
  await user.click(within(row as HTMLElement).getByRole('button', { name: '撤回' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(records()[0]).toHaveTextContent('已撤回'));
  expect(within(records()[0] as HTMLElement).queryByRole('button')).toBeNull();
  // Nobody answers it any more: no day is promised.
  const { list } = await fetchCases({ page: 1, size: 1 });
  expect(list).toMatchObject([{ ywlsh, ywzt: '85', cnbjsj: '' }]);
});

it('what was refused is a row of the copy, and no part of what was applied for', async () => {
  await signedIn(centre, LIU);
  await review(await handIn({ card: 'another' }), 'refuse');
  const downloads = catchDownloads();
  const { user } = await open();
  await shown(1);
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  const rows = [...(file?.sheets.values() ?? [])][0] ?? [];
  expect(rows.at(-1)?.[0]).toBe('合计（不含未通过、已撤回、已失效）');
  expect(rows.at(-1)).toContain(0);
});
