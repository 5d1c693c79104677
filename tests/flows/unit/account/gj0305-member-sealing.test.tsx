import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchMembers } from '@/api/unit/members';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import '@/lists/registry';
import { loadMenus } from '@/session/opening/load-menus';
import { handIn } from '../../../centre/remittance-world';
import { PEOPLE } from '../../../people';
import { faults } from '../../flow-steps';
import { handInChecked, pickFromRoster, rowsCentre, sendAndPromise, toRows, toUnitForm, UNIT } from '../row-steps';

const centre = rowsCentre(memberSealingImport);

/** Who is off the list of the next month. */
const sealed = () =>
  centre.transact(({ store }) =>
    dueRoster(store, UNIT, '2026-12')
      .entries.filter(({ bdlx }) => bdlx === '4')
      .map(({ person }) => person.xingming),
  );

/** Each account with a reason and a month that are right. */
async function fileOf(...accounts: readonly { grzh: string; xingming: string }[]): Promise<File> {
  const titles = ['个人账号', '姓名', '封存原因', '停缴年月', '离职或退休日期'];
  const columns = titles.map((title) => ({ title, width: 10, kind: 'text' as const }));
  const rows = accounts.map(({ grzh, xingming }) => [grzh, xingming, '停薪留职/停发工资', '2026-12', '']);
  return new File([await writeWorkbook('封存明细', columns, rows)], '封存.xlsx');
}

it('an empty form says what is missing; a row that is wrong says so and is not sent', async () => {
  const { user, cell } = await toRows(centre, 'GJ0305');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(faults()).toEqual(['请填写或导入封存明细，并改正没有通过核对的行', '请勾选承诺书']);
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await cell('第1行', '个人账号', '130000000000');
  await cell('第1行', '停缴年月', '2026/10');
  const row = await screen.findByRole('row', { name: /不是本单位正常缴存的职工账户/ });
  await waitFor(() => expect(row).toHaveTextContent('停缴年月不能早于应汇缴年月（2026-12）'));
  expect(screen.getByRole('button', { name: '保存全部1行明细' })).toBeDisabled();
  // What is no month stays as it was typed, beside what is wrong with it.
  const month = screen.getByRole('textbox', { name: '第1行的停缴年月' });
  await user.clear(month);
  await user.type(month, '2026/13{Enter}');
  await waitFor(() => expect(row).toHaveTextContent('停缴年月应为年月，如2026-12'));
  expect(screen.getByRole('textbox', { name: '第1行的停缴年月' })).toHaveValue('2026/13');
});

it('two people from the roster are sealed: off the next list, told, and still on this month’s', async () => {
  const before = await sealed();
  const { user, cell, choose } = await toRows(centre, 'GJ0305');
  await pickFromRoster(user, '张建国', '刘洋');
  await screen.findByText(/^共2行/);
  for (const xingming of ['张建国', '刘洋']) {
    await choose(xingming, '封存原因', '与单位终止劳动关系');
    await cell(xingming, '停缴年月', '202612');
    await cell(xingming, '离职或退休日期', '2026年11月20日');
  }
  await sendAndPromise(user, 2);
  // Nothing is required: the optional proof is offered on the check page.
  expect(await screen.findByRole('button', { name: '修改材料' })).toBeVisible();
  expect((await handInChecked(user, 'GJ0305')).ywzt).toBe('99');
  const { list } = await fetchMembers({ grzhzt: '02', page: 1, size: 2000 });
  expect(list.find(({ grzh }) => grzh === PEOPLE.张建国.grzh)).toMatchObject({ jzny: '2026-11', fcrq: '2026-11-21' });
  expect((await sealed()).filter((name) => !before.includes(name)).sort()).toEqual(['刘洋', '张建国'].sort());
  const told = (await centre.outbox()).map(({ text }) => text);
  expect(told.filter((text) => text?.includes('自2026-12起停止缴存'))).toHaveLength(2);
});

