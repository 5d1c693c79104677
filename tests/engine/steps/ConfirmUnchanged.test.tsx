import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { review } from '@mocks/centre/office/review';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber, fetchCase, fetchCases } from '@/api/cases/business';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { LIU_YANG } from '../../centre/fixture';
import { PNG } from '../../centre/loan-fixture';
import { fileCentre } from '../../file-centre';
import { next } from '../../flows/form-acts';
import { openPage, signedIn } from '../../flows/open-page';
import { PEOPLE } from '../../people';

const LIU = PEOPLE.刘洋.zjhm;
const entry = flowByCode('TQ0199', 'individual');
if (!entry) throw new Error('TQ0199 is not registered');

const centre = fileCentre();

/** 刘洋 has handed in a withdrawal for another reason; the clerk doubts one field of it. */
async function returned(items: Parameters<typeof review>[1]['items']): Promise<string> {
  await signedIn(centre, LIU, '1');
  const ywlsh = await fetchBusinessNumber('TQ0199');
  await centre.transact((tx) => addMaterial(tx, LIU_YANG, { ywlsh, wjlxId: '0399', name: '购房合同.png', bytes: PNG }));
  const values = { qttqyy: '29', sxsm: '购买共有产权住房的配套费用', sqtqje: '500.00', skzhly: '1' };
  await submitApplication('tqsq/tqyw', 'TQ0199', ywlsh, { ...values, hyzk: '10', ywwd: '0101', cns: '1' });
  await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请核对', items }));
  return ywlsh;
}

async function toCheck(user: UserEvent) {
  await next(user);
  await screen.findByRole('heading', { name: '材料采集' });
  await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull());
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
}

it('a field that is right after all stays as it is once the clerk is told why', async () => {
  const ywlsh = await returned([{ lx: 'zd', bh: 'sxsm', yj: '与合同不一致' }]);
  const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  await next(user);
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: /请修改被退回的内容：与合同不一致；经核对无误的/ })).toBeVisible();
  const note = within(screen.getByRole('region', { name: '退回意见' }));
  await user.click(note.getByRole('checkbox', { name: '事项说明经核对无误，不修改' }));
  await user.type(note.getByRole('textbox', { name: /事项说明的情况说明/ }), '合同第三页写明');
  await toCheck(user);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('提交成功');
  const { lc } = await fetchCase(ywlsh);
  expect(lc.at(-2)).toMatchObject({ jdmc: '情况说明', yj: '事项说明经核对无误：合同第三页写明' });
});

it('of a return that names nothing the whole is said to be right; without a word it is refused', async () => {
  const ywlsh = await returned([]);
  const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  await toCheck(user);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/本次提交的内容和材料与退回时相同，尚未补正/)).toBeVisible();
  const note = within(screen.getByRole('region', { name: '退回意见' }));
  await user.click(note.getByRole('checkbox', { name: '申请内容经核对无误，不修改' }));
  await user.type(note.getByRole('textbox', { name: /申请内容的情况说明/ }), '已电话核实');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('提交成功');
  expect((await fetchCases({ page: 1, size: 5 })).list).toMatchObject([{ ywlsh, ywzt: '98' }]);
});

it('a field that was changed is said to be so on every step, and its step is to be corrected no more', async () => {
  await returned([{ lx: 'zd', bh: 'sxsm', yj: '与合同不一致' }]);
  const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  const steps = screen.getByRole('navigation', { name: '办理步骤' });
  expect(steps).toHaveTextContent('填写信息（需补正）');
  await user.type(screen.getByRole('textbox', { name: '事项说明' }), '，按合同第三页');
  await toCheck(user);
  const note = screen.getByRole('region', { name: '退回意见' });
  expect(note).toHaveTextContent('事项说明：与合同不一致 已修改');
  expect(within(note).queryByRole('button', { name: '到“填写信息”补正事项说明' })).toBeNull();
  expect(steps).not.toHaveTextContent('需补正');
});
