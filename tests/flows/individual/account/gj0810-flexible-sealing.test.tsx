import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { judge, submit } from '@mocks/centre/office/applications';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCase, fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchDepositAccount } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { BalanceCard } from '@/pages/home/BalanceCard';
import { AccountSummary } from '@/pages/individual/AccountSummary';
import { queryClient } from '@/session/query-client';
import { AYIGULI } from '../../../centre/fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { next, pick } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const { zjhm } = PEOPLE.阿依古丽;
const centre = fileCentre();

async function open(code: string) {
  const entry = flowByCode(code, 'individual');
  if (!entry) throw new Error(`${code} is not registered`);
  await signedIn(centre, zjhm);
  await saveDraft({ ywlx: code, ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  return user;
}

it('阿依古丽 stops with two months prepaid: what goes back is said before, at the question, on the receipt and in the case', async () => {
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, AYIGULI, 'GJ0815');
    submit(tx, AYIGULI, { ywlx: 'GJ0815', ywlsh, jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '1' });
  });
  const user = await open('GJ0810');
  await pick(user, '封存原因', '收入减少或中断');
  expect(await screen.findByText('预缴退回')).toBeVisible();
  expect(screen.getByRole('region', { name: '封存' })).toHaveTextContent('预缴退回¥2,400.00');
  await next(user);
  expect(await screen.findByRole('region', { name: '封存' })).toHaveTextContent('预缴退回¥2,400.00');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(
    await screen.findByText('自2026-12起停止缴存和扣款，预缴的¥2,400.00退回扣款账户，您确定封存吗？'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('预缴退回¥2,400.00，退回扣款账户');
  const [{ ywlsh = '' } = {}] = (await fetchCases({ page: 1, size: 1 })).list;
  expect((await fetchCase(ywlsh)).sqnr).toContainEqual({ label: '预缴退回', value: '2,400.00元，退回扣款账户' });
});

it('nothing prepaid, nothing is said of it', async () => {
  const user = await open('GJ0810');
  await pick(user, '封存原因', '收入减少或中断');
  expect(screen.queryByText('预缴退回')).not.toBeInTheDocument();
});

it('what is prepaid stands on the home page and at the head of the entries; who opens an account again is told what to do instead', async () => {
  await signedIn(centre, zjhm);
  expect((await fetchDepositAccount()).yjye).toBeUndefined();
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, AYIGULI, 'GJ0815');
    submit(tx, AYIGULI, { ywlx: 'GJ0815', ywlsh, jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '1' });
  });
  queryClient.clear();
  const home = await openPage(centre, zjhm, '/home', <BalanceCard />);
  expect(await screen.findByText('预缴余额')).toBeVisible();
  home.unmount();
  const account = await fetchDepositAccount();
  await openPage(centre, zjhm, '/entries', <AccountSummary account={account} />);
  expect(screen.getByText('¥2,400.00')).toBeVisible();
  const { tj } = await centre.transact((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0801' }));
  const { xyb, ljs } = tj.find(({ mz }) => !mz) ?? {};
  expect(xyb).not.toContain('单位');
  expect(ljs).toEqual([
    { lj: '/grwt/zhxx/lhjyryyw/yjce_tz', mc: '月缴存额调整' },
    { lj: '/grwt/zhxx/lhjyryyw/kkzh_bg', mc: '扣款账户变更' },
    { lj: '/grwt/zhxx/lhjyryyw/lhjy_fc', mc: '灵活就业封存' },
    { lj: '/grwt/zhxx/lhjyryyw/lhjyry_ybj', mc: '预缴、补缴' },
  ]);
});
