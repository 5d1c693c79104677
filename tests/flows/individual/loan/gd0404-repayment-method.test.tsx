import { loanAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fetchDocuments } from '@/api/archive/documents';
import { fetchLoans } from '@/api/person/person';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { expectMissing, newestCase, newestMessage, submitSigned, toForm } from '../../flow-steps';
import { next, retype } from '../../form-acts';

const ZHANG = PEOPLE.张建国;

const centre = fileCentre();

const form = (code: string, heading: string) => toForm(centre, { code, zjhm: ZHANG.zjhm }, heading);

/** Opens the plans and the cost statement, and says so when the time to read is over. */
async function readStatement(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /查看变更前后的还款计划和明示表$/ }));
  const statement = await screen.findByRole('dialog', { name: '综合融资成本明示表' });
  const done = within(statement).getByRole('button', { name: /我已阅读并知悉/ });
  expect(done).toBeDisabled();
  await user.click(await within(statement).findByRole('button', { name: '我已阅读并知悉' }));
  return statement;
}

async function handIn(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: /承诺自生效期次起按新的还款计划足额还款/ }));
  await next(user);
  await submitSigned(centre, user, /您确定变更吗/, '《借款合同补充协议》');
  expect(await screen.findByText('提交成功')).toBeVisible();
}

it('张建国 reads both plans side by side and repays equal principal from his next instalment on', async () => {
  const user = await form('GD0404', '还款方式');
  expect(screen.getByRole('region', { name: '还款方式' })).toHaveTextContent('原还款方式等额本息');
  await next(user);
  expectMissing('请选择新还款方式', /还款计划对照和综合融资成本明示表/, '请勾选承诺书');
  // Said at the press, not at 下一步.
  await user.click(screen.getByRole('radio', { name: '等额本息' }));
  expect((await screen.findAllByText('新旧还款方式一致')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: '等额本金' }));
  const quote = await screen.findByRole('region', { name: '变更后首期月还款额' });
  expect(await within(quote).findByText('第18期（2026-12-20）（以生效当日核定为准）')).toBeVisible();
  expect(quote).toHaveTextContent('首期月还款额¥3,208.73 → ¥3,770.98（以生效当日核定为准）');
  expect(quote).toHaveTextContent('综合融资成本（年化）2.6000%（不变）');

  const statement = await readStatement(user);
  expect(statement).toHaveTextContent('由等额本息、剩余223期、年利率2.6%变更为等额本金、剩余223期、年利率2.6%');
  expect(statement).toHaveTextContent('182026-12-203,208.733,770.981,228.461,228.46565,002.73564,440.48');
  expect(screen.getByText('已阅读并知悉')).toBeVisible();
  await handIn(user);
  const receipt = screen.getByRole('region', { name: '受理回执' });
  await waitFor(() => expect(receipt).toHaveTextContent('还款方式等额本息 → 等额本金'));
  expect(receipt).toHaveTextContent('已把还款方式改为等额本金');
  expect(receipt).toHaveTextContent('生效期次第18期（2026-12-20）还款方式');

  expect(await fetchLoans()).toMatchObject([{ dkhkfs: '02', dkye: '566983.00', dqyhje: '3770.98', syqs: 223 }]);
  const row = await newestCase();
  expect(row).toMatchObject({ ywlx: 'GD0404', ywzt: '99' });
  expect(await newestMessage()).toContain('自第18期（2026-12-20）起按新计划还款');
  const papers = await fetchDocuments({ ywlsh: row.ywlsh, page: 1, size: 10 });
  expect(papers.list).toMatchObject([{ zmlx: '40', title: '住房公积金借款合同补充协议' }]);
  const booked = await centre.transact(({ store }) => postingsOf(store, loanAccount(ZHANG.dkzh)).at(-1)?.entry.kind);
  expect(booked).toBe('DK02');
});

it('张建国 repays in 150 months: what was read counts for these alone, and the row says 缩期', async () => {
  const user = await form('GD0406', '还款期限');
  await user.click(screen.getByRole('radio', { name: '缩短' }));
  await retype(user, '变更后剩余期数', '223');
  const wrong = '缩短后的剩余期数须少于现剩余期数223期';
  const said = (await screen.findAllByText(wrong)).length;
  await user.click(screen.getByRole('button', { name: '查看变更前后的还款计划和明示表' }));
  await waitFor(() => expect(screen.getAllByText(wrong)).toHaveLength(said + 1));
  await retype(user, '变更后剩余期数', '150');
  // What was wrong with the other term is not said of this one.
  await waitFor(() => expect(screen.queryByText(wrong)).not.toBeInTheDocument());
  const statement = await readStatement(user);
  expect(statement).toHaveTextContent('剩余150期，按年利率2.6%计算');
  await retype(user, '变更后剩余期数', '200');
  expect(await screen.findByText('变更内容已改变，请重新阅读')).toBeVisible();
  await retype(user, '变更后剩余期数', '150');
  expect(await screen.findByText('已阅读并知悉')).toBeVisible();
  const quote = await screen.findByRole('region', { name: '变更后首期月还款额' });
  expect(await within(quote).findByText(/223期（2045-06-20到期） → 150期（2039-05-20到期）/)).toBeVisible();
  await handIn(user);
  const [loan] = await fetchLoans();
  expect(loan).toMatchObject({ dkye: '566983.00', syqs: 150, mqhkrq: '2039-05-20', zxll: '2.600' });
  await centre.transact(({ store }) => {
    expect(postingsOf(store, loanAccount(ZHANG.dkzh)).at(-1)).toMatchObject({
      entry: { kind: 'DK08' },
      line: { fen: 0n },
    });
    expect(trialBalance(store)).toBe(0n);
  });
});
