import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { loanAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { fillCards } from '@mocks/centre/loans/card';
import { loanTable } from '@mocks/centre/loans/loans';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCase, withdrawCase } from '@/api/cases/business';
import { fetchTodos } from '@/api/cases/todos';
import { fetchRepaymentPlan } from '@/api/loan/loan-application';
import { fetchLoans } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import CaseDetail from '@/pages/my-office/CaseDetail';
import { expectBalanced, owed } from '../../../centre/books';
import { GUO_LEI, ZHANG_JIANGUO } from '../../../centre/fixture';
import { expectOneName } from '../../../contracts/one-name';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { at, dayComes, entryOf, expectMissing, newestCase, newestMessage, sendCase, toDraft } from '../../flow-steps';
import { choose, next, pick, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const ZHANG = PEOPLE.张建国;
const GUO = PEOPLE.郭磊;

const centre = fileCentre();

const left = (dkzh: string) => centre.transact((tx) => owed(tx, dkzh));
const order = async ({ zjhm, dkzh }: { zjhm: string; dkzh: string }, values: object) => {
  await signedIn(centre, zjhm);
  return sendCase('dkhk', 'GD0602', { dkzh, yhkr: '2026-11-23', ...values });
};
const form = () => toDraft(centre, { code: 'GD0602', zjhm: ZHANG.zjhm }, '还款内容');

it('张建国 pays 100,000.00 ahead: sees both plans, is debited on the day, and the plan is the one he saw', async () => {
  const user = await form();
  expect(screen.getByText('¥566,983.00')).toBeVisible();
  await next(user);
  expectMissing('请选择还款类型');
  await choose(user, '还款类型', '部分提前还款');
  await retype(user, '还款金额', '9999.99');
  expect(screen.getAllByText('部分提前还款金额不能低于10,000.00元').length).toBeGreaterThan(0);
  await retype(user, '还款金额', '100000');
  await choose(user, '还款后方式', '缩短期限月供不变');
  // 17 of 240 instalments of 600,000.00 at 2.6 % are paid; 100,000.00 / (1 + 2.6 % × 3 / 360) is principal (tests/centre/loans/repayments).
  const quote = await screen.findByRole('region', { name: '预计还款合计' });
  expect(quote).toHaveTextContent('提前归还本金¥99,978.34应计利息（3天）¥21.66');
  expect(quote).toHaveTextContent('减少月供期限不变月还款额2,642.92元，剩余223期');
  expect(await screen.findByText('176期')).toBeVisible();
  await next(user);
  expect(await screen.findByRole('region', { name: '预计还款合计' })).toHaveTextContent('节省利息¥53,903.37');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('部分提前还款已受理，待扣款')).toBeVisible();
  expect(await left(ZHANG.dkzh)).toBe(56_698_300n);
  const row = await newestCase();
  // What was promised is the day that was chosen.
  expect(row).toMatchObject({ ywzt: '02', kch: true, ddsm: '2026-11-23扣款', cnbjsj: '2026-11-23' });

  await dayComes(centre, '2026-11-23');
  expect(await left(ZHANG.dkzh)).toBe(56_698_300n - 9_997_834n);
  expect(await fetchCase(row.ywlsh)).toMatchObject({ ywzt: '99', je: '100000.00' });
  const said = '2026-11-23从尾号1374的还款卡扣款100,000.00元，本金99,978.34元，利息21.66元；贷款余额467,004.66元';
  expect(await newestMessage()).toBe(`您的部分提前还款（${row.ywlsh}）已办结：${said}。`);
  expect(await centre.transact((tx) => readOutbox(tx)[0]?.text)).toContain(said);
  const plan = await fetchRepaymentPlan({ dkzh: ZHANG.dkzh, page: 10, size: 20 });
  expect([plan.total, plan.list[0]?.yhje, plan.list.at(-1)?.yhje]).toEqual([193, ZHANG.yhje, '115.10']);
  expect(await fetchLoans()).toMatchObject([{ dkye: '467004.66', syqs: 176, htdkqx: 240 }]);
  await centre.transact(expectBalanced);
});

