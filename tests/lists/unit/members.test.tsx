import { findListExport } from '@mocks/centre/documents/export-numbers';
import { persons } from '@mocks/centre/kernel/people';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import '@/flows/registry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchTablePreference, saveTablePreference } from '@/api/session/individuation';
import MemberList from '@/lists/unit/members';
import { chooseOption } from '../../choose-option';
import { later, takeClock } from '../../clock';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';
import { onPhone } from '../../ui/phone';
import { catchDownloads } from '../../ui/table/downloads';
import { printedPage } from '../list-page';

const PATH = '/dwwt/cxyw/zglb';
const TABLE = { path: PATH, navName: 'zglb' };
const CALL = '/jcdwxx/zgxx/getList';

const centre = fileCentre();

const open = async (unit = UNITS.华夏精密.dwzh) => {
  const page = await openPage(centre, unit, PATH, <MemberList />, '2');
  await screen.findByText(unit === UNITS.华夏精密.dwzh ? PEOPLE.张建国.grzh : '130000000000');
  return page;
};

// Rows and cells straight from the table: asking for hundreds of them by role takes seconds.
const table = () => screen.getByRole<HTMLTableElement>('table', { name: '职工列表' });
const heads = () => [...(table().tHead?.rows[0]?.cells ?? [])].map((head) => head.firstChild?.textContent ?? '');
const column = (label: string) => {
  const at = heads().indexOf(label);
  const rows = [...(table().tBodies[0]?.rows ?? [])].filter((row) => !row.ariaHidden);
  return rows.map(({ cells }) => cells[at]?.textContent);
};

it('shows the members in pages of 20, masked, their state as a word', async () => {
  await open();
  // Whose row it is, then the money; what can be done stays in sight at the right.
  expect(heads().slice(0, 5)).toEqual(['个人账号', '姓名', '缴存基数', '月缴存额', '账户状态']);
  expect(heads().at(-1)).toBe('办理');
  expect(column('姓名')).toHaveLength(20);
  expect(column('证件号码')[0]).toBe('110***********1219');
  expect(column('账户状态')[0]).toBe('正常');
  expect(column('缴存基数')[0]).toBe('¥18,000.00');
  expect(screen.getByText(/^共\d+条$/)).toBeVisible();
  expect(screen.getByText(/^数据截至 2026-11-21 /)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(PEOPLE.张建国.zjhm);
});

it('looks for somebody once the typing pauses', async () => {
  const { user, router } = await open();
  const asked = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await user.type(screen.getByLabelText('姓名、账号或证件号码'), '张建国');
  await waitFor(() => expect(column('姓名')).toEqual(['张建国']));
  // Who was looked for stays out of the address.
  expect(router.state.location.search).toBe('');
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
  await user.clear(screen.getByLabelText('姓名、账号或证件号码'));
  await user.type(screen.getByLabelText('姓名、账号或证件号码'), '查无此人');
  expect(await screen.findByText('没有符合条件的职工')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(column('姓名')).toHaveLength(20));
});

it('says what is wrong with a base and asks nothing then', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('缴存基数下限'), '一万');
  expect(await screen.findByText('请填写金额，最多两位小数')).toBeVisible();
  expect(column('姓名')).toHaveLength(20);
  await user.clear(screen.getByLabelText('缴存基数下限'));
  await user.click(screen.getByLabelText('缴存基数下限'));
  await user.paste(' 18,000元');
  await user.type(screen.getByLabelText('缴存基数上限'), '18000');
  await waitFor(() => expect(new Set(column('缴存基数'))).toEqual(new Set(['¥18,000.00'])));
  await user.clear(screen.getByLabelText('缴存基数上限'));
  await user.type(screen.getByLabelText('缴存基数上限'), '17000');
  expect(await screen.findByText('下限不能大于上限')).toBeVisible();
});

it('puts them in order and narrows by state, in the heads', async () => {
  const { user } = await open();
  const byBase = screen.getByRole('button', { name: '缴存基数' });
  await user.click(byBase);
  expect(byBase.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(byBase);
  expect(byBase.closest('th')).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(column('缴存基数')[0]).toBe('¥18,000.00'));
  await user.click(byBase);
  expect(byBase.closest('th')).not.toHaveAttribute('aria-sort');
  await chooseOption(screen.getByRole('combobox', { name: '按账户状态筛选' }), '冻结');
  await waitFor(() => expect(column('姓名')).toEqual(['郑涛']));

  // 重置 takes the heads' filters back as well; a list that nothing is left of says how to go on.
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(column('姓名').length).toBeGreaterThan(1));
  await chooseOption(screen.getByRole('combobox', { name: '按账户状态筛选' }), '未开户');
  expect(await screen.findByText('没有符合条件的职工')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  await waitFor(() => expect(column('姓名').length).toBeGreaterThan(1));
});