it('the row of a list leads here: its member is the first row', async () => {
  await toRows(centre, 'GJ0305', { search: '?grzh=100000000001' });
  expect(await screen.findByRole('textbox', { name: '张建国的个人账号' })).toHaveValue(PEOPLE.张建国.grzh);
});

it('while the list of the month waits for its money nobody is chosen: the list is one click away', async () => {
  await centre.transact((tx) => handIn(tx));
  await toUnitForm(centre, 'GJ0305');
  await loadMenus('2');
  const unmet = within(await screen.findByRole('alert'));
  expect(unmet.getByText(/没有未办结的汇缴/)).toBeVisible();
  const [list] = unmet.getAllByRole('link');
  expect(list).toHaveTextContent('到“汇缴记录”更改缴款方式或取消清册');
  expect(list?.getAttribute('href')).toMatch(/hjpz\?qcqrdh=QC/);
  expect(screen.queryByRole('button', { name: '从职工列表选择' })).toBeNull();
});

it('a row taken out of the errors goes with all that was wrong with it, and the focus stays in the table', async () => {
  const { user } = await toRows(centre, 'GJ0305');
  const stranger = { grzh: '130000000000', xingming: '何人' };
  await user.upload(screen.getByLabelText('导入文件'), await fileOf(stranger, stranger, stranger, stranger));
  await screen.findByText('已核对文件：共4行，通过0行，有问题4行（7处）');
  expect(screen.getByText('文件：').textContent).toMatch(/^文件：.+\.xlsx$/);
  const problems = await screen.findByRole('region', { name: '错误明细' });
  // One for each problem that has come from the worker.
  const lines = () => within(problems).queryAllByRole('button', { name: /^移除第/ });
  await waitFor(() => expect(lines()).toHaveLength(7));
  for (const [row, left] of [
    ['3', 5],
    ['2', 3],
    ['4', 1],
    ['5', 0],
  ] as const) {
    const ofRow = () => within(problems).queryAllByRole('button', { name: `移除第${row}行` });
    const [remove] = ofRow();
    if (remove) await user.click(remove);
    await waitFor(() => expect(ofRow()).toHaveLength(0));
    await waitFor(() => expect(lines()).toHaveLength(left));
    await waitFor(() => expect(problems).toHaveFocus());
  }
  expect(within(problems).getByText('没有错误，全部明细已通过核对。')).toBeVisible();
});

it('rows that were chosen or filled in here are given up for a file only when the person says so', async () => {
  const { user, cell } = await toRows(centre, 'GJ0305');
  await pickFromRoster(user, '张建国');
  await screen.findByText(/^共1行/);
  const file = await fileOf(PEOPLE.刘洋);
  await user.upload(screen.getByLabelText('导入文件'), file);
  const question = await screen.findByRole('alertdialog', { name: '导入文件' });
  expect(question).toHaveTextContent('本页填写、选择或改正的1行不会保留');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(await screen.findByRole('textbox', { name: '张建国的个人账号' })).toBeVisible();
  await user.upload(screen.getByLabelText('导入文件'), file);
  await user.click(await screen.findByRole('button', { name: '导入并替换' }));
  await screen.findByText('已核对文件：共1行，通过1行，有问题0行');
  expect(await screen.findByRole('textbox', { name: '刘洋的个人账号' })).toBeVisible();
  // What came from a file alone is replaced by the next without a question.
  await user.upload(screen.getByLabelText('导入文件'), await fileOf(PEOPLE.刘洋, PEOPLE.张建国));
  await screen.findByText('已核对文件：共2行，通过2行，有问题0行');
  // Unless something of it was put right here.
  await user.clear(await screen.findByRole('textbox', { name: '张建国的停缴年月' }));
  await cell('张建国', '停缴年月', '2026-10');
  await screen.findByText('已核对文件：共2行，通过1行，有问题1行（1处）');
  await user.upload(screen.getByLabelText('导入文件'), file);
  expect(await screen.findByRole('alertdialog', { name: '导入文件' })).toHaveTextContent('改正的1行不会保留');
});
