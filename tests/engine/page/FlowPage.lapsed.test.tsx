import { moveClock } from '@mocks/centre/daily-jobs';
import { review } from '@mocks/centre/office/review';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDraft } from '@/api/cases/drafts';
import { next, retype } from '../../flows/form-acts';
import { signedIn } from '../../flows/open-page';
import { LIU } from '../../people';
import { handInSample, keepSample, SAMPLE, SAMPLE_VALUES, sampleWorld, WITH_CHILDREN } from '../sample-business';

/* A returned application whose page stands open while its days to correct it run out. */
const { centre, open, resumeAt } = sampleWorld();

async function lapseOnThePage() {
  await signedIn(centre, LIU);
  const { ywlsh } = await keepSample('confirm', { ...SAMPLE_VALUES, ...WITH_CHILDREN });
  await handInSample({ ywlsh, values: WITH_CHILDREN });
  await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请核对金额' }));
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  expect(screen.getByRole('region', { name: '退回意见' })).toHaveTextContent('前重新提交，逾期自动失效');
  const lapse = () => centre.transact((tx) => void moveClock(tx, { now: '2026-12-20 10:00:00' }));
  return { ...view, ywlsh, lapse };
}

it('is told as lapsed, with the day, and goes on as another application with what was typed', async () => {
  const { user, ywlsh, lapse } = await lapseOnThePage();
  await lapse();
  await retype(user, '申请金额', '2700');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  const told = (await screen.findByText(/^这笔申请已失效（2026-12-/)).closest('[role="alert"]');
  expect(told).toHaveTextContent(`业务流水号${ywlsh}。失效原因：截至2026-12-04未收到补正`);
  expect(told).toHaveTextContent('本页填写的内容仍在，重新办理时沿用，材料需要重新上传');
  expect(screen.queryByText(/已在其他窗口或设备上提交/)).not.toBeInTheDocument();
  expect(screen.queryByText(/前重新提交/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '重新办理' }));
  await waitFor(() => expect(screen.getByText(/^草稿已保存/)).toBeVisible());
  expect(screen.queryByText(/这笔申请已失效/)).not.toBeInTheDocument();
  expect(await screen.findByLabelText('申请金额')).toHaveValue('2700.00');
  expect(await fetchDraft(SAMPLE)).toMatchObject({ ywlsh: '', dqbz: 'form' });
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
  expect(await screen.findByLabelText('申请金额')).toHaveValue('3000.00');
});

it('refused while its draft stands open in another window, it goes on there with what was typed, and nothing is asked', async () => {
  const { user, draft } = await resumeAt('confirm');
  await user.click(await screen.findByRole('button', { name: '修改金额' }));
  await handInSample({ ywlsh: draft.ywlsh, values: WITH_CHILDREN });
  await centre.transact((tx) => review(tx, { ywlsh: draft.ywlsh, result: 'refuse', opinion: '子女已成年' }));
  await retype(user, '申请金额', '2700');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await user.click(await screen.findByRole('button', { name: '重新办理' }));
  await waitFor(() => expect(screen.getByText(/^草稿已保存/)).toBeVisible());
  expect(screen.queryByRole('button', { name: '继续填写' })).not.toBeInTheDocument();
  expect(await screen.findByLabelText('申请金额')).toHaveValue('2700.00');
});
