import { projectAccounts } from '@mocks/centre/loans/buildings';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { DEVELOPERS } from '../../people';
import { entryOf } from '../flow-steps';
import { openPage, signedIn } from '../open-page';

const { kfsbh } = DEVELOPERS.安居置业;

let centre: TestCentre;
let stood: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
  stood = await centre.transact(({ store }) => projectAccounts(store).get('LP00000001')?.jgrq ?? '');
});
afterAll(() => centre.close());

it('a change of the date of completion alone reads old → new, before and after it is handed in, and nothing else', async () => {
  const entry = entryOf('KH0104', 'developer');
  await signedIn(centre, kfsbh, '3');
  const nr = { sqlx: '2', lpbh: 'LP00000001', jgrq: '2029-06-30', lxr: '宁静', ywwd: '0101', cns: true };
  await saveDraft({ ywlx: 'KH0104', ywlsh: '', bbh: 1, dqbz: 'confirm', nr: JSON.stringify(nr), xgcs: 0 });
  const { user } = await openPage(centre, kfsbh, entry.path, <FlowPage entry={entry} />, '3');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '核对确认' });
  const check = await screen.findByRole('region', { name: '楼盘信息' });
  expect(check).toHaveTextContent(`竣工日期${stood}（预计） → 2029-06-30`);
  expect(check).not.toHaveTextContent('预售许可证号');
  // As it is registered: no change.
  expect(screen.queryByRole('region', { name: '联系方式' })).toBeNull();
  expect(screen.queryByRole('region', { name: '资金监管与保证金' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交' }));
  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(await within(receipt).findByText(`${stood}（预计） → 2029-06-30（预计）`)).toBeVisible();
  expect(receipt).toHaveTextContent('安居·翠湖苑');
});
