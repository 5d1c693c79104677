import { moveClock } from '@mocks/centre/daily-jobs';
import { review } from '@mocks/centre/office/review';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchCases } from '@/api/business';
import { fetchDraft } from '@/api/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { LIU_YANG, RENT } from '../../centre/fixture';
import { handIn as handInAt } from '../../centre/hand-in';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn, keepDraft, LIU, LIU_VALUES, next, retype } from '../../flows/rent-form';

/* A returned application whose page stands open while its days to correct it run out. */
let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

async function lapseOnThePage() {
  await signedIn(centre, LIU);
  const { ywlsh } = await keepDraft('confirm', { ...LIU_VALUES, ywwd: '0101' });
  await handIn({ ywlsh, card: 'another' });
  await centre.transact((desk) => review(desk, { ywlsh, result: 'return', opinion: '请核对金额' }));
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  const view = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await view.user.click(await screen.findByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  expect(screen.getByRole('region', { name: '退回意见' })).toHaveTextContent('前重新提交，逾期自动失效');
  const lapse = () => centre.transact((desk) => void moveClock(desk, { now: '2026-12-20 10:00:00' }));
  return { ...view, ywlsh, lapse };
}

it('in time when it was handed in, a month is no fault while the application is corrected', async () => {
  const ywlsh = await centre.transact((desk) => {
    const year = { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '18000.00' };
    const { ywlsh } = handInAt(desk, LIU_YANG, 'TQ0107', year);
    review(desk, { ywlsh, result: 'return', opinion: '请核对金额' });
    moveClock(desk, { now: '2026-12-03 10:00:00' });
    return ywlsh;
  });
  await signedIn(centre, LIU);
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '去补正' }));
  expect(await screen.findByLabelText('提取月份起')).toHaveValue('2025-11');
  await retype(user, '申请提取金额', '17000');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByRole('button', { name: '打印受理回执' });
  expect((await fetchCases({ page: 1, size: 10 })).list).toMatchObject([{ ywlsh, ywzt: '98' }]);
});

it('is told as lapsed, with the day, and goes on as another application with what was typed', async () => {
  const { user, ywlsh, lapse } = await lapseOnThePage();
  await lapse();
  await retype(user, '申请提取金额', '2700');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  const told = (await screen.findByText(/^这笔申请已失效（2026-12-/)).closest('[role="alert"]');
  expect(told).toHaveTextContent(`业务流水号${ywlsh}。失效原因：截至2026-12-04未收到补正`);
  expect(told).toHaveTextContent('本页填写的内容仍在，重新办理时沿用，材料需要重新上传');
  expect(screen.queryByText(/已在其他窗口或设备上提交/)).not.toBeInTheDocument();
  expect(screen.queryByText(/前重新提交/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '重新办理' }));
  expect(await screen.findByText(/^草稿已保存/)).toBeVisible();
  expect(screen.queryByText(/这笔申请已失效/)).not.toBeInTheDocument();
  expect(await screen.findByLabelText('申请提取金额')).toHaveValue('2700.00');
  expect(await fetchDraft('TQ0107')).toMatchObject({ ywlsh: '', dqbz: 'form' });
});

it('handed in unchanged after its day it is not answered as handed in, and nothing typed is lost', async () => {
  const { user, ywlsh, lapse } = await lapseOnThePage();
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
  await lapse();
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/^这笔申请已失效（2026-12-/)).toBeVisible();
  expect((await fetchCases({ page: 1, size: 10 })).list).toMatchObject([{ ywlsh, ywzt: '86' }]);
  await user.click(screen.getByRole('button', { name: '重新办理' }));
  expect(await screen.findByLabelText('申请提取金额')).toHaveValue('3000.00');
});
