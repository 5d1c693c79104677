import { Blob as NodeBlob } from 'node:buffer';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { bookArrival } from '@mocks/centre/remittance/transfers';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchBusinessNumber, fetchCases, withdrawCase } from '@/api/cases/business';
import { deleteDraft, fetchDraft, fetchDraftBlock, saveDraft } from '@/api/cases/drafts';
import { confirmRoster, fetchRemittances } from '@/api/unit/remittance';
import { remittanceCode } from '@/domain/deposit/remittance';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { payrollImport } from '@/flows/unit/deposit/roster/payroll-import';
import { type WrittenColumn, writeWorkbook } from '@/lib/sheets/write-workbook';
import { saveBeforeEnd } from '@/session/opening/session-ending';
import { chooseOption, optionsOf } from '../../../choose-option';
import { workerHere } from '../../../engine/import/worker-here';
import { PEOPLE, UNITS } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密.dwzh;
const LIST = { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: UNITS.华夏精密.hjje };

let centre: TestCentre;
/** Answers with rows of the list wait for it. */
let roster = Promise.resolve();
beforeAll(async () => {
  const gateway = async (path: string, answer: Response) => {
    if (path.includes('hjpz/getQc')) await roster;
    return answer;
  };
  centre = await startTestCentre({ today: '2026-11-21', gateway });
});
afterEach(() => {
  roster = Promise.resolve();
  vi.unstubAllGlobals();
  return centre.reset();
});
afterAll(() => centre.close());

/** The business as left off at a step, with these values typed. */
async function resumeAt(step: string, values: Record<string, unknown>, account = HUAXIA) {
  const entry = flowByCode('GJ0201', 'unit');
  if (!entry) throw new Error('GJ0201 is not registered');
  await signedIn(centre, account, '2');
  await deleteDraft('GJ0201');
  const ywlsh = await fetchBusinessNumber('GJ0201');
  await saveDraft({ ywlx: 'GJ0201', ywlsh, bbh: 3, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
  const view = await openPage(centre, account, entry.path, <FlowPage entry={entry} />, '2');
  await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
  return { ...view, ywlsh };
}

/** The page opened anew, as after a reload. */
async function reopened(account = HUAXIA) {
  const entry = flowByCode('GJ0201', 'unit');
  if (!entry) throw new Error('GJ0201 is not registered');
  const view = await openPage(centre, account, entry.path, <FlowPage entry={entry} />, '2');
  await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
  return view;
}

/** A base of 1 fen from December on. */
function lowerLiuYang(tx: Transaction): void {
  const table = tx.store.table<{ spans: { from: string; to?: string; base: bigint }[] }>('persons');
  const member = table.get(PEOPLE.刘洋.grzh);
  const [last] = member?.spans.slice(-1) ?? [];
  if (!member || !last) throw new Error('No member');
  const spans = [...member.spans.slice(0, -1), { ...last, to: '2026-11' }, { ...last, from: '2026-12', base: 1n }];
  table.put(PEOPLE.刘洋.grzh, { ...member, spans });
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: '下一步' }));
const confirmedList = async () => {
  await signedIn(centre, HUAXIA, '2');
  return { hjksfs: '2', mx: await confirmRoster(LIST) };
};
const pick = async (label: string, option: string) => {
  await chooseOption(await screen.findByLabelText(label), option);
};

it('goes month by month only, and says what is missing', async () => {
  const { user } = await resumeAt('form:choose', { hjksfs: '' });
  await screen.findByRole('heading', { name: '选择月份' });
  const unit = screen.getByRole('region', { name: '单位信息' });
  expect(unit).toHaveTextContent('应汇缴年月2026-12');
  expect(screen.getByRole('region', { name: '汇缴年月与清册来源' })).toHaveTextContent('最迟缴款日2026-12-15');
  await next(user);
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('请选择清册来源');
  await retype(user, '汇缴年月', '2027-01');
  await user.click(screen.getByRole('radio', { name: /沿用上月并计入已办变更/ }));
  await next(user);
  expect(screen.getByRole('alert')).toHaveTextContent('请先完成2026-12的汇缴');
  expect((await fetchCases({ page: 1, size: 5 })).total).toBe(0);
});

