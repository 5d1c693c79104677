import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCase, fetchCases } from '@/api/cases/business';
import { fetchCaseRows } from '@/api/cases/case-rows';
import { fetchDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { accountOpeningImport } from '@/flows/unit/account/gj0301-account-opening-import';
import { handInRows } from '../../../centre/submit';
import { NEW_PHONES, NOBODY, PEOPLE } from '../../../people';
import { faults } from '../../flow-steps';
import { openPage } from '../../open-page';
import { handInChecked, rowsCentre, sendAndPromise, toRows, UNIT } from '../row-steps';

const centre = rowsCentre(accountOpeningImport);

/** With one row to fill in. */
async function atFirstRow() {
  const view = await toRows(centre, 'GJ0301');
  const { user } = view;
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(faults()).toEqual(['请填写或导入设立明细，并改正没有通过核对的行', '请勾选承诺书']);
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  return view;
}

it('a new member is opened an account: on the next list, told by SMS, and with a number on the receipt', async () => {
  const { user, cell, choose } = await atFirstRow();
  await cell('第1行', '证件号码', NOBODY.another);
  await cell('第1行', '姓名', '阿依夏木・买买提');
  await choose('阿依夏木·买买提', '证件类型', '身份证');
  await cell('阿依夏木·买买提', '手机号码', NEW_PHONES.employee);
  await cell('阿依夏木·买买提', '入职日期', '2026-11-02');
  await choose('阿依夏木·买买提', '首次参加工作', '是');
  await cell('阿依夏木·买买提', '缴存基数', '8123.5');
  await cell('阿依夏木·买买提', '起缴年月', '2026-12');
  // 12 % of 8,123.50 is 974.82 for each side.
  await waitFor(() => expect(screen.getAllByText('¥974.82')).toHaveLength(2));
  await sendAndPromise(user, 1);
  // What is handed in is read once more, the number to which the message goes above all.
  const checked = within(await screen.findByRole('region', { name: '设立明细' }));
  expect(
    await checked.findByRole('row', {
      name: new RegExp(`阿依夏木·买买提.*待设立.*${NEW_PHONES.employee}.*2026-11-02`),
    }),
  ).toBeVisible();
  const done = await handInChecked(user, 'GJ0301');
  expect(done.ywzt).toBe('99');
  expect((await fetchCase(done.ywlsh)).lc.at(-1)?.yj).toBe('已为1人设立个人账户，账号见设立明细');
  const text = (await centre.outbox()).find(({ to }) => to === NEW_PHONES.employee)?.text;
  await centre.transact((tx) => {
    const person = findPersonByZjhm(tx, NOBODY.another);
    expect(person).toMatchObject({
      xingming: '阿依夏木·买买提',
      grzhzt: '01',
      khrq: '2026-11-21',
      sjhm: NEW_PHONES.employee,
    });
    expect(text).toContain(`设立住房公积金账户${person?.grzh}，自2026-12起缴存，月缴存额1,949.64元`);
    const listed = dueRoster(tx.store, UNIT, '2026-12').entries.find((one) => one.person.grzh === person?.grzh);
    expect(listed).toMatchObject({ bdlx: '1', unitFen: 97_482n, memberFen: 97_482n });
    expect(trialBalance(tx.store)).toBe(0n);
    expect(persons(tx.store).get(person?.grzh ?? '')?.completeness).toBe('1');
  });
});

it('somebody who pays in elsewhere is refused at the row with what is to be done, and nothing is opened', async () => {
  const { user, cell, choose, router } = await atFirstRow();
  const { 周凯 } = PEOPLE;
  // Room for 18 digits, in the rows and in the list of errors; a name needs less.
  const roomOf = async (name: string) =>
    (await screen.findAllByRole('textbox', { name })).map(({ style }) => style.width);
  expect(await roomOf('第1行的证件号码')).toEqual(['calc(20ch + 24px)']);
  expect(await roomOf('第1行的姓名')).toEqual(['']);
  await cell('第1行', '证件号码', 周凯.zjhm);
  await cell('第1行', '姓名', '周凯');
  await choose('周凯', '证件类型', '身份证');
  await cell('周凯', '手机号码', NEW_PHONES.employee);
  await cell('周凯', '入职日期', '2026-11-02');
  await choose('周凯', '首次参加工作', '否');
  await cell('周凯', '缴存基数', '9000');
  await cell('周凯', '起缴年月', '2026-12');
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  expect(
    await screen.findByRole('row', { name: /该职工在其他单位正常缴存，由原单位封存后办理同城转移/ }),
  ).toBeVisible();
  expect((await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === 'GJ0301')).toEqual([]);
  // It leads to the transfer with the person filled in, whose number stays out of the address.
  await user.click(screen.getByRole('link', { name: /^为.*周凯办理同城转移$/ }));
  // The draft stays; the way out is asked about as always.
  await user.click(await screen.findByRole('button', { name: '关闭页面' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dwwt/jcyw/tczy'));
  expect(router.state.location).toMatchObject({ search: '', state: { rows: [{ zjhm: 周凯.zjhm, xingming: '周凯' }] } });
});

/** Somebody with a passport is read by a clerk, who sends it back. */
const returned = (items: Parameters<typeof review>[1]['items'] = []) =>
  centre.transact((tx) => {
    const actor: Actor = { kind: 'unit', dwzh: UNIT };
    const whose = { zjlx: '03', zjhm: 'EA1234567', xingming: '周立新', sjhm: NEW_PHONES.employee, gzrq: '2026-11-02' };
    const row = { ...whose, sfxcjgz: '0', grjcjs: '8000.00', qjny: '2026-12' };
    const { ywlsh } = handInRows(tx, actor, 'GJ0301', [row]);
    review(tx, { ywlsh, result: 'return', opinion: '缴存基数与工资不符', items });
    return ywlsh;
  });

it('a correction left with its rows sent anew is gone on with; the case shows what was handed in until then', async () => {
  const ywlsh = await returned();
  const entry = flowByCode('GJ0301', 'unit');
  if (!entry) throw new Error('GJ0301 is not registered');
  const open = () => openPage(centre, UNIT, entry.path, <FlowPage entry={entry} />, '2');
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  await user.click(await screen.findByRole('button', { name: '修改明细' }));
  const base = await screen.findByRole('textbox', { name: '周立新的缴存基数' });
  await user.clear(base);
  await user.type(base, '9000{Enter}');
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  const pcbh = (await screen.findByText('明细批次号')).nextElementSibling?.textContent ?? '';
  expect(pcbh).toMatch(/^PC20261121\d{8}$/);
  await waitFor(async () => expect((await fetchDraft('GJ0301'))?.nr).toContain(pcbh));
  unmount();

  const [row] = (await fetchCaseRows({ ywlsh, page: 1, size: 10 })).list;
  expect((await fetchCase(ywlsh)).ywzt).toBe('97');
  expect(row).toContain('¥8,000.00');
  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: '继续补正' }));
  await again.user.click(await screen.findByRole('button', { name: '修改明细' }));
  expect(await screen.findByRole('textbox', { name: '周立新的缴存基数' })).toHaveValue('9000.00');
  // Opened a second time, it goes back and forth as the first time.
  await again.user.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByRole('heading', { name: '办理须知' })).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
});

