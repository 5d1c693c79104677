import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { review } from '@mocks/centre/office/review';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/flows/registry';
import '@/lists/registry';
import { fetchCases } from '@/api/cases/business';
import WithdrawalRecords from '@/lists/individual/withdrawal-records';
import { apply, LIU_YANG, RENT } from '../../centre/fixture';
import { signedIn } from '../../flows/open-page';
import { handIn } from '../../flows/rent-form';
import { LIU, PEOPLE } from '../../people';
import { exportedRows, listPage, shownRows } from '../list-page';

const { centre, open } = listPage(WithdrawalRecords, '/grwt/cxyw/tqcx/tqjl', LIU);
const inHand = async () => {
  await signedIn(centre, LIU);
  return handIn({ card: 'another' });
};
const decide = (ywlsh: string, result: 'approve' | 'refuse') =>
  centre.transact((tx) => review(tx, { ywlsh, result, opinion: '同意' }));
const hrefOf = (row: HTMLElement | undefined, name: RegExp) =>
  row && within(row).getByRole('link', { name }).getAttribute('href');

it('says so when there is none, and from when to when was asked', async () => {
  await open();
  expect(await screen.findByText('受理日期2026-08-21至2026-11-21没有提取记录')).toBeVisible();
  expect(screen.getByLabelText('受理日期开始')).toHaveValue('2026-08-21');
  expect(screen.getByLabelText('受理日期结束')).toHaveValue('2026-11-21');
});

it('a payment under an agreement is a row of its own, and leads to the agreement', async () => {
  await centre.transact((tx) => {
    apply(tx, LIU_YANG, { ...RENT, tqpl: '2' });
    moveClock(tx, { now: '2026-12-31' });
  });
  await open();
  const [paid, applied] = await shownRows(2);
  expect(paid).toHaveTextContent(/租房约定提取.*¥1,500\.00/);
  expect(hrefOf(paid, /^查看约定：租房约定提取（2026-12-15 /)).toBe('/grwt/cxyw/tqcx/ydtq_cx');
  expect(hrefOf(applied, /租房提取/)).toContain('ywlsh=');
});

it('shows a withdrawal as its case stands, asked for by reason and state, and exports it with the conditions in words', async () => {
  const ywlsh = await inHand();
  const { unmount } = await open('?ywzt=99');
  expect(await screen.findByText('受理日期2026-08-21至2026-11-21没有符合条件的提取记录')).toBeVisible();
  unmount();
  const { user, ...waiting } = await open('?ywzt=98');
  expect((await shownRows(1))[0]).toHaveTextContent(/待审核¥3,000\.00--/);
  const rows = JSON.stringify(await exportedRows(user));
  for (const text of ['受理日期2026-08-21至2026-11-21，状态待审核', '业务流水号', ywlsh]) expect(rows).toContain(text);
  expect(rows).not.toContain('操作');
  waiting.unmount();
  await decide(ywlsh, 'approve');
  await open('?ywzt=99&tqyydm=07');
  const [paid] = await shownRows(1);
  expect(paid).toHaveTextContent(/办结¥3,000\.00¥3,000\.002026-11-21/);
  expect(hrefOf(paid, /^查看.*租房提取/)).toBe(`/grwt/MyOffice/detail?ywlsh=${ywlsh}`);
});

it('what came back may be given up where it is told so', async () => {
  const { ywlsh } = await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
    return apply(tx, LIU_YANG);
  });
  const { user } = await open();
  const [row] = await shownRows(1);
  expect(row).toHaveTextContent('入账失败');
  await user.click(within(row as HTMLElement).getByRole('button', { name: '撤回' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
  const given = await screen.findByRole('row', { name: /^2026.*已撤回/ });
  expect(within(given).queryByRole('button')).toBeNull();
  // Nobody answers it any more: no day is promised.
  expect((await fetchCases({ page: 1, size: 1 })).list).toMatchObject([{ ywlsh, ywzt: '85', cnbjsj: '' }]);
});

it('what was refused is a row of the copy, and no part of what was applied for', async () => {
  await decide(await inHand(), 'refuse');
  const { user } = await open();
  await shownRows(1);
  const total = (await exportedRows(user)).at(-1);
  expect(total?.[0]).toBe('合计（不含未通过、已撤回、已失效）');
  expect(total).toContain(0);
});