it('shows the answer to the last question, whichever comes first', async () => {
  const { user } = await open();
  takeClock();
  await centre.fault({ path: CALL, kind: 'delay', value: 600 });
  await user.click(screen.getByRole('button', { name: '姓名' }));
  await chooseOption(screen.getByRole('combobox', { name: '按账户状态筛选' }), '冻结');
  await waitFor(() => expect(column('姓名')).toEqual(['郑涛']));
  await later(600);
  expect(column('姓名')).toEqual(['郑涛']);
});

it('lets columns be chosen, ordered and sized by keyboard, keeps them at the centre and resets them', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const dialog = screen.getByRole('dialog', { name: '列设置' });
  expect(within(dialog).getByRole('checkbox', { name: '个人账号（必显）' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: '证件号码' }));
  const up = within(dialog).getByRole('button', { name: '单位月缴存额上移' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(up).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('单位月缴存额已移到第1列');
  const width = within(dialog).getByLabelText('姓名列宽');
  await user.clear(width);
  await user.type(width, '5000');
  await user.tab();
  expect(width).toHaveValue('600');
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('列设置已保存')).toBeVisible();
  // Exactly what docs/specification.md 7.5 names: the list's key holds the account number and what was looked for.
  const body = JSON.parse(String(sent.mock.calls.at(-1)?.[0]));
  expect(body).toEqual({ ...TABLE, rule: expect.any(String) });
  expect(heads().slice(0, 4)).toEqual(['单位月缴存额', '个人账号', '姓名', '缴存基数']);
  unmount();

  await open();
  expect(heads().slice(0, 4)).toEqual(['单位月缴存额', '个人账号', '姓名', '缴存基数']);
  expect(heads()).not.toContain('证件号码');
  const kept = JSON.parse((await fetchTablePreference(TABLE))?.rule ?? '');
  expect(kept.columns.find(({ prop }: { prop: string }) => prop === 'xingming').width).toBe(600);

  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(await screen.findByText('已恢复默认列设置')).toBeVisible();
  expect(heads().slice(0, 3)).toEqual(['个人账号', '姓名', '缴存基数']);
  expect(await fetchTablePreference(TABLE)).toBeNull();
});

it('asks for no widths on a phone, where a row is a card', async () => {
  onPhone();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const dialog = within(screen.getByRole('dialog', { name: '列设置' }));
  expect(dialog.getByRole('button', { name: '姓名上移' })).toBeVisible();
  expect(dialog.queryByLabelText('姓名列宽')).toBeNull();
});

it('orders columns by dragging', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  fireEvent.dragStart(items[6] as Element, { dataTransfer });
  fireEvent.dragOver(items[0] as Element, { dataTransfer });
  fireEvent.drop(items[0] as Element, { dataTransfer });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('列设置已保存');
  expect(heads().slice(0, 2)).toEqual(['单位月缴存额', '个人账号']);
});

it('keeps the dialog and the old columns when saving fails', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(screen.getByRole('checkbox', { name: '证件号码' }));
  await centre.fault({ path: '/individuation/update', kind: 'status', value: 500 });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('服务接口异常，请反馈给管理员')).toBeVisible();
  expect(screen.getByText('保存失败，请重试')).toBeVisible();
  expect(heads()).toContain('证件号码');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('列设置已保存');
  expect(heads()).not.toContain('证件号码');
});

it('says that it is done where the centre says nothing of it', async () => {
  const { user } = await open();
  const value = JSON.stringify({ code: 0, msg: '', data: null });
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await centre.fault({ path: '/individuation/update', kind: 'answer', value });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('操作成功')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await centre.fault({ path: '/individuation/reset', kind: 'answer', value });
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(await screen.findByText('操作成功')).toBeVisible();
});

