import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchUnitTransfers } from '@/api/unit/unit-transfers';
import { navigationState } from '@/engine/flow/navigation-state';
import { unitTransferImport } from '@/flows/unit/account/gj0306-unit-transfer-import';
import { PEOPLE, UNITS } from '../../../people';
import { faults } from '../../flow-steps';
import { handInChecked, pickFromRoster, rowsCentre, sendAndPromise, toRows, UNIT } from '../row-steps';

const centre = rowsCentre(unitTransferImport);

/** `rows` are handed over by another business. */
const atForm = (rows: readonly Record<string, string>[]) => toRows(centre, 'GJ0306', { state: navigationState(rows) });

it('who was handed over comes and who is chosen goes: both lists, the ledger and the record say so', async () => {
  const { 陈𠮷祥, 刘洋 } = PEOPLE;
  const { user, cell } = await atForm([{ zjhm: 陈𠮷祥.zjhm, xingming: 陈𠮷祥.xingming }]);
  expect(await screen.findByRole('textbox', { name: '陈𠮷祥的证件号码或个人账号' })).toHaveValue(陈𠮷祥.zjhm);
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByRole('alert');
  expect(faults()).toEqual(['请填写或导入转移明细，并改正没有通过核对的行', '请勾选承诺书']);
  await cell('陈𠮷祥', '转入后基数', '9000');
  await cell('陈𠮷祥', '转移生效年月', '2026-12');
  // 12 % of 9,000.00 from both sides.
  await waitFor(() => expect(screen.getByText('+¥2,160.00')).toBeVisible());
  await pickFromRoster(user, '刘洋');
  await cell('刘洋', '转入单位账号', UNITS.蓝天科技.dwzh);
  await cell('刘洋', '转移生效年月', '2026-12');
  // No materials are asked for: the check page is next.
  await sendAndPromise(user, 2);
  expect((await handInChecked(user, 'GJ0306')).ywzt).toBe('99');
  expect(
    (await fetchUnitTransfers({ page: 1, size: 10 })).list.map(({ xingming, zyfx }) => [xingming, zyfx]).sort(),
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
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
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