it('who comes back to what is only to be checked sees the figures there: nobody submits without them', async () => {
  const values = { dkzh: ZHANG.dkzh, hklx: '2', thje: '100000', thfs: '02', yhkr: '2026-11-23' };
  await toDraft(centre, { code: 'GD0602', zjhm: ZHANG.zjhm, step: 'confirm', values }, '核对确认');
  const quote = await screen.findByRole('region', { name: '预计还款合计' });
  expect(quote).toHaveTextContent('提前归还本金¥99,978.34应计利息（3天）¥21.66');
});

it('with two loans it is about the one chosen', async () => {
  await centre.transact(({ store }) => {
    const first = loanTable(store).get(ZHANG.dkzh);
    if (first) loanTable(store).put('9', { ...first, dkzh: '9', jkhtbh: 'GJDK9', months: 120, paid: 10 });
  });
  const user = await form();
  await pick(user, '贷款账号', '余额¥0.00（9）');
  expect(await screen.findByText('GJDK9')).toBeVisible();
  await pick(user, '贷款账号', `余额¥566,983.00（${ZHANG.dkzh}）`);
  expect(await screen.findByText('¥566,983.00')).toBeVisible();
  await choose(user, '还款类型', '提前结清');
  // 566,983.00 and three days of interest: × 2.6 % × 3 / 360 = 122.85.
  expect(await screen.findByText('¥567,105.85')).toBeVisible();
  await expect(order({ ...ZHANG, dkzh: GUO.dkzh }, { hklx: '3' })).rejects.toMatchObject(
    at('dkzh', '贷款账号不在可选范围内'),
  );
});

