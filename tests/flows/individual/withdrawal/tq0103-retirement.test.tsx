import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { review } from '@mocks/centre/office/review';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { judgeApplication } from '@/api/cases/application';
import { fetchCases } from '@/api/cases/business';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next, pick, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const CHEN = PEOPLE.陈𠮷祥.zjhm;
const entry = flowByCode('TQ0103', 'individual');
if (!entry) throw new Error('TQ0103 is not registered');

const centre = fileCentre();

it('陈𠮷祥 closes his account: all that is in it with the interest to date, to the fen', async () => {
  const { user } = await openPage(centre, CHEN, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByText(/^您符合办理条件/);
  await screen.findByRole('heading', { name: '退休信息' });
  expect(screen.getAllByText('2024-03').length).toBeGreaterThan(0);
  await next(user);
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: '请选择退休日期' })).toBeVisible();
  expect(summary.getByRole('link', { name: '请勾选承诺书' })).toBeVisible();
  await retype(user, '退休日期', '2024-03-31');
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
  await next(user);
  await screen.findByText(/系统已核验，免交/);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();

  const { list } = await fetchCases({ page: 1, size: 20 });
  expect(list).toMatchObject([{ ywlx: 'TQ0103', ywzt: '98' }]);
  await centre.transact((tx) => {
    const member = memberAccount(PEOPLE.陈𠮷祥.grzh);
    const before = balanceOf(tx.store, member);
    const paid = review(tx, { ywlsh: list[0]?.ywlsh ?? '', result: 'approve', opinion: '同意' });
    const [interest, out] = postingsOf(tx.store, member).slice(-2);
    expect(interest?.entry).toMatchObject({ kind: '12', zhaiyao: '销户利息' });
    expect(out?.entry.kind).toBe('12');
    expect(out?.line.fen).toBe(-(before + (interest?.line.fen ?? 0n)));
    expect(balanceOf(tx.store, member)).toBe(0n);
    expect(paid).toMatchObject({ ywzt: '99', grzhye: '0.00' });
    expect(persons(tx.store).get(PEOPLE.陈𠮷祥.grzh)?.grzhzt).toBe('05');
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it('refuses who is too young, who still pays in and who still owes', async () => {
  await signedIn(centre, PEOPLE.张建国.zjhm);
  const { mz, tj } = await judgeApplication('tqsq/tqyw', 'TQ0103', {});
  expect(mz).toBe(false);
  expect(tj.filter((condition) => !condition.mz).map(({ tjbh, sjz }) => [tjbh, sjz])).toEqual([
    ['TXNL', '法定退休年月2048-03'],
    ['ZHFC', '未封存'],
    ['WJQDK', '贷款余额566,983.00元'],
  ]);
});