it('mends a preference of a hostile hand, and a page size that is not offered', async () => {
  await signedIn(centre, UNITS.华夏精密.dwzh, '2');
  const rule = '{"columns":[{"prop":"<img src=x>","isShow":true},{"prop":"yjce","width":-9},"zjhm"],"size":37}';
  await saveTablePreference({ ...TABLE, rule });
  await open();
  expect(heads()).toHaveLength(13);
  expect(heads().slice(0, 4)).toEqual(['月缴存额', '证件号码', '个人账号', '姓名']);
  expect(column('姓名')).toHaveLength(20);
});

it('is there as it comes when nobody knows what was chosen', async () => {
  await centre.fault({ path: '/individuation/getInfo', kind: 'html' });
  await centre.fault({ path: '/tableStyle/getInfo', kind: 'truncate' });
  await open();
  expect(heads()).toHaveLength(13);
});

it('keeps the page size that was chosen', async () => {
  const { unmount } = await open();
  await chooseOption(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
  await waitFor(() => expect(column('姓名').length).toBeGreaterThan(20));
  unmount();
  await open();
  expect(column('姓名').length).toBeGreaterThan(20);
});

it('hands out all members as a file with number and check code, masked, exact', async () => {
  const downloads = catchDownloads();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(screen.getByRole('checkbox', { name: '开户日期' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/^已导出\d+条，编号DC20261121000001$/);
  const [file] = await downloads();
  expect(file?.name).toBe('职工列表_DC20261121000001.xlsx');
  const rows = file?.sheets.get('职工列表') ?? [];
  expect(rows[0]?.[0]).toBe('职工列表');
  const [, yzm = ''] =
    /^云州市住房公积金管理中心　编号 DC20261121000001　校验码 (\w{8})　/.exec(String(rows[1]?.[0])) ?? [];
  expect(rows[1]?.[0]).toMatch(/　华夏精密制造有限公司（单位账号1000000001）$/);
  const registered = await centre.transact(({ store }) => findListExport(store, 'DC20261121000001', yzm));
  expect(registered).toMatchObject({
    owner: ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }),
    title: '职工列表',
    fs: 'xlsx',
    // Title, number, conditions and heads above them, the sums below.
    rows: rows.length - 5,
  });
  expect(rows.at(-1)?.[0]).toBe('合计（不含以后月份起缴的职工）');
  expect(rows[3]).toEqual([
    '个人账号',
    '姓名',
    '缴存基数',
    '月缴存额',
    '账户状态',
    '证件号码',
    '单位月缴存额',
    '个人月缴存额',
    '生效说明',
    '缴至年月',
    '封存日期',
  ]);
  expect(rows[4]).toEqual([
    PEOPLE.张建国.grzh,
    '张建国',
    18000,
    4320,
    '正常',
    '110***********1219',
    2160,
    2160,
    null,
    '2026-11',
    null,
  ]);
  expect(rows.length).toBeGreaterThan(50);
});

it('hands out what was asked for only, and says so in the file', async () => {
  const downloads = catchDownloads();
  const { user } = await open();
  await chooseOption(screen.getByRole('combobox', { name: '按账户状态筛选' }), '冻结');
  await waitFor(() => expect(column('姓名')).toEqual(['郑涛']));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/^已导出1条/);
  const [file] = await downloads();
  expect(file?.sheets.get('职工列表')?.[2]?.[0]).toMatch(/^查询条件：账户状态：冻结　共1条　数据截至 2026-11-21/);
});