it('does not let a list pass that does not balance, nor one that is not confirmed', async () => {
  const { user } = await resumeAt('form:roster', { hjksfs: '1' });
  expect(await screen.findByText('本月清册金额不平，请核对变动人员')).toBeVisible();
  const balance = screen.getByLabelText('清册平衡');
  expect(balance).toHaveTextContent('上月48人¥109,101.60');
  expect(balance).toHaveTextContent('≠本月汇缴48人¥109,101.60');
  expect(screen.getByRole('button', { name: '确认清册' })).toBeDisabled();
  await next(user);
  expect(await screen.findByRole('link', { name: '请核对并确认汇缴清册' })).toBeVisible();
});

it('shows the list as a difference to last month and keeps the confirmation', async () => {
  const { user } = await resumeAt('form:roster', { hjksfs: '2' });
  const table = await screen.findByRole('table', { name: '汇缴清册明细' });
  expect(within(table).getAllByRole('row')).toHaveLength(50);
  await user.click(screen.getByRole('checkbox', { name: '仅看变动（3人）' }));
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(table).toHaveTextContent('封存');
  expect(table).toHaveTextContent('基数由5,220.00元调整为5,820.00元');
  expect(table).not.toHaveTextContent(/\d{17}[\dX]/);
  await user.click(screen.getByRole('button', { name: '确认清册' }));
  expect(await screen.findByText(/清册已确认，确认单号QC\d{14}/)).toBeVisible();
  await next(user);
  expect(await screen.findByRole('heading', { name: '缴款', level: 2 })).toBeVisible();
});

it('compares with a payroll, changes nothing, and wants the differences looked at', async () => {
  // That of jsdom cannot be read as a stream, as every browser's can.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('Worker', workerHere(payrollImport));
  const { user, unmount } = await resumeAt('form:roster', { hjksfs: '3' });
  await screen.findByRole('table', { name: '汇缴清册明细' });
  await user.click(screen.getByRole('button', { name: '确认清册' }));
  expect(await screen.findByText('请先导入工资文件比对，并核对其中的差异')).toBeVisible();
  const columns: WrittenColumn[] = [
    { title: '姓名', width: 10, kind: 'text' },
    { title: '身份证号', width: 20, kind: 'text' },
    { title: '公积金基数', width: 10, kind: 'number' },
  ];
  const file = await writeWorkbook('工资', columns, [
    ['张建国', PEOPLE.张建国.zjhm, '18500.00'],
    ['刘洋', PEOPLE.刘洋.zjhm, '11200.00'],
    ['王新人', '110101199901010011', '6000.00'],
  ]);
  const input = await screen.findByLabelText('选择工资文件（.xlsx）');
  await user.upload(input, new File(['<html>'], '工资.xlsx'));
  expect(await screen.findByText(/文件实际是网页/)).toBeVisible();
  await user.upload(input, new File([await file.arrayBuffer()], '工资.xlsx'));
  expect(await screen.findByText('工资.xlsx与清册有48处不同，1人一致')).toBeVisible();
  expect(screen.getByText('清册有、文件没有：46人')).toBeVisible();
  const comparison = within(screen.getByRole('region', { name: '工资文件比对' }));
  expect(comparison.getByText('¥18,500.00').closest('tr')).toHaveTextContent('100000000001张建国¥18,000.00');
  expect(comparison.getByText('王新人').closest('tr')).toHaveTextContent('4王新人110***********0011');
  for (const [name, path] of [
    ['封存', '/dwwt/jcyw/grzh_fc'],
    ['启封', '/dwwt/jcyw/grzh_qf'],
    ['个人账户设立', '/dwwt/jcyw/grzh_sl'],
    ['缴存基数调整', '/dwwt/jcyw/js_tz'],
  ] as const) {
    expect(comparison.getByText(name)).toHaveAttribute('href', path);
  }
  expect(screen.getByLabelText('清册平衡')).toHaveTextContent('48人¥109,680.00');
  await user.click(screen.getByRole('button', { name: '确认清册' }));
  expect(screen.getByText('请先导入工资文件比对，并核对其中的差异')).toBeVisible();
  await user.click(comparison.getByLabelText(/以上差异已逐一核对/));
  // Away to put a difference right, or the page is gone: the comparison and what was said to it are still there.
  await user.click(screen.getByRole('button', { name: '上一步' }));
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  expect(await screen.findByText('工资.xlsx与清册有48处不同，1人一致')).toBeVisible();
  expect(screen.getByLabelText(/以上差异已逐一核对/)).toBeChecked();
  await saveBeforeEnd();
  unmount();
  const [block = ''] = (await fetchDraft('GJ0201'))?.mxk?.gzwj ?? [];
  const kept = JSON.stringify(await fetchDraftBlock('GJ0201', block));
  expect(kept).toContain('王新人');
  // Neither of those on the list nor of those that are not.
  expect(kept).not.toMatch(/\d{17}[\dX]/);
  const back = await reopened();
  expect(await screen.findByText('工资.xlsx与清册有48处不同，1人一致')).toBeVisible();
  expect(screen.getByLabelText(/以上差异已逐一核对/)).toBeChecked();
  await back.user.click(screen.getByRole('button', { name: '确认清册' }));
  expect(await screen.findByText(/清册已确认/)).toBeVisible();
});

