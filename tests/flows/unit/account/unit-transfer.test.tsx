import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { dueRoster } from '@mocks/centre/remittance/roster';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchCases } from '@/api/business';
import { fetchTransfers } from '@/api/unit-transfers';
import { handOver } from '@/engine/flow/handed-rows';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { unitTransferImport } from '@/flows/unit/account/unit-transfer-import';
import { workerHere } from '../../../engine/import/worker-here';
import { PEOPLE, UNITS } from '../../../people';
import { openPage } from '../../open-page';

const UNIT = UNITS.华夏精密.dwzh;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(() => vi.stubGlobal('Worker', workerHere(unitTransferImport)));
afterEach(() => {
  vi.unstubAllGlobals();
  return centre.reset();
});
afterAll(() => centre.close());

/** At the form, past notice and agreement; `rows` are handed over by another business. */
async function atForm(rows: readonly Record<string, string>[] = []) {
  const entry = flowByCode('GJ0306', 'unit');
  if (!entry) throw new Error('GJ0306 is not registered');
  const view = await openPage(centre, UNIT, entry.path, <FlowPage entry={entry} />, '2');
  if (rows.length > 0) await view.router.navigate(entry.path, { state: handOver(rows) });
  const { user } = view;
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' }));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await screen.findByText(/^共\d行，通过0行/);
  const cell = async (who: string, title: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name: `${who}的${title}` }), `${text}{Enter}`);
  return { ...view, cell };
}

it('who was handed over comes and who is chosen goes: both lists, the ledger and the record say so', async () => {
  const { 陈𠮷祥, 刘洋 } = PEOPLE;
  const { user, cell } = await atForm([{ zjhm: 陈𠮷祥.zjhm, xingming: 陈𠮷祥.xingming }]);
  expect(await screen.findByRole('textbox', { name: '陈𠮷祥的证件号码或个人账号' })).toHaveValue(陈𠮷祥.zjhm);
  await user.click(screen.getByRole('button', { name: '下一步' }));
  const [summary] = screen.getAllByRole('alert');
  expect(
    within(summary as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['请填写或导入转移明细，核对通过后先点“提交全部明细”', '请勾选承诺书']);
  await cell('陈𠮷祥', '转入后基数', '9000');
  await cell('陈𠮷祥', '转移生效年月', '2026-12');
  // 12 % of 9,000.00 from both sides.
  await waitFor(() => expect(screen.getByText('+¥2,160.00')).toBeVisible());
  await user.click(screen.getByRole('button', { name: '从职工列表选择' }));
  const dialog = await screen.findByRole('dialog', { name: '选择职工' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /^刘洋/ }));
  await user.click(within(dialog).getByRole('button', { name: '加入明细（1人）' }));
  await cell('刘洋', '转入单位账号', UNITS.蓝天科技.dwzh);
  await cell('刘洋', '转移生效年月', '2026-12');
  await user.click(await screen.findByRole('button', { name: '提交全部2行明细' }));
  await screen.findByText('明细批次号');
  await user.selectOptions(await screen.findByRole('combobox', { name: '受理网点' }), '0101');
  await user.click(screen.getByRole('checkbox', { name: /承诺/ }));
  // No materials are asked for: the check page is next.
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  const [done] = (await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === 'GJ0306');
  expect(done?.ywzt).toBe('99');
  expect(
    (await fetchTransfers({ page: 1, size: 10 })).list.map(({ xingming, zyfx }) => [xingming, zyfx]).sort(),
  ).toEqual([
    ['刘洋', '2'],
    ['陈𠮷祥', '1'],
  ]);
  await centre.transact(({ store }) => {
    const listed = dueRoster(store, UNIT, '2026-12').entries;
    const on = (grzh: string) => listed.find(({ person }) => person.grzh === grzh);
    expect(on(陈𠮷祥.grzh)).toMatchObject({ bdlx: '3', unitFen: 108_000n, memberFen: 108_000n });
    expect(on(刘洋.grzh)).toMatchObject({ bdlx: '5', unitFen: 0n, memberFen: 0n });
    expect(balanceOf(store, memberAccount(刘洋.grzh))).toBe(12_222_682n);
    expect(trialBalance(store)).toBe(0n);
    expect(persons(store).get(刘洋.grzh)).toMatchObject({ grzhzt: '02' });
  });
  const told = (await centre.outbox()).map(({ text }) => text);
  expect(told.filter((text) => text?.includes('账户余额122,226.82元随账户转移'))).toHaveLength(1);
});

it('somebody who is not sealed yet is refused at the row, and the former unit is asked from the same page', async () => {
  const { user, cell } = await atForm([{ zjhm: PEOPLE.王志强.zjhm, xingming: '王志强' }]);
  await cell('王志强', '转入后基数', '9000');
  await cell('王志强', '转移生效年月', '2026-12');
  await user.click(await screen.findByRole('button', { name: '提交全部1行明细' }));
  expect(await screen.findByText('中心核对：该职工在原单位尚未封存，请联系原单位办理封存')).toBeVisible();
  await user.click(screen.getByText('职工在原单位尚未封存或缴清？提醒原单位'));
  const remind = screen.getByRole('button', { name: '提醒原单位封存' });
  await user.click(remind);
  expect(await screen.findByText('请填写职工的姓名和证件号码')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '提醒：职工姓名' }), '王志强');
  await user.type(screen.getByRole('textbox', { name: '提醒：职工证件号码' }), PEOPLE.王志强.zjhm);
  await user.click(remind);
  expect(
    await screen.findByText(
      /^已于2026-11-21 .+提醒原单位封存；原单位封存并缴清后，再办理转入。原单位的答复见“转入转出记录”$/,
    ),
  ).toBeVisible();
});
