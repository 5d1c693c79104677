import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchDocuments } from '@/api/archive/documents';
import { fetchCase } from '@/api/cases/business';
import { fetchLoans } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { balance, expectBalanced, owed } from '../../../centre/books';
import { expectOneName } from '../../../contracts/one-name';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { dayComes, entryOf, expectMissing, newestCase, submitSigned, toForm } from '../../flow-steps';
import { choose, next, retype } from '../../form-acts';
import { openPage } from '../../open-page';

const ZHANG = PEOPLE.张建国;
const centre = fileCentre();

const sums = () => centre.transact((tx) => [owed(tx, ZHANG.dkzh), balance(tx, ZHANG)] as const);

it('张建国 pays 20,000.00 ahead out of his account: nothing sent while empty, then the plan that he saw is the one he has', async () => {
  const user = await toForm(centre, { code: 'GD0605', zjhm: ZHANG.zjhm }, '还款内容');
  // Nothing was touched: nothing is wrong yet.
  expect(await screen.findByText('填好还款内容后显示。')).toBeVisible();
  expect(screen.queryByText(/请输入本次提取金额|填写有误/)).toBeNull();
  await choose(user, '还款类型', '提前结清');
  expect(screen.queryByText(/请输入本次提取金额|填写有误/)).toBeNull();
  await next(user);
  expectMissing('请输入本次提取金额，至少一人', '请勾选承诺书');
  await choose(user, '还款类型', '部分提前还款');
  await retype(user, '张建国 本次提取金额', '9999999');
  expect(screen.getAllByText(/^本次提取金额不能大于可提取额/).length).toBeGreaterThan(0);
  await retype(user, '张建国 本次提取金额', '9999.99');
  expect(screen.getAllByText('部分提前还款金额不能低于10,000.00元').length).toBeGreaterThan(0);
  await retype(user, '张建国 本次提取金额', '20000');
  await choose(user, '还款后方式', '缩短期限月供不变');
  const quote = await screen.findByRole('region', { name: '预计还款合计' });
  // 20,000.00 / (1 + 2.6 % × 3 / 360) is principal.
  expect(quote).toHaveTextContent('提取合计¥20,000.00银行卡补足金额¥0.00');
  expect(quote).toHaveTextContent('提前归还本金¥19,995.67应计利息（3天）¥4.33');
  await user.click(screen.getByRole('checkbox', { name: /授权中心于还款日/ }));
  await next(user);
  await submitSigned(centre, user, /将于2026-11-23从公积金账户提取¥20,000\.00偿还贷款，您确定还款吗/);
  expect(await screen.findByText('公积金提取还贷已受理，待还款')).toBeVisible();
  const row = await newestCase();
  expect(row).toMatchObject({ ywzt: '02', kch: true, ddsm: '2026-11-23还款' });
  expect(await expectOneName(centre, row.ywlsh)).toEqual(['公积金提取还贷', '待还款']);
  const [before, had] = await sums();
  await dayComes(centre, '2026-11-23');
  expect(await sums()).toEqual([before - 1_999_567n, had - 2_000_000n]);
  expect(await fetchCase(row.ywlsh)).toMatchObject({ ywzt: '99', je: '20000.00' });
  expect(await expectOneName(centre, row.ywlsh)).toEqual(['公积金提取还贷', '办结']);
  expect(await fetchLoans()).toMatchObject([{ dkye: '546987.33', dqyhje: ZHANG.yhje }]);
  const papers = await fetchDocuments({ ywlsh: row.ywlsh, page: 1, size: 5 });
  expect(papers.list).toMatchObject([{ zmlx: '45', title: '住房公积金提取还贷授权书' }]);
  await centre.transact(expectBalanced);
});

it('韩冬 types more than he owes: the figures of the former amount go, and booked it is said as done', async () => {
  const { zjhm } = PEOPLE.韩冬;
  const user = await toForm(centre, { code: 'GD0605', zjhm, search: '?hklx=3' }, '还款内容');
  await retype(user, '韩冬 本次提取金额', '20000');
  expect(await screen.findByRole('region', { name: '预计还款合计' })).toHaveTextContent('提取合计¥20,000.00');
  expect(screen.getAllByText('提取合计')).toHaveLength(1);
  await retype(user, '韩冬 本次提取金额', '29951');
  expect(await screen.findByText('有内容填写有误，更正后重新核算')).toBeVisible();
  expect(screen.queryByRole('region', { name: '预计还款合计' })).toBeNull();
  await retype(user, '韩冬 本次提取金额', '20000');
  await user.click(screen.getByRole('checkbox', { name: /授权中心于还款日/ }));
  await next(user);
  // What the card adds is no part of what the account pays.
  expect(
    await screen.findByText(/^您将提前结清 ¥25,682\.64，2026-11-23从公积金账户提取¥20,000\.00、还款卡扣款¥5,682\.64/),
  ).toBeVisible();
  await submitSigned(centre, user, /您确定还款吗/);
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  await waitFor(() => expect(receipt).toHaveTextContent(/预计还款合计¥[\d,.]+（以还款当日核定为准）/));
  const { ywlsh } = await newestCase();
  await dayComes(centre, '2026-11-23');
  cleanup();
  const entry = entryOf('GD0605');
  await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />, '1', { state: { receipt: ywlsh } });
  expect(
    await screen.findByText(/^已提前结清 ¥[\d,.]+，2026-11-23从公积金账户提取¥20,000\.00、还款卡扣款¥[\d,.]+$/),
  ).toBeVisible();
  expect(screen.queryByText(/核定为准|预计/)).toBeNull();
});

it('冯军 and 何静: her limit is her own business, and she is invited to sign', async () => {
  const user = await toForm(centre, { code: 'GD0605', zjhm: PEOPLE.冯军.zjhm, search: '?hklx=3' }, '还款内容');
  expect(screen.getByRole('radio', { name: '提前结清' })).toBeChecked();
  expect(screen.getByText('仅本人可见')).toBeVisible();
  await retype(user, '冯军 本次提取金额', '1000');
  await retype(user, '何静 本次提取金额', '2000');
  const quote = await screen.findByRole('region', { name: '预计还款合计' });
  expect(quote).toHaveTextContent('提取合计¥3,000.00');
  // What the card pays is a figure of its own, with why beside it.
  expect(quote).toHaveTextContent(/银行卡补足金额¥[\d,]+\.\d\d还款合计不足以结清贷款，请使用银行卡补足/);
  expect(within(quote).getByText(/^计算方法：/)).not.toHaveTextContent('银行卡补足');
  await user.click(screen.getByRole('checkbox', { name: /授权中心于还款日/ }));
  await next(user);
  expect(await screen.findByText(/邀请以下人员在本人手机上签署：何静/)).toBeVisible();
});