it('pays from the pending balance within what is there, the rest by transfer', async () => {
  await centre.transact((tx) =>
    bookArrival(tx, {
      dwzh: HUAXIA,
      fkhm: '',
      fkzh: '',
      fse: '50000.00',
      fy: remittanceCode(HUAXIA, '2026-12'),
      lsh: '',
    }),
  );
  const { user } = await resumeAt('form:pay', { ...(await confirmedList()), ywwd: '0101' });
  await pick('汇缴方式', '暂存款抵缴');
  const used = await screen.findByLabelText('使用暂收余额');
  await user.type(used, '50000.01');
  await user.tab();
  expect(screen.getByText('使用暂收余额不能大于可用暂收余额')).toBeVisible();
  await user.clear(used);
  await user.type(used, '50000');
  await user.tab();
  expect(screen.getByRole('region', { name: '缴款方式' })).toHaveTextContent('尚需转账¥59,680.00');
  expect(await screen.findByRole('button', { name: '复制缴款附言码' })).toBeVisible();
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent('汇缴已受理，待缴款已到账50,000.00元，尚差59,680.00元');
  for (const label of ['尚需缴款', '收款账号', '缴款附言码']) {
    expect(within(receipt).getByRole('button', { name: `复制${label}` })).toBeVisible();
  }
  expect((await fetchRemittances({ ksny: '2026-12', page: 1, size: 5 })).list).toMatchObject([
    { zt: '2', dzje: '50000.00', ceje: '59680.00' },
  ]);
});

it('debits an account of the unit; a failure leaves the list waiting and says so', async () => {
  await centre.transact((tx) => setDebitSwitch(tx, { dwzh: HUAXIA, fail: true, yy: '' }));
  const { user } = await resumeAt('form:pay', { ...(await confirmedList()), ywwd: '0101' });
  await pick('汇缴方式', '数字人民币');
  await next(user);
  expect(screen.getByRole('alert')).toHaveTextContent('请选择付款账户');
  const accounts = optionsOf(screen.getByRole('combobox', { name: '付款账户' }));
  expect(accounts.filter((label) => /数字人民币（建设银行）/.test(label))).toHaveLength(1);
  expect(accounts.filter((label) => /中国工商银行/.test(label))).toEqual([]);
  await pick('付款账户', '数字人民币（建设银行） 0052********1234');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('业务状态扣款失败');
  const failed = within(screen.getByRole('region', { name: '受理回执' })).getByRole('alert');
  expect(failed).toHaveTextContent(/汇缴已受理，扣款失败.*付款账户余额不足，将于2026-11-28再次扣款109,680.00元/);
  expect(screen.queryByText('提交成功')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '受理回执' })).not.toHaveTextContent(/收款账号|附言/);
});

