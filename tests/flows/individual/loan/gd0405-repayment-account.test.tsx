import { loanAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fetchDocuments } from '@/api/archive/documents';
import { fetchLoans } from '@/api/person/person';
import { expectBalanced, loanOf } from '../../../centre/books';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { dayComes, expectMissing, newestCase, newestMessage, submitSigned, toForm } from '../../flow-steps';
import { next, pick, retype } from '../../form-acts';

const ZHANG = PEOPLE.张建国;

const centre = fileCentre();

const form = (zjhm: string) => toForm(centre, { code: 'GD0405', zjhm }, '新还款账户');

async function proveByCode(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /s后重新获取|秒/ });
  await retype(user, '短信验证码', await centre.lastCode('sms'));
  await user.click(screen.getByRole('checkbox', { name: /我授权中心自生效日期起/ }));
}

it('张建国 has his other card debited: the bank says whose it is, and the next instalment comes from it', async () => {
  const user = await form(ZHANG.zjhm);
  await next(user);
  expectMissing('请选择新开户行', '请输入新还款账号', '请输入短信验证码', '请勾选授权与承诺');
  expect(screen.getByRole('region', { name: '新还款账户' })).toHaveTextContent('原开户行中国工商银行');
  await pick(user, '新开户行', '中国工商银行');
  await retype(user, '新还款账号', ZHANG.yhzh);
  expect((await screen.findAllByText('新还款账号与原还款账号相同，无需变更')).length).toBeGreaterThan(0);
  await retype(user, '新还款账号', PEOPLE.刘洋.yhzh);
  expect((await screen.findAllByText('账户户名与借款人不一致')).length).toBeGreaterThan(0);
  await pick(user, '新开户行', '中国建设银行');
  await retype(user, '新还款账号', '6222020200000020202');
  const debit = await screen.findByRole('region', { name: '新账户首次扣款' });
  expect(await within(debit).findByText('2026-11-21')).toBeVisible();
  expect(debit).toHaveTextContent('首次扣款日2026-12-20当期应还款额¥3,208.73');
  expect(debit).not.toHaveTextContent('逾期');
  await proveByCode(user);
  await next(user);
  await submitSigned(centre, user, /将从尾号0202的账户扣款/, '《还款扣款授权书》');
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(screen.getByRole('region', { name: '受理回执' })).toHaveTextContent('6222***********0202');

  expect(await fetchLoans()).toMatchObject([{ hkzh: '6222***********0202', dkye: '566983.00' }]);
  const row = await newestCase();
  expect(row).toMatchObject({ ywlx: 'GD0405', ywzt: '99' });
  const said = '自2026-11-21起从中国建设银行尾号0202的账户还款，首次扣款日2026-12-20';
  expect(await newestMessage()).toContain(said);
  expect(await centre.transact((tx) => readOutbox(tx).find(({ kind }) => kind === 'sms')?.text)).toContain(said);
  const papers = await fetchDocuments({ ywlsh: row.ywlsh, page: 1, size: 10 });
  expect(papers.list).toMatchObject([{ zmlx: '39', title: '住房公积金贷款还款扣款授权书', zt: '1' }]);
  // The mandate alone: nothing is booked until the instalment of December.
  const booked = () => centre.transact(({ store }) => postingsOf(store, loanAccount(ZHANG.dkzh)).length);
  const before = await booked();
  await dayComes(centre, '2026-12-20');
  expect(await booked()).toBe(before + 1);
  await centre.transact(expectBalanced);
});

it('郭磊 is overdue: he sees what the new card is debited for, and it is debited for that', async () => {
  const own = '6222020200000020608';
  await centre.transact(({ store }) =>
    store.table('register-bank-accounts').put(own, { yhzh: own, yhdm: '102', hm: '郭磊' }),
  );
  const user = await form(PEOPLE.郭磊.zjhm);
  // Three of 5,271.46 × 2.1 % / 360 × 1.5 × 91, 61 and 30 days = 41.97 + 28.14 + 13.84; and the fourth.
  const debit = await screen.findByRole('region', { name: '新账户首次扣款' });
  expect(debit).toHaveTextContent('首次扣款日2026-12-12当期应还款额¥5,271.46');
  expect(debit).toHaveTextContent('逾期本金¥14,643.37逾期利息¥1,171.01罚息（计至2026-12-12）¥83.95');
  expect(debit).toHaveTextContent('新账户首次扣款 ¥21,169.79');
  await pick(user, '新开户行', '中国工商银行');
  await retype(user, '新还款账号', own);
  await proveByCode(user);
  await next(user);
  await submitSigned(centre, user, /将从尾号0608的账户扣款/);
  expect(await screen.findByText('提交成功')).toBeVisible();
  await dayComes(centre, '2026-12-12');
  expect(await fetchLoans()).toMatchObject([{ dkzhzt: '1', yqbj: '0.00' }]);
  const paid = await centre.transact(({ store }) =>
    postingsOf(store, loanAccount(PEOPLE.郭磊.dkzh))
      .slice(-4)
      .flatMap(({ entry: { lines } }) => lines.filter(({ account }) => account === 'bank'))
      .reduce((sum, { fen }) => sum - fen, 0n),
  );
  expect(paid).toBe(2_116_979n);
  expect((await newestCase()).ywzt).toBe('99');
  expect(await centre.transact((tx) => loanOf(tx, PEOPLE.郭磊.dkzh).hkzh)).toBe(own);
});