it('rows that were sent back stand open with the clerk’s words, sent again unchanged are named, and changed are taken', async () => {
  const ywlsh = await returned([{ lx: 'zd', bh: 'pcbh', yj: '第1行缴存基数请按劳动合同填写' }]);
  const entry = flowByCode('GJ0301', 'unit');
  if (!entry) throw new Error('GJ0301 is not registered');
  const { user } = await openPage(centre, UNIT, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  const rows = await screen.findByRole('button', { name: '修改明细' });
  expect(rows).toBeVisible();
  expect(rows.closest('details')).toBeNull();
  expect(screen.getByRole('checkbox', { name: '设立明细经核对无误，不修改' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect((await screen.findAllByText(/请修改被退回的内容：第1行缴存基数请按劳动合同填写/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '修改明细' }));
  const base = await screen.findByRole('textbox', { name: '周立新的缴存基数' });
  await user.clear(base);
  await user.type(base, '9000{Enter}');
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  await screen.findByText('明细批次号');
  const pcbh = (await screen.findByText('明细批次号')).nextElementSibling?.textContent ?? '';
  const sent = await centre.transact((tx) => {
    submit(tx, { kind: 'unit', dwzh: UNIT }, { ywlx: 'GJ0301', ywlsh, pcbh, ywwd: '0101', cns: '1' });
    return ywlsh;
  });
  expect((await fetchCase(sent)).ywzt).toBe('98');
});