it('郭磊 has no money on his card, then he has: three instalments with their penalties, and nothing twice', async () => {
  const { ywlsh } = await order(GUO, { hklx: '1' });
  await dayComes(centre, '2026-11-23');
  expect(await fetchCase(ywlsh)).toMatchObject({
    ...{ ywzt: '81', kch: true, ddsm: '2026-11-24再次扣款', cnbjsj: '2026-11-24' },
    ztsm: { mc: '扣款未成功，待再次扣款' },
    sqnr: expect.arrayContaining([expect.objectContaining({ label: '预计扣款日', value: '2026-11-24' })]),
  });
  // What is tried again by itself is read at its case.
  expect((await fetchTodos()).find((todo) => todo.ywlsh === ywlsh)).toMatchObject({
    lj: `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
  });
  expect(await newestMessage()).toContain(
    '还款卡余额不足，未扣款。请在还款卡中备足款项（届时约15,873.42元），2026-11-24再次扣款',
  );
  expect(await left(GUO.dkzh)).toBe(22_792_429n);
  const entry = entryOf('GD0602');
  await openPage(centre, GUO.zjhm, entry.path, <FlowPage entry={entry} />, '1', { state: { receipt: ywlsh } });
  // Its first sentence follows: the day and the sum of the next attempt, not of the first.
  expect(await screen.findByText('申请归还逾期 ¥15,873.42，2026-11-24从还款卡扣款')).toBeVisible();
  cleanup();
  await centre.transact(({ store }) => fillCards(store, GUO_LEI.grzh));
  await dayComes(centre, '2026-11-24');
  // 15,814.38 and 5,271.46 × 2.1 % / 360 × 1.5 × 73, 43 and 12 days = 33.67 + 19.83 + 5.54.
  expect(await fetchCase(ywlsh)).toMatchObject({ ywzt: '99', je: '15873.42' });
  expect(await fetchLoans()).toMatchObject([{ dkzhzt: '1', yqbj: '0.00', dkye: '213280.92' }]);
  const entries = await centre.transact(({ store }) => postingsOf(store, loanAccount(GUO.dkzh)).slice(-3));
  expect(entries.map(({ entry: { kind } }) => kind)).toEqual(['DK04', 'DK04', 'DK04']);
  await centre.transact(expectBalanced);
});

it('three refusals end it, and before that it may be taken back', async () => {
  const taken = await order(GUO, { hklx: '1' });
  expect(await withdrawCase(taken.ywlsh)).toMatchObject({ ywzt: '85' });
  const { ywlsh } = await order(GUO, { hklx: '1' });
  await dayComes(centre, '2026-11-24');
  await openPage(centre, GUO.zjhm, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
  // Why is said once, under the one name of the state.
  expect(await screen.findByText('扣款未成功，待再次扣款：还款卡余额不足，未扣款')).toBeVisible();
  expect(screen.queryByText(/入账失败/)).toBeNull();
  expect(screen.getByText('接下来：2026-11-25再次扣款')).toBeVisible();
  expect(screen.getByRole('link', { name: '办理还款账户变更' })).toHaveAttribute('href', '/grwt/dkSys/hkxx_bg/hkzh_bg');
  expect(screen.getByRole('button', { name: '打印扣款未成功通知书' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^下载PDF：.*扣款未成功通知书$/ })).toBeVisible();
  expect(await expectOneName(centre, ywlsh)).toEqual(['归还逾期', '扣款未成功，待再次扣款']);
  await dayComes(centre, '2026-11-25');
  expect(await expectOneName(centre, ywlsh)).toEqual(['归还逾期', '扣款未成功']);
  expect(await fetchCase(ywlsh)).toMatchObject({ ywzt: '80', ztsm: { mc: '扣款未成功' }, kch: false });
  expect(await newestMessage()).toContain(
    '未扣款。截至2026-11-25贷款逾期3期，还清应付15,874.81元，罚息按日继续计收，请备足款项后立即还款（重新办理“银行卡还款”）。',
  );
  expect(await left(GUO.dkzh)).toBe(22_792_429n);
  // Paid by another application, nothing is demanded by this one any more.
  await centre.transact(({ store }) => fillCards(store, GUO_LEI.grzh));
  const later = await order(GUO, { hklx: '1', yhkr: '2026-11-26' });
  await dayComes(centre, '2026-11-26');
  expect(await fetchCase(later.ywlsh)).toMatchObject({ ywzt: '99' });
  expect(await expectOneName(centre, later.ywlsh)).toEqual(['归还逾期', '办结']);
  expect(await fetchCase(ywlsh)).toMatchObject({
    ztsm: { mc: '扣款未成功', nr: '还款卡余额不足，未扣款。贷款现在没有逾期，需要时可以重新申请' },
    sbyy: { yy: '还款卡余额不足，未扣款', xyb: '贷款现在没有逾期，需要时可以重新申请' },
  });
});

it('the bank’s answer is lost: nobody is debited twice, and the loan is settled when the statement says so', async () => {
  const { ywlsh } = await order(ZHANG, { hklx: '3' });
  await centre.transact((tx) => setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: false, yy: '', lost: true }));
  await dayComes(centre, '2026-11-23');
  expect(await fetchCase(ywlsh)).toMatchObject({ ywzt: '02', kch: false, ztsm: { mc: '扣款结果待确认' } });
  expect(await newestMessage()).toContain('请勿重复还款');
  await expect(withdrawCase(ywlsh)).rejects.toThrow('该业务扣款结果待确认，不能撤回');
  await dayComes(centre, '2026-11-24');
  expect(await fetchCase(ywlsh)).toMatchObject({ ywzt: '99', je: '567105.85' });
  expect(await newestMessage()).toContain('贷款已结清，结清证明可在网厅开具');
  expect(await fetchLoans()).toMatchObject([{ dkzhzt: '3', dkye: '0.00', syqs: 0 }]);
  await centre.transact(expectBalanced);
});

it('the bank’s answer to the second try is lost: the case says so and no more of the first, from this day on', async () => {
  const { ywlsh } = await order(ZHANG, { hklx: '3' });
  const bank = (change: { fail: boolean; lost: boolean }) =>
    centre.transact((tx) => setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, yy: '', ...change }));
  await bank({ fail: true, lost: false });
  await dayComes(centre, '2026-11-23');
  expect(await fetchCase(ywlsh)).toMatchObject({ ywzt: '81', sbyy: { yy: '还款卡余额不足，未扣款' } });
  await bank({ fail: false, lost: true });
  await dayComes(centre, '2026-11-24');
  const found = await fetchCase(ywlsh);
  expect(found).toMatchObject({ ywzt: '02', kch: false, tlts: 0, ddsm: '扣款结果待确认', cnbjsj: '' });
  expect(found.ztsm).toMatchObject({ mc: '扣款结果待确认', nr: expect.stringContaining('请勿重复还款') });
  expect(found.sbyy).toBeUndefined();
});

it('the first answer is lost on the day: the state is new on that day', async () => {
  const { ywlsh } = await order(ZHANG, { hklx: '3' });
  await centre.transact((tx) => setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: false, yy: '', lost: true }));
  await dayComes(centre, '2026-11-23');
  expect((await fetchCase(ywlsh)).tlts).toBe(0);
});
