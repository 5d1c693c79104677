import { cases } from '@mocks/centre/cases/case-states';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { buildings } from '@mocks/centre/loans/buildings';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchBorrowers } from '@/api/loan/borrowers';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import Borrowers from '@/lists/developer/borrowers';
import Funds from '@/lists/developer/funds';
import Houses from '@/lists/developer/houses';
import Projects from '@/lists/developer/projects';
import Buildings from '@/pages/developer/Buildings';
import CaseDetail from '@/pages/my-office/CaseDetail';
import { fileCentre } from '../file-centre';
import '@/pages/registry';
import { ZHOU_KAI } from '../centre/fixture';
import { applyForLoan, COUPLE, DEVELOPER } from '../centre/loan-fixture';
import { addPapers } from '../centre/submit';
import { chooseOption, optionsOf } from '../choose-option';
import { agree } from '../flows/flow-steps';
import { openPage } from '../flows/open-page';
import { DEVELOPERS, PEOPLE } from '../people';

const centre = fileCentre();

/** 周凯's application, approved: it waits for the developer. */
async function waitingSale(): Promise<string> {
  const ywlsh = await centre.transact((tx) => applyForLoan(tx, ZHOU_KAI, COUPLE));
  await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
  return ywlsh;
}

describe('按揭客户', () => {
  const open = () => openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/dk_cx/ajkh', <Borrowers />, '3');

  it('is empty with words until somebody borrows', async () => {
    await open();
    expect(await screen.findByText(/暂无按揭客户/)).toBeVisible();
  });

  it('is asked by one state, of those that a developer can see', async () => {
    await waitingSale();
    await open();
    const state = await screen.findByRole('combobox', { name: '状态' });
    const states = optionsOf(state);
    expect(states).toHaveLength(8);
    expect(states.join()).not.toMatch(/草稿|补正|办结/);
    await chooseOption(state, '已发放');
    // Not that there is none at all.
    expect(await screen.findByText('没有符合条件的按揭客户')).toBeVisible();
    await chooseOption(state, states[1] ?? '');
    expect(await screen.findByRole('button', { name: /^去确认/ })).toBeVisible();
    expect(screen.getAllByRole('combobox', { name: /状态/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /筛选/ })).toBeNull();
  });

  it('refuses a sale only with a reason, which the borrower reads', async () => {
    const ywlsh = await waitingSale();
    const { user } = await open();
    const row = await screen.findByRole('row', { name: new RegExp(ywlsh) });
    expect(row).toHaveTextContent('周*');
    expect(row).toHaveTextContent('3号楼1单元101室');
    expect(row).toHaveTextContent('¥1,000,000.00');
    await user.click(within(row).getByRole('button', { name: '去确认3号楼1单元101室' }));
    const dialog = await screen.findByRole('dialog', { name: '确认售房信息' });
    expect(dialog).toHaveTextContent('首付款¥650,720.00');
    await user.click(within(dialog).getByRole('button', { name: '不予确认' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('不予确认时请填写原因');
    await user.type(within(dialog).getByLabelText('不予确认的原因'), '购房合同已解除');
    await user.click(within(dialog).getByRole('button', { name: '不予确认' }));
    expect(
      await within(await screen.findByRole('row', { name: new RegExp(ywlsh) })).findByText('不予确认'),
    ).toBeVisible();
    const record = await centre.transact((tx) => cases(tx.store).get(ywlsh));
    expect(record).toMatchObject({ ywzt: '86', sbyy: { yy: '开发商不予确认：购房合同已解除' } });
    const [kept] = (await fetchBorrowers({ ywzt: '86', page: 1, size: 5 })).list;
    expect(kept).toMatchObject({ ywlsh, kfsyy: '购房合同已解除', kfsqrsj: expect.stringContaining('2026-11-21') });
  });

  it('says in the dialog when the centre does not take it', async () => {
    await waitingSale();
    await centre.fault({ path: '/kfslpxx/qrAjkh', kind: 'code', value: '1', times: 1 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^去确认/ }));
    const dialog = await screen.findByRole('dialog', { name: '确认售房信息' });
    await user.click(within(dialog).getByRole('button', { name: '确认属实' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.type(within(dialog).getByRole('button', { name: '确认属实' }), '{Enter}', { skipClick: true });
    const word = await screen.findByRole('cell', { name: '已确认' });
    // Its button has gone: the focus stays with the row.
    expect(word.closest('tr')).toHaveFocus();
  });

  it('opens the sale that a to-do or a message names; once confirmed, what asked for it is over', async () => {
    const ywlsh = await waitingSale();
    const told = () =>
      centre.transact((tx) =>
        listMessages(tx, DEVELOPER, { page: 1, size: 9 }).list.find(({ title }) => title.startsWith('按揭贷款待确认')),
      );
    const message = await told();
    expect(message?.lj).toBe(`/kfswt/cx_yw/dk_cx/ajkh?ywlsh=${ywlsh}`);
    const { user } = await openPage(centre, DEVELOPERS.安居置业.kfsbh, message?.lj ?? '', <Borrowers />, '3');
    const dialog = await screen.findByRole('dialog', { name: '确认售房信息' });
    expect(dialog).toHaveTextContent(ywlsh);
    // Whose contract it is that is answered for.
    expect(dialog).toHaveTextContent('购房人周凯（证件尾号3316）');
    expect(dialog).toHaveTextContent('购房合同编号YWQ2026110101');
    await user.click(within(dialog).getByRole('button', { name: '确认属实' }));
    expect(await screen.findByRole('cell', { name: '已确认' })).toBeVisible();
    expect(await told()).toMatchObject({ title: '按揭贷款待确认：贵公司已确认', ydzt: '1' });
  });
});

it('楼栋表 shows buildings and how many homes are under loan', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/ldb', <Buildings />, '3');
  const table = await screen.findByRole('region', { name: '楼栋表' });
  expect(await within(table).findByRole('row', { name: /3号楼/ })).toHaveTextContent('80%');
  expect(within(table).getByRole('row', { name: /1号楼/ })).toHaveTextContent('未准入');
  expect(screen.getByRole('region', { name: '楼盘概况' })).toHaveTextContent('已贷套数（含抵押）118套');
});

it('a building as a picture: every home in words, by the arrow keys, sold and given back', async () => {
  const { user } = await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/ldb', <Buildings />, '3');
  await user.click(await screen.findByRole('button', { name: '看房屋：3号楼' }));
  const unit = await screen.findByRole('table', { name: '3号楼1单元' });
  // The picture stands below what was in sight: whoever asked for it is taken there.
  expect(screen.getByRole('heading', { name: '3号楼的房屋' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '导入或新增楼栋' })).toHaveAttribute(
    'href',
    '/kfswt/cx_yw/lp_cx/ldb/dr?lpbh=LP00000001',
  );
  expect(within(unit).getAllByRole('button')).toHaveLength(60);
  const legend = screen.getByRole('radiogroup', { name: '各状态套数' });
  expect(legend).toHaveTextContent(/全部120套可售\d+套贷款申请中0套已售\d+套已贷\d+套抵押0套/);
  await user.click(within(legend).getByRole('radio', { name: /^已贷/ }));
  await waitFor(() => expect(within(unit).queryByRole('button', { name: /可售/ })).toBeNull());
  expect(within(unit).getAllByRole('button', { name: /已贷/ }).length).toBeGreaterThan(0);
  await user.click(within(legend).getByRole('radio', { name: /^全部/ }));
  const first = await within(unit).findByRole('button', { name: '3号楼1单元101 可售' });
  // One of the unit's homes is in the way of Tab, the arrows lead to the others.
  expect(first).toHaveAttribute('tabindex', '0');
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(within(unit).getByRole('button', { name: /单元102/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(within(unit).getByRole('button', { name: /单元201/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '安居·翠湖苑3号楼1单元101室' });
  const layout = within(dialog).getByLabelText('户型');
  await user.clear(layout);
  await user.click(within(dialog).getByRole('button', { name: '保存户型' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('请输入户型');
  await user.type(layout, '三室两厅');
  await user.click(within(dialog).getByRole('button', { name: '保存户型' }));
  expect(await screen.findByText('已更新')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: '3号楼1单元101 可售' }));
  const sale = await screen.findByRole('dialog', { name: '安居·翠湖苑3号楼1单元101室' });
  expect(within(sale).getByText('三室两厅')).toBeVisible();
  await user.click(within(sale).getByRole('button', { name: '登记售出' }));
  expect(await within(sale).findByRole('alert')).toHaveTextContent('请输入购买人姓名');
  await user.type(within(sale).getByLabelText('购买人姓名'), '冯军');
  await user.type(within(sale).getByLabelText('购买人证件号码'), PEOPLE.冯军.zjhm);
  await user.type(within(sale).getByLabelText('购房合同编号'), 'YWQ2026110001');
  await user.type(within(sale).getByLabelText('合同签订日期'), '2026-11-20');
  await user.click(within(sale).getByRole('button', { name: '登记售出' }));
  const sold = await screen.findByRole('button', { name: '3号楼1单元101 已售' });
  await user.click(sold);
  const again = await screen.findByRole('dialog', { name: '安居·翠湖苑3号楼1单元101室' });
  expect(again).toHaveTextContent('由开发商登记售予冯*（合同YWQ2026110001）');
  await user.click(within(again).getByRole('button', { name: '退房' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByRole('button', { name: '3号楼1单元101 可售' })).toBeVisible();
});

it('楼盘列表 shows what was agreed and leads on; 台账 says how the balance follows', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/lplb', <Projects />, '3');
  const row = await screen.findByRole('row', { name: /安居·翠湖苑/ });
  expect(row).toHaveTextContent('5%');
  // What one compares stands first, what can be done stays in sight at the end.
  const heads = within(screen.getByRole('table', { name: '楼盘列表' })).getAllByRole('columnheader');
  const labels = heads.map((head) => head.textContent ?? '');
  expect(labels.slice(0, 6).join('，')).toMatch(/楼盘名称.*状态.*总套数.*可贷套数.*已贷套数.*准入日期/);
  expect(labels.at(-1)).toContain('操作');
  expect(within(row).getByRole('link', { name: '导入楼栋：安居·翠湖苑' })).toHaveTextContent('导入楼栋');
  expect(within(row).getByRole('link', { name: '变更安居·翠湖苑' })).toHaveAttribute(
    'href',
    '/kfswt/cx_yw/lp_cx/lpzr_sq?sqlx=2&lpbh=LP00000001',
  );
  expect(within(row).getByRole('link', { name: '查看安居·翠湖苑的楼栋表' })).toHaveAttribute(
    'href',
    '/kfswt/cx_yw/lp_cx/ldb?lpbh=LP00000001',
  );
  expect(within(row).getByRole('link', { name: '导入楼栋：安居·翠湖苑' })).toHaveAttribute(
    'href',
    '/kfswt/cx_yw/lp_cx/ldb/dr?lpbh=LP00000001',
  );
  // What is in review has nothing to be changed yet: it leads to its application, as that leads back.
  const waiting = within(screen.getByRole('row', { name: /安居·山语城/ }));
  expect(waiting.queryByRole('link', { name: /变更/ })).toBeNull();
  const way = waiting.getByRole('link', { name: '查看办件：安居·山语城的楼盘准入申请' }).getAttribute('href') ?? '';
  expect(way).toMatch(/^\/kfswt\/MyOffice\/detail\?ywlsh=\d{20}$/);
  cleanup();
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, way, <CaseDetail />, '3');
  expect(await screen.findByRole('link', { name: '查看楼盘' })).toHaveAttribute(
    'href',
    '/kfswt/cx_yw/lp_cx/ldb?lpbh=LP00000004',
  );
  expect(screen.getByRole('region', { name: '申请内容' })).toHaveTextContent('安居·山语城');
});

it('保证金/放款台账 is empty with words until a loan is paid out', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/dk_cx/bzjtz', <Funds />, '3');
  expect(await screen.findByText(/没有放款和保证金/)).toBeVisible();
  expect(await screen.findByRole('region', { name: '保证金平衡' })).toHaveTextContent(
    '期初保证金¥12,512,500.00加：存入¥0.00减：退还¥0.00期末保证金¥12,512,500.00',
  );
});

it('房屋明细 shows each home with its state', async () => {
  await openPage(centre, DEVELOPERS.安居置业.kfsbh, '/kfswt/cx_yw/lp_cx/fwmx', <Houses />, '3');
  await chooseOption(await screen.findByRole('combobox', { name: '楼栋' }), /^3号楼/);
  const row = await screen.findByRole('row', { name: /¥1,650,720.00/ });
  expect(row).toHaveTextContent('101');
  expect(row).toHaveTextContent('可售');
});

async function begin(code: string, search: string) {
  const entry = flowByCode(code, 'developer');
  if (!entry) throw new Error(`${code} is not registered`);
  const { kfsbh } = DEVELOPERS.安居置业;
  const view = await openPage(centre, kfsbh, `${entry.path}${search}`, <FlowPage entry={entry} />, '3');
  await agree(view.user);
  return view;
}

it('of several that were returned the one is corrected that is named; the menu begins another one', async () => {
  const second = await centre.transact((tx) => {
    const { ywlsh: first = '' } = projectsOfDeveloper(tx, DEVELOPER).find(({ lpmc }) => lpmc === '安居·山语城') ?? {};
    const number = issueNumber(tx, DEVELOPER, 'KH0104');
    const asked = { sqlx: '2', lpbh: 'LP00000002', bzjbl: '', jgzh: '1100200000550055', ywwd: '0101', cns: '1' };
    addPapers(tx, DEVELOPER, number, ['0604']);
    submit(tx, DEVELOPER, { ywlx: 'KH0104', ywlsh: number, ...asked });
    for (const ywlsh of [first, number]) review(tx, { ywlsh, result: 'return', opinion: '请核对' });
    return { first, number };
  });
  const entry = flowByCode('KH0104', 'developer');
  if (!entry) throw new Error('Not registered');
  const open = (search: string) =>
    openPage(centre, DEVELOPERS.安居置业.kfsbh, `${entry.path}${search}`, <FlowPage entry={entry} />, '3');
  for (const number of [second.first, second.number]) {
    await open(`?ywlsh=${number}`);
    expect(await screen.findByText(new RegExp(`业务流水号${number}`))).toBeVisible();
    cleanup();
  }
  await open('');
  // Another one: its notice was read with the first.
  expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
  expect(screen.queryByText(/业务流水号/)).toBeNull();
});

it('a new building needs its day of completion: said in the form, not at the end, and gone when it is there', async () => {
  const { user } = await begin('KH0105', '?lpbh=LP00000001');
  const number = await screen.findByRole('textbox', { name: '楼栋号' });
  await user.type(number, '9号楼');
  await user.tab();
  await waitFor(() => expect(number).toHaveAccessibleDescription(/9号楼是新增的楼栋，请填写竣工日期/));
  await user.type(await screen.findByRole('textbox', { name: /^竣工日期/ }), '2028-06-30');
  await user.tab();
  await waitFor(() => expect(number).not.toHaveAccessibleDescription(/请填写竣工日期/));
});

it('another day of completion of a building that is there reads old → new beside it', async () => {
  const planned = await centre.transact(({ store }) => buildings(store).get('LP00000001-03')?.jgrq);
  const { user } = await begin('KH0105', '?lpbh=LP00000001');
  await user.type(await screen.findByRole('textbox', { name: '楼栋号' }), '3号楼');
  await user.type(await screen.findByRole('textbox', { name: /^竣工日期/ }), '2026-11-20');
  await user.tab();
  expect(await screen.findByText(`${planned}（预计） → 2026-11-20（已竣工），由中心审核后生效`)).toBeVisible();
});

it.each([
  ['KH0104', '?sqlx=2&lpbh=LP00000002', '安居·云锦里（准入）'],
  ['KH0105', '?lpbh=LP00000002', '安居·云锦里（准入）'],
  ['KH0105', '?lpbh=LP99999999', ''],
])('%s begins with the property that the way there named: %s', async (code, search, label) => {
  await begin(code, search);
  const chosen = await screen.findByRole('combobox', { name: /^楼盘/ });
  expect(chosen).toHaveDisplayValue(label);
});

it('an application of its own says by whom it was handed in', async () => {
  const ywlsh = await centre.transact((tx) => {
    const number = issueNumber(tx, DEVELOPER, 'KH0103');
    submit(tx, DEVELOPER, { ywlx: 'KH0103', ywlsh: number, lxr: '宁远' });
    return number;
  });
  const { kfsbh, kfsmc } = DEVELOPERS.安居置业;
  await openPage(centre, kfsbh, `/kfswt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />, '3');
  const overview = await screen.findByRole('region', { name: '办件概况' });
  expect(overview).toHaveTextContent(`申请人${kfsmc}`);
  expect(overview).toHaveTextContent(`开发商编号${kfsbh}`);
  expect(overview).toHaveTextContent('联系人宁静');
  // It is about no sum.
  expect(overview).not.toHaveTextContent('申请金额');
});
