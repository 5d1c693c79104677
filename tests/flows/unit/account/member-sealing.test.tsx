import { dueRoster } from '@mocks/centre/remittance/roster';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchCases } from '@/api/business';
import { fetchMembers } from '@/api/members';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { memberSealingImport } from '@/flows/unit/account/member-sealing-import';
import '@/lists/registry';
import { loadMenus } from '@/session/load-menus';
import { handIn } from '../../../centre/remittance-world';
import { workerHere } from '../../../engine/import/worker-here';
import { PEOPLE, UNITS } from '../../../people';
import { openPage } from '../../open-page';

type User = Awaited<ReturnType<typeof openPage>>['user'];

const UNIT = UNITS.华夏精密.dwzh;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => vi.stubGlobal('Worker', workerHere(memberSealingImport)));
afterEach(() => {
  vi.unstubAllGlobals();
  return centre.reset();
});
afterAll(() => centre.close());

/** At the form, past notice and agreement. */
async function atForm(query = '') {
  const entry = flowByCode('GJ0305', 'unit');
  if (!entry) throw new Error('GJ0305 is not registered');
  const view = await openPage(centre, UNIT, `${entry.path}${query}`, <FlowPage entry={entry} />, '2');
  const { user } = view;
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' }));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await screen.findByText(/^共\d行，通过0行/);
  return view;
}

const choose = async (user: User, label: string, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), option);
const listed = () =>
  centre.transact(({ store }) => dueRoster(store, UNIT, '2026-12').entries.filter(({ bdlx }) => bdlx === '4'));
const names = (entries: Awaited<ReturnType<typeof listed>>) => entries.map(({ person }) => person.xingming);

it('an empty form says what is missing; a row that is wrong says so and is not sent', async () => {
  const { user } = await atForm();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  const [summary] = screen.getAllByRole('alert');
  if (!summary) throw new Error('no summary');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '请填写或导入封存明细，核对通过后先点“提交全部明细”',
    '请勾选承诺书',
  ]);
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.type(await screen.findByRole('textbox', { name: '第1行的个人账号' }), '130000000000{Enter}');
  await user.type(screen.getByRole('textbox', { name: '第1行的停缴年月' }), '2026/10{Enter}');
  const row = await screen.findByRole('row', { name: /不是本单位正常缴存的职工账户/ });
  await waitFor(() => expect(row).toHaveTextContent('停缴年月不能早于应汇缴年月（2026-12）'));
  expect(screen.getByRole('button', { name: '提交全部1行明细' })).toBeDisabled();
  // What is no month stays as it was typed, beside what is wrong with it.
  const month = screen.getByRole('textbox', { name: '第1行的停缴年月' });
  await user.clear(month);
  await user.type(month, '2026/13{Enter}');
  await waitFor(() => expect(row).toHaveTextContent('停缴年月应为年月，如2026-12'));
  expect(screen.getByRole('textbox', { name: '第1行的停缴年月' })).toHaveValue('2026/13');
});

it('two people from the roster are sealed: off the next list, told, and still on this month’s', async () => {
  const before = names(await listed());
  const { user } = await atForm();
  const { list } = await fetchMembers({ grzhzt: '01', page: 1, size: 10 });
  const [one, two] = list.filter(({ xingming }) => ['张建国', '刘洋'].includes(xingming));
  if (!one || !two) throw new Error('They are not in the roster');
  await user.click(screen.getByRole('button', { name: '从职工列表选择' }));
  const dialog = await screen.findByRole('dialog', { name: '选择职工' });
  for (const { xingming } of [one, two]) {
    await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(`^${xingming}`) }));
  }
  await user.click(within(dialog).getByRole('button', { name: '加入明细（2人）' }));
  await screen.findByText(/^共2行/);
  for (const { xingming } of [one, two]) {
    await choose(user, `${xingming}的封存原因`, '与单位终止劳动关系');
    await choose(user, `${xingming}的最后月份是否足额`, '是');
    await user.type(await screen.findByRole('textbox', { name: `${xingming}的停缴年月` }), '202612{Enter}');
    await user.type(screen.getByRole('textbox', { name: `${xingming}的离职或退休日期` }), '2026年11月20日{Enter}');
  }
  await user.click(await screen.findByRole('button', { name: '提交全部2行明细' }));
  await screen.findByText('明细批次号');
  await choose(user, '受理网点', '0101');
  await user.click(screen.getByRole('checkbox', { name: /承诺/ }));
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();

  const [done] = (await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === 'GJ0305');
  expect(done?.ywzt).toBe('99');
  const sealed = (await fetchMembers({ grzhzt: '02', page: 1, size: 2000 })).list;
  expect(sealed.find(({ grzh }) => grzh === one.grzh)).toMatchObject({ jzny: '2026-11', fcrq: '2026-11-21' });
  expect(
    names(await listed())
      .filter((name) => !before.includes(name))
      .sort(),
  ).toEqual([one.xingming, two.xingming].sort());
  const told = (await centre.outbox()).map(({ text }) => text);
  expect(told.filter((text) => text?.includes('自2026-12起停止缴存'))).toHaveLength(2);
});

it('the row of a list leads here: its member is the first row', async () => {
  await atForm('?grzh=100000000001');
  expect(await screen.findByRole('textbox', { name: '张建国的个人账号' })).toHaveValue(PEOPLE.张建国.grzh);
});

it('while the list of the month waits for its money nobody is chosen: the list is one click away', async () => {
  await centre.transact((desk) => handIn(desk));
  const entry = flowByCode('GJ0305', 'unit');
  if (!entry) throw new Error('GJ0305 is not registered');
  const { user } = await openPage(centre, UNIT, entry.path, <FlowPage entry={entry} />, '2');
  await loadMenus('2');
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' }));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  const unmet = within(await screen.findByRole('alert'));
  expect(unmet.getByText(/没有未办结的汇缴/)).toBeVisible();
  const [list] = unmet.getAllByRole('link');
  expect(list).toHaveTextContent('到“汇缴记录”更改缴款方式或取消清册');
  expect(list?.getAttribute('href')).toMatch(/hjpz\?qcqrdh=QC/);
  expect(screen.queryByRole('button', { name: '从职工列表选择' })).toBeNull();
});
