import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { developers } from '@mocks/centre/kernel/people';
import { review } from '@mocks/centre/office/review';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchBusinessNumber } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchMessages } from '@/api/cases/message';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { DEVELOPER, PNG } from '../../centre/loan-fixture';
import { chooseOption } from '../../choose-option';
import { DEVELOPERS } from '../../people';
import { next, pick, retype } from '../form-acts';
import { openPage, signedIn } from '../open-page';
import { confirmSignature } from '../sign';

const { kfsbh } = DEVELOPERS.安居置业;
const entry = flowByCode('KH0103', 'developer');
if (!entry) throw new Error('KH0103 is not registered');

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('安居置业 opens a supervised account: old beside new, signed, read by a clerk, in force the next day', async () => {
  await signedIn(centre, kfsbh, '3');
  const ywlsh = await fetchBusinessNumber('KH0103');
  await centre.transact((tx) =>
    addMaterial(tx, DEVELOPER, { ywlsh, wjlxId: '0604', name: '监管账户协议.png', bytes: PNG }),
  );
  await saveDraft({ ywlx: 'KH0103', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, kfsbh, entry.path, <FlowPage entry={entry} />, '3');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '售房账户' });
  await next(user);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('未修改任何信息，无需提交');
  await retype(user, '联系人', '宁远');
  // A slip in what is optional stops the way on: it is no deletion of what is registered. To leave it empty is one's own word.
  await retype(user, '电子邮箱', 'a@b.c');
  await next(user);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('请输入正确格式的邮箱');
  await user.click(screen.getByRole('button', { name: '留空' }));
  expect(screen.getByRole('textbox', { name: '电子邮箱' })).toHaveFocus();
  expect(screen.queryByText('请输入正确格式的邮箱')).toBeNull();
  await retype(user, '电子邮箱', 'yewu@anju.example.com');
  // Contact alone asks for nothing more.
  expect(screen.queryByRole('checkbox', { name: /本企业承诺/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '添加一行' }));
  const table = screen.getByRole('region', { name: '售房账户' });
  const last = <T,>(all: T[]): T => all[all.length - 1] as T; // The row that was added a moment ago.
  await chooseOption(last(within(table).getAllByRole('combobox', { name: /开户银行/ })), '中国建设银行');
  await user.type(last(within(table).getAllByRole('textbox', { name: /账号/ })), '1100200000770077');
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /本企业承诺/ }));
  for (const heading of ['材料采集', '核对确认']) {
    await user.click(await screen.findByRole('button', { name: /下一步/ }));
    await screen.findByRole('heading', { name: heading });
  }
  const check = await screen.findByRole('region', { name: '联系方式' });
  expect(check).toHaveTextContent('宁静 → 宁远');
  // Of seven accounts the one that comes, and none that stays.
  expect(screen.getByRole('region', { name: '售房账户' })).toHaveTextContent(/新增：[^→]*1100200000770077/);
  expect(screen.getByRole('region', { name: '售房账户' })).not.toHaveTextContent('1100200000180018');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await confirmSignature(centre);
  expect(await screen.findByText('提交成功')).toBeVisible();
  const receipt = screen.getByRole('region', { name: '受理回执' });
  expect(await within(receipt).findByText('宁静 → 宁远（提交后即时生效）')).toBeVisible();
  expect(receipt).not.toHaveTextContent('电子邮箱');

  await centre.transact((tx) => {
    expect(cases(tx.store).get(ywlsh)?.sent).toMatchObject({ lxr: '宁远', zhbg: '1', ywwd: '0101' });
    expect(cases(tx.store).get(ywlsh)?.sent).not.toHaveProperty('kfsmc');
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    moveClock(tx, { days: 1 });
    expect(developers(tx.store).get(kfsbh)).toMatchObject({ lxr: '宁远', sfzh: { length: 7 } });
  });
  expect((await fetchMessages({ page: 1, size: 1 })).list[0]?.nr).toContain('已变更：联系人、售房账户');
});