it('is paid at once by a debit that goes through', async () => {
  const { user } = await resumeAt('form:pay', { ...(await confirmedList()), ywwd: '0101' });
  await pick('汇缴方式', '委托扣款');
  await pick('付款账户', '中国建设银行 3100************2345');
  expect(document.body.innerHTML).not.toContain('31001502500056012345');
  await next(user);
  expect(await screen.findByRole('region', { name: '汇缴清册' })).toHaveTextContent('本月汇缴48人，¥109,680.00');
  await user.dblClick(await screen.findByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent('业务状态办结');
  expect(receipt).toHaveTextContent('凭证可以在“汇缴记录”中打印或下载');
  expect((await fetchRemittances({ ksny: '2026-12', page: 1, size: 5 })).list).toMatchObject([
    { zt: '4', ceje: '0.00' },
  ]);
});

it('a list that changed after it was confirmed is refused at its place', async () => {
  const values = { ...(await confirmedList()), hjfs: '03', ywwd: '0101' };
  await centre.transact(lowerLiuYang);
  const { user } = await resumeAt('confirm', values);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const link = await screen.findByRole('link', { name: '确认之后又办理了人员变更，请重新核对并确认清册' });
  await user.click(link);
  await waitFor(() => expect(screen.getByRole('heading', { name: '核对清册' })).toBeVisible());
  expect((await fetchCases({ page: 1, size: 5 })).total).toBe(0);
});

it('a draft whose confirmation is used up asks for the list to be confirmed anew', async () => {
  const values = { ...(await confirmedList()), hjfs: '03', ywwd: '0101' };
  const first = await resumeAt('confirm', values);
  await first.user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByRole('region', { name: '受理回执' });
  await withdrawCase(first.ywlsh);
  first.unmount();
  const { user } = await resumeAt('form:roster', values);
  await user.click(await screen.findByRole('button', { name: '确认清册' }));
  expect(await screen.findByText(/清册已确认，确认单号QC/)).toBeVisible();
});

/** Opens the business as somebody who comes for it, agrees and looks at the notice. */
async function begun() {
  const entry = flowByCode('GJ0201', 'unit');
  if (!entry) throw new Error('GJ0201 is not registered');
  const view = await openPage(centre, HUAXIA, entry.path, <FlowPage entry={entry} />, '2');
  await acceptAgreement(view.user);
  return view;
}

it('a month like the last: shows how it was paid and who changed, and one press confirms and hands in', async () => {
  const { user } = await begun();
  expect(await screen.findByRole('region', { name: '与2026-11相同' })).toHaveTextContent(
    /汇缴年月2026-12.*委托扣款.*中国建设银行 3100\*+2345.*受理网点/,
  );
  await user.click(screen.getByRole('button', { name: '按上次办理' }));
  const list = await screen.findByRole('table', { name: '汇缴清册明细' });
  expect(screen.getByRole('heading', { name: '核对确认' })).toBeVisible();
  expect(within(list).getAllByRole('row')).toHaveLength(4);
  await user.click(screen.getByRole('checkbox', { name: '仅看变动（3人）' }));
  expect(within(list).getAllByRole('row')).toHaveLength(50);
  expect((await fetchRemittances({ ksny: '2026-12', page: 1, size: 5 })).total).toBe(0);
  await user.click(screen.getByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent('业务状态办结');
  expect(receipt).toHaveTextContent(/清册确认单号QC\d{14}/);
  expect((await fetchRemittances({ ksny: '2026-12', page: 1, size: 5 })).list).toMatchObject([{ hjfs: '02', zt: '4' }]);
});

it('a press while the list is still being read waits and goes on by itself', async () => {
  const { user } = await begun();
  let send = () => {};
  roster = new Promise((resolve) => {
    send = resolve;
  });
  await user.click(await screen.findByRole('button', { name: '按上次办理' }));
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/正在读取汇缴清册.*读取完后自动提交/)).toBeVisible();
  expect(screen.queryByText('请核对并确认汇缴清册')).toBeNull();
  // Who would rather look again goes back.
  expect(screen.getByRole('button', { name: '上一步' })).toBeEnabled();
  send();
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('业务状态办结');
  expect((await fetchRemittances({ ksny: '2026-12', page: 1, size: 5 })).list).toMatchObject([{ hjfs: '02', zt: '4' }]);
});

it('a press while a list is read that cannot be confirmed unseen says so, and hands nothing in', async () => {
  const { user } = await resumeAt('confirm', { hjksfs: '1', hjfs: '03', ywwd: '0101' });
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('本月清册须逐项核对，请点击“修改”查看原因')).toBeVisible();
  expect(await screen.findByRole('link', { name: '请核对并确认汇缴清册' })).toBeVisible();
  expect((await fetchCases({ page: 1, size: 5 })).total).toBe(0);
});

it('a list that changed while it was being looked at is not confirmed unseen', async () => {
  const { user } = await begun();
  await user.click(await screen.findByRole('button', { name: '按上次办理' }));
  await screen.findByRole('table', { name: '汇缴清册明细' });
  await centre.transact(lowerLiuYang);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('清册已变化，请重新核对后再确认')).toBeVisible();
  expect((await fetchCases({ page: 1, size: 5 })).total).toBe(0);
  await user.click(screen.getByRole('button', { name: '刷新清册' }));
  // Whoever is quick submits in the moment the new list stands on the page: that list is what is confirmed.
  const quick = new MutationObserver(() => {
    if (!screen.queryByRole('checkbox', { name: '仅看变动（4人）', checked: true })) return;
    quick.disconnect();
    screen.getByRole('button', { name: '提交' }).click();
  });
  quick.observe(document.body, { subtree: true, childList: true, characterData: true });
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('业务状态办结');
});
