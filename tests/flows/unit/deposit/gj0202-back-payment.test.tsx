import { cases } from '@mocks/centre/cases/case-states';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchMembers } from '@/api/unit/members';
import { formatMoney } from '@/domain/money';
import { backPayImport } from '@/flows/unit/deposit/gj0202-back-payment-import';
import { chooseOption } from '../../../choose-option';
import { faults } from '../../flow-steps';
import { pick } from '../../form-acts';
import { signedIn } from '../../open-page';
import { rowsCentre, toRows, UNIT } from '../row-steps';

const centre = rowsCentre(backPayImport);

it('from the empty form to the member: what a month was paid too low is debited and booked under that month', async () => {
  await signedIn(centre, UNIT, '2');
  const member = (await fetchMembers({ grzhzt: '01', page: 1, size: 1 })).list[0];
  const { grzh = '', xingming = '' } = member ?? {};
  const { user } = await toRows(centre, 'GJ0202', { search: `?grzh=${grzh}` });
  expect(await screen.findByText(/^共1行，通过0行/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByRole('alert');
  expect(faults()).toEqual([
    '请选择补缴原因',
    '请填写或导入补缴明细，并改正没有通过核对的行',
    '请选择缴款方式',
    '请勾选承诺书',
  ]);

  await chooseOption(screen.getByRole('combobox', { name: '补缴原因' }), '漏缴');
  await user.click(screen.getByRole('radio', { name: /差额补缴/ }));
  expect((await screen.findAllByText('所选补缴原因不适用于所选补缴方式，请重新选择'))[0]).toBeVisible();
  await chooseOption(screen.getByRole('combobox', { name: '补缴原因' }), '其他');
  const cell = async (title: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name: `${xingming}的${title}` }), `${text}{Enter}`);
  await cell('补缴起始年月', '2026-10');
  await cell('补缴终止年月', '2026-10');
  await cell('补缴基数', '28000');
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  await screen.findByText('明细批次号');
  // 12 % of 28,000.00 is 3,360.00 for each side; what was paid of it is taken off.
  const paid = await centre.transact((tx) => {
    const october = postingsOf(tx.store, memberAccount(grzh)).find(({ entry: { hjny } }) => hjny === '2026-10');
    return october?.line.fen ?? 0n;
  });
  const missing = 672_000n - paid;
  await chooseOption(screen.getByRole('combobox', { name: '缴款方式' }), '委托扣款');
  // The standard account is chosen already.
  expect(await screen.findByRole('combobox', { name: '付款账户' })).toHaveDisplayValue(/^中国建设银行/);
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /承诺/ }));
  const before = await centre.transact((tx) => balanceOf(tx.store, memberAccount(grzh)));
  // Nothing is to be handed in for this reason.
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  // What is paid comes first; the number of the rows is of no use to anybody.
  expect(screen.getByText(new RegExp(`^已办理补缴，补缴总额 ${formatMoney(missing)}，补缴人数 1人`))).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: '受理回执' }));
  expect(receipt.getByText('差额补缴')).toBeVisible();
  expect(receipt.getByText('委托扣款')).toBeVisible();

  const [done] = (await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === 'GJ0202');
  expect(done?.ywzt).toBe('99');
  await centre.transact((tx) => {
    expect(cases(tx.store).get(done?.ywlsh ?? '')?.values).toMatchObject({ bjfs: '02', bjyy: '99', hjfs: '02' });
    expect(balanceOf(tx.store, memberAccount(grzh))).toBe(before + missing);
    const last = postingsOf(tx.store, memberAccount(grzh)).at(-1);
    expect(last).toMatchObject({ entry: { kind: '02', hjny: '2026-10' }, line: { fen: missing } });
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it('a month without a registered base asks for one and suggests that of the account', async () => {
  const member = await centre.transact((tx) =>
    [...persons(tx.store).values()].find(({ spans: [first] }) => first?.dwzh === UNIT && first.from === '2026-12'),
  );
  const { grzh = '', xingming = '', khrq = '' } = member ?? {};
  await signedIn(centre, UNIT, '2');
  const { user } = await toRows(centre, 'GJ0202', { search: `?grzh=${grzh}` });
  const cell = async (title: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name: `${xingming}的${title}` }), `${text}{Enter}`);
  await cell('补缴起始年月', khrq.slice(0, 7));
  await cell('补缴终止年月', khrq.slice(0, 7));
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  expect((await screen.findAllByText(/没有登记的缴存基数，请填写补缴基数/))[0]).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /采用/ }));
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  await screen.findByText('明细批次号');
});
