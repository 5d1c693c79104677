import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { findPersonByZjhm, persons, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { listCases, withdrawCase } from '@mocks/centre/office/cases';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import CaseDetail from '@/pages/my-office/CaseDetail';
import MyOffice from '@/pages/my-office/MyOffice';
import { clerk } from '../../centre/fixture';
import { handIn } from '../../centre/remittance-world';
import { sendRows } from '../../centre/submit';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';

const { dwzh } = UNITS.华夏精密;
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };
const OFFICE = '/dwwt/DWmyOffice';

const centre = fileCentre();

function switchTo(tx: Transaction, zt: '0' | '1', xe = ''): void {
  proposeTwoPerson(tx, clerk(OPERATORS.吴晓东), { zt, xe });
  answerTwoPerson(tx, clerk(OPERATORS.邢芳), { ty: '1' });
}

/** 吴晓东 seals 刘洋; again under the same number after a return. */
const prepare = (row = ROW, number = '') =>
  centre.transact((tx) => {
    const wu = clerk(OPERATORS.吴晓东);
    const ywlsh = number || issueNumber(tx, wu, 'GJ0305');
    const { pcbh } = sendRows(tx, wu, 'GJ0305', [row], ywlsh);
    submit(tx, wu, { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1' });
    return ywlsh;
  });
const stateOf = () => centre.transact((tx) => persons(tx.store).get(PEOPLE.刘洋.grzh)?.grzhzt);
const openCase = (ywlsh: string, who: keyof typeof OPERATORS) =>
  openPage(centre, dwzh, `${OFFICE}/detail?ywlsh=${ywlsh}`, <CaseDetail />, '2', { operator: OPERATORS[who].jbrzjhm });
const overview = () => screen.findByRole('region', { name: '办件概况' });

it('who prepared it sees that it waits, and has no button to check it', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  const ywlsh = await prepare();
  await openCase(ywlsh, '吴晓东');
  expect(await overview()).toHaveTextContent('待单位复核');
  expect(await overview()).toHaveTextContent('由邢芳（复核岗）在“我的办件”中复核');
  expect(await overview()).toHaveTextContent('提交时间');
  expect(await overview()).not.toHaveTextContent('受理时间');
  expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull();
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
  expect(screen.getByRole('button', { name: '撤回' })).toBeVisible();
});

it('another one is offered in the list and at the case, and no more once the registration of the unit is cancelled', async () => {
  const ywlsh = await prepare();
  const links = async () => {
    const { unmount } = await openPage(centre, dwzh, OFFICE, <MyOffice />, '2');
    await screen.findByRole('row', { name: new RegExp(ywlsh) });
    const inList = screen.queryByRole('link', { name: /^再办一笔/ }) !== null;
    unmount();
    const detail = await openCase(ywlsh, '吴晓东');
    await overview();
    const atCase = screen.queryByRole('button', { name: '再办一笔' }) !== null;
    detail.unmount();
    return [inList, atCase];
  };
  expect(await links()).toEqual([true, true]);
  await centre.transact(({ store }) => {
    const unit = units(store).get(dwzh);
    if (unit) units(store).put(dwzh, { ...unit, dwzhzt: '04' });
  });
  expect(await links()).toEqual([false, false]);
});

it('the row of who is to check leads to 复核, and neither it nor the case offers 撤回', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  const ywlsh = await prepare();
  const { unmount } = await openPage(centre, dwzh, OFFICE, <MyOffice />, '2', { operator: OPERATORS.邢芳.jbrzjhm });
  const row = within(await screen.findByRole('row', { name: new RegExp(ywlsh) }));
  expect(row.getByRole('link', { name: `复核封存${ywlsh.slice(-4)}` })).toHaveAttribute(
    'href',
    `${OFFICE}/detail?ywlsh=${ywlsh}`,
  );
  expect(row.queryByRole('button', { name: '撤回' })).toBeNull();
  unmount();
  await openCase(ywlsh, '邢芳');
  expect(await screen.findByRole('button', { name: '复核通过' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

it('another one sends it back: nothing without a reason; what was changed then stands marked, and is passed', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  const ywlsh = await prepare();
  const first = await openCase(ywlsh, '邢芳');
  await first.user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
  await first.user.click(dialog.getByRole('button', { name: '确定退回' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('请输入退回原因');
  expect(await centre.sent('/wdbj/tuihui')).toEqual([]);
  await first.user.type(dialog.getByRole('textbox', { name: '退回原因' }), '原因应为终止劳动关系');
  await first.user.click(dialog.getByRole('button', { name: '确定退回' }));
  await waitFor(async () => expect(await overview()).toHaveTextContent('原因应为终止劳动关系'));
  expect(await overview()).toHaveTextContent('由经办人修改后重新提交复核');
  expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull();
  // Who only checks has nothing to correct.
  expect(screen.queryByRole('button', { name: '去补正' })).toBeNull();
  first.unmount();
  const own = await openCase(ywlsh, '吴晓东');
  expect(await screen.findByRole('button', { name: '去补正' })).toBeVisible();
  own.unmount();
  expect(await stateOf()).toBe('01');

  await prepare({ ...ROW, fcyy: '01', lzrq: '2026-11-20' }, ywlsh);
  const { user } = await openCase(ywlsh, '邢芳');
  const sent = await screen.findByRole('region', { name: '申请内容' });
  expect(sent).toHaveTextContent('明细与退回前不同：修改1行');
  const list = await screen.findByRole('region', { name: '封存明细' });
  expect(await within(list).findByText('与单位终止劳动关系（已改，原为停薪留职/停发工资）')).toBeVisible();
  expect(within(list).getByText('2026-11-20（已改，原为--）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '复核通过' }));
  // The centre's special-tip flag: asked once more.
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '复核通过' }));
  expect(await screen.findByText('复核通过，已提交中心')).toBeVisible();
  await waitFor(async () => expect(await overview()).toHaveTextContent('复核人邢芳'));
  expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull();
  expect(await stateOf()).toBe('02');
});

it('who presses 复核通过 or 退回 after it was withdrawn is told that it did not count, and sees how it stands', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  for (const press of ['复核通过', '退回']) {
    const ywlsh = await prepare();
    const { user, unmount } = await openCase(ywlsh, '邢芳');
    const button = await screen.findByRole('button', { name: press });
    await centre.transact((tx) => withdrawCase(tx, clerk(OPERATORS.吴晓东), { ywlsh }));
    await user.click(button);
    if (press === '复核通过') {
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: press }));
    } else {
      const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
      await user.type(dialog.getByRole('textbox', { name: '退回原因' }), '日期有误');
      await user.click(dialog.getByRole('button', { name: '确定退回' }));
    }
    await waitFor(async () => expect(await overview()).toHaveTextContent('已撤回'));
    const [alert] = screen.getAllByRole('alert');
    expect(alert).toHaveTextContent('该业务已不在待复核状态，本次操作没有生效');
    // Where the button was, which is at the foot of what is seen and no more at the foot of the page.
    if (press === '复核通过') expect(alert).toHaveFocus();
    expect(screen.queryByRole('button', { name: '复核通过' })).toBeNull();
    unmount();
  }
});

it('a new member is checked with the phone and the whole number; once passed the list names the account', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  const ywlsh = await centre.transact((tx) => {
    const wu = clerk(OPERATORS.吴晓东);
    const number = issueNumber(tx, wu, 'GJ0301');
    const row = { zjhm: NOBODY.another, xingming: '程立', zjlx: '01', sjhm: NEW_PHONES.employee, gzrq: '2026-11-02' };
    const { pcbh } = sendRows(tx, wu, 'GJ0301', [{ ...row, sfxcjgz: '1', grjcjs: '8000', qjny: '2026-12' }], number);
    submit(tx, wu, { ywlx: 'GJ0301', ywlsh: number, pcbh, ywwd: '0101', cns: '1' });
    return number;
  });
  const { user } = await openCase(ywlsh, '邢芳');
  const list = await screen.findByRole('region', { name: '设立明细' });
  const row = await within(list).findByRole('row', { name: /程立/ });
  for (const said of [NOBODY.another, NEW_PHONES.employee, '待设立', '2026-11-02', '身份证'])
    expect(row).toHaveTextContent(said);
  await user.click(screen.getByRole('button', { name: '复核通过' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '复核通过' }));
  const grzh = await waitFor(() =>
    centre.transact((tx) => findPersonByZjhm(tx, NOBODY.another)?.grzh ?? Promise.reject(new Error('not opened'))),
  );
  await waitFor(() => expect(within(list).getByRole('row', { name: /程立/ })).toHaveTextContent(grzh));
  expect(list).not.toHaveTextContent('待设立');
  expect(list).not.toHaveTextContent(NEW_PHONES.employee);
});

it('who only checks is told so at the door of every business, before anything is filled in', async () => {
  await centre.transact((tx) => switchTo(tx, '1'));
  const entry = flowByCode('GJ0305', 'unit');
  if (!entry) throw new Error('GJ0305 is not registered');
  const open = (who: keyof typeof OPERATORS) =>
    openPage(centre, dwzh, entry.path, <FlowPage entry={entry} />, '2', { operator: OPERATORS[who].jbrzjhm });
  const { unmount } = await open('邢芳');
  expect(await screen.findByText('暂时不能办理')).toBeVisible();
  expect(screen.getByText('本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['返回首页']);
  unmount();
  await open('吴晓东');
  expect(await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' })).toBeVisible();
});

it('switched off, what is above the limit still waits, and the list of cases says who, how many and how much', async () => {
  await centre.transact((tx) => switchTo(tx, '0', '100000.00'));
  const small = await prepare();
  expect(await stateOf()).toBe('02');
  const { ywlsh } = await centre.transact((tx) => handIn(tx));
  await openPage(centre, dwzh, OFFICE, <MyOffice />, '2', { operator: OPERATORS.邢芳.jbrzjhm });
  const row = await screen.findByRole('row', { name: new RegExp(ywlsh) });
  for (const said of ['待单位复核', '吴晓东', '47人', '¥106,992.00汇缴金额']) expect(row).toHaveTextContent(said);
  // A figure that nobody pays says what it is.
  expect(screen.getByRole('row', { name: new RegExp(small) })).toHaveTextContent('¥2,688.00月缴存额减少');
  expect(screen.getByRole('row', { name: new RegExp(small) })).not.toHaveTextContent('待单位复核');
});

it('what an agreement brought about is checked by another than who agreed to it; sent back it is remitted by hand', async () => {
  await centre.transact((tx) => switchTo(tx, '0', '100000.00'));
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-15' }));
  const ywlsh = await centre.transact(
    (tx) => listCases(tx, clerk(OPERATORS.邢芳), { page: 1, size: 1 }).list[0]?.ywlsh ?? '',
  );
  const { user } = await openCase(ywlsh, '邢芳');
  expect(await overview()).toHaveTextContent('通过后从约定的账户扣款；退回的须自行办理汇缴');
  await user.click(screen.getByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回' }));
  await user.type(dialog.getByRole('textbox', { name: '退回原因' }), '本月改用转账');
  await user.click(dialog.getByRole('button', { name: '确定退回' }));
  await waitFor(async () => expect(await overview()).toHaveTextContent('下一步：自行办理汇缴'));
  expect(screen.queryByRole('button', { name: '去补正' })).toBeNull();
});