it('can be stopped while it fetches, and tried again when a page fails', async () => {
  const downloads = catchDownloads();
  const { user } = await open(UNITS.东方云商.dwzh);
  await centre.fault({ path: CALL, kind: 'delay', value: 3000 });
  await user.click(screen.getByRole('button', { name: '导出' }));
  const dialog = await screen.findByRole('dialog', { name: '正在导出' });
  expect(within(dialog).getByRole('progressbar', { name: '导出进度' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('姓名、账号或证件号码'), '13000000999');
  await waitFor(() => expect(column('姓名')).toHaveLength(10));
  await centre.fault({ path: CALL, kind: 'status', value: 500 });
  await user.click(screen.getByRole('button', { name: '导出' }));
  expect(await screen.findByRole('dialog', { name: '导出未完成' })).toBeVisible();
  expect(screen.getByText('服务接口异常，请反馈给管理员')).toBeVisible();
  expect(await downloads()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText(/^已导出10条/);
  expect(await downloads()).toHaveLength(1);
});

it('prints all rows that were asked for, with number and check code', async () => {
  const { user } = await open();
  const sheet = await printedPage(user);
  const [screenTable, paper] = sheet.querySelectorAll('table');
  expect(screenTable?.closest('[data-print="hide"]')).not.toBeNull();
  expect(paper?.querySelectorAll('tbody tr').length).toBeGreaterThan(45);
  expect(paper?.closest('[data-print="hide"]')).toBeNull();
  expect(paper?.textContent).toContain('110***********1219');
  // An operator of several units tells the sheets apart.
  expect(screen.getAllByText(/华夏精密制造有限公司/).map((one) => one.textContent)).toEqual([
    '单位名称：华夏精密制造有限公司　单位账号：1000000001',
  ]);
  // Each column gets the share it has on screen, or a remark would take the room of the numbers.
  expect(paper?.querySelectorAll('col').length).toBe(paper?.querySelectorAll('th').length);
  expect(document.documentElement).toHaveAttribute('data-print-wide');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1));
  expect(document.documentElement).not.toHaveAttribute('data-print-wide');
});

it('says how many rows paper holds, and makes a file of more', async () => {
  const downloads = catchDownloads();
  const print = vi.spyOn(window, 'print');
  const { user } = await open();
  const data = { list: [], total: 12_345, sjjz: '2026-11-21 10:00:00' };
  await centre.fault({ path: CALL, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
  await user.click(screen.getByRole('button', { name: '打印' }));
  const dialog = await screen.findByRole('dialog', { name: '打印未完成' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    '共12,345条，一次最多打印10,000条。请缩小查询范围后打印，或导出为文件。',
  );
  expect(within(dialog).queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '改为导出' }));
  await screen.findByText(/^已导出\d+条/);
  expect(await downloads()).toHaveLength(1);
  expect(print).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('goes to the last page there is when the rows of this one are gone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '第3页' }));
  await waitFor(() => expect(column('姓名').length).toBeLessThan(20));
  // All but one have left meanwhile.
  await centre.transact(({ store }) => {
    for (const person of [...persons(store).values()]) {
      const stays = person.grzh === PEOPLE.张建国.grzh || person.spans.at(-1)?.dwzh !== UNITS.华夏精密.dwzh;
      if (!stays)
        persons(store).put(person.grzh, {
          ...person,
          spans: person.spans.map((span) => ({ ...span, dwzh: UNITS.蓝天科技.dwzh })),
        });
    }
  });
  await user.click(screen.getByRole('button', { name: '第2页' }));
  await waitFor(() => expect(column('姓名')).toEqual(['张建国']));
});

it.each([
  ['no list', { list: null, total: 5, sjjz: '' }],
  ['null', null],
  ['a text', '<html>'],
])('says so when the answer is %s', async (_, data) => {
  await centre.fault({ path: CALL, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
  const { user } = await openPage(centre, UNITS.华夏精密.dwzh, PATH, <MemberList />, '2');
  expect(await screen.findByText('服务返回的数据不完整或格式不正确，请稍后重试')).toBeVisible();
  expect(screen.getByLabelText('姓名、账号或证件号码')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await screen.findByText(PEOPLE.张建国.grzh);
});

it('takes totals that are text, and cells that are missing', async () => {
  const data = {
    list: [{ grzh: PEOPLE.张建国.grzh, zjhm: PEOPLE.张建国.zjhm }],
    total: '41',
    sjjz: '2026-11-21 10:00:00',
  };
  await centre.fault({ path: CALL, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
  await open();
  expect(screen.getByText('共41条')).toBeVisible();
  expect(column('姓名')).toEqual(['--']);
  expect(column('证件号码')).toEqual(['110***********1219']);
});

it('offers another try when the members do not come', async () => {
  await centre.fault({ path: CALL, kind: 'status', value: 500 });
  const { user } = await openPage(centre, UNITS.华夏精密.dwzh, PATH, <MemberList />, '2');
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  await screen.findByText(PEOPLE.张建国.grzh);
});

it('leads from a member into what can be done for them, with the person filled in; nothing of it is exported', async () => {
  await open();
  const row = screen.getByRole('row', { name: /张建国/ });
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['变更', expect.stringMatching(/\/dwwt\/zhxxbg\/grzh_xxbg\?grzh=100000000001$/)],
    ['关键信息', expect.stringMatching(/\?grzh=100000000001$/)],
    ['封存', expect.stringMatching(/\/dwwt\/jcyw\/grzh_fc\?grzh=100000000001$/)],
    ['转移', expect.stringMatching(/\/dwwt\/jcyw\/tczy\?grzh=100000000001$/)],
  ]);
});
