import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import { useToast } from '@/ui/state/toast';
import { next, retype } from '../../flows/form-acts';
import { handInSample, SAMPLE, SAMPLE_VALUES, sampleWorld, WITH_CHILDREN } from '../sample-business';

/* One application open in two windows: what the other window does goes straight to the centre here. */
const { centre, resumeAt: resume } = sampleWorld();
const resumeAt = (step: string) => resume(step, { ...SAMPLE_VALUES, amount: '2900.00' });

const theSame = /这笔申请已在其他窗口或设备上提交/;
const sent = async () => (await fetchCases({ page: 1, size: 20 })).list;

it('what another window handed in is told as that, with the way to it, and cannot be handed in again', async () => {
  const { user, draft, router } = await resumeAt('confirm');
  await screen.findByRole('heading', { name: '核对确认' });
  await handInSample({ ywlsh: draft.ywlsh, values: WITH_CHILDREN });
  await user.click(screen.getByRole('button', { name: '提交' }));
  const told = await screen.findByText(theSame);
  const box = told.closest('[role="alert"]');
  expect(box).toHaveTextContent(`业务流水号${draft.ywlsh}。本页填写的内容没有提交`);
  expect(box).toHaveFocus();
  expect(screen.queryByText(/修改后可以再次提交/)).not.toBeInTheDocument();
  expect(screen.queryByText(/草稿未能保存/)).not.toBeInTheDocument();
  expect((await sent()).map(({ ywlsh }) => ywlsh)).toEqual([draft.ywlsh]);
  // Nothing was typed since the draft was saved: there is nothing to lose, and no question.
  await user.click(screen.getByRole('link', { name: '查看已提交的办件' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?ywlsh=${draft.ywlsh}`));
});

it('it is told already where the form is being filled in', async () => {
  const { user, draft, router } = await resumeAt('confirm');
  await user.click(await screen.findByRole('button', { name: '修改金额' }));
  await screen.findByRole('heading', { name: '填写信息' });
  await handInSample({ ywlsh: draft.ywlsh, values: WITH_CHILDREN });
  await retype(user, '子女数', '1');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText(theSame)).toBeVisible();
  expect(screen.queryByText(/草稿未能保存/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('子女数')).toHaveValue('1');
  await user.click(screen.getByRole('link', { name: '查看已提交的办件' }));
  expect(await screen.findByRole('dialog', { name: '系统提示' })).toHaveTextContent(
    '这笔申请已提交或已终止，现在关闭会失去上次保存以后填写的内容',
  );
  await user.click(screen.getByRole('button', { name: '关闭页面' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?ywlsh=${draft.ywlsh}`));
});

it('what was typed and saved before another window handed it in is left without a question', async () => {
  const { user, draft, router } = await resumeAt('confirm');
  await user.click(await screen.findByRole('button', { name: '修改金额' }));
  await retype(user, '子女数', '1');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/^草稿已保存/);
  await handInSample({ ywlsh: draft.ywlsh, values: WITH_CHILDREN });
  await next(user);
  await screen.findByText(theSame);
  await user.click(screen.getByRole('link', { name: '查看已提交的办件' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?ywlsh=${draft.ywlsh}`));
});

it('another application of the same kind is named, with the way to it, and what was typed stays a draft', async () => {
  const { user, draft } = await resumeAt('confirm');
  await screen.findByRole('heading', { name: '核对确认' });
  const other = await handInSample({ values: WITH_CHILDREN });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(new RegExp(`您有正在办理的.*${other}.*办结后方可再次申请`))).toBeVisible();
  expect(screen.getByText(/您填写的内容已保留，那笔业务办结或撤回后可以从草稿箱继续/)).toBeVisible();
  expect(screen.queryByText(/修改后可以再次提交/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看那笔办件' })).toHaveAttribute('href', expect.stringContaining(other));
  expect(await fetchDraft(SAMPLE)).toMatchObject({ ywlsh: draft.ywlsh });
});

it('nothing is handed in while two drafts of it differ: the choice comes first', async () => {
  const { user, draft } = await resumeAt('confirm');
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '修改金额' }));
  await retype(user, '申请金额', '2800');
  const { xgcs = 0 } = (await fetchDraft(SAMPLE)) ?? {};
  await saveDraft({ ...draft, xgcs, nr: JSON.stringify({ ...SAMPLE_VALUES, amount: '1000.00' }) });
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  const choice = await screen.findByText('这份草稿已在其他窗口或设备上修改');
  await waitFor(() => expect(choice.closest('[role="alert"]')).toHaveFocus());
  expect(await sent()).toEqual([]);
  // Said wherever on the page the person is, also to who tries again.
  const said = '没有提交：请先在页面上方选择以哪一份草稿为准';
  expect(useToast.getState().current).toMatchObject({ kind: 'warning', lines: [said] });
  useToast.setState({ current: undefined });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(useToast.getState().current).toMatchObject({ kind: 'warning', lines: [said] });
  await user.click(screen.getByRole('button', { name: '保留本页内容' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByRole('region', { name: '受理回执' });
  expect((await sent()).map(({ je }) => je)).toEqual(['2800.00']);
});

it('tells two windows apart: the newer draft takes the place of what is on this page', async () => {
  const { user, draft } = await resumeAt('form');
  await retype(user, '子女数', '1');
  await saveDraft({ ...draft, nr: JSON.stringify({ ...SAMPLE_VALUES, children: '2' }) });
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('这份草稿已在其他窗口或设备上修改');
  await user.click(screen.getByRole('button', { name: '使用较新的草稿' }));
  await waitFor(() => expect(screen.getByLabelText('子女数')).toHaveValue('2'));
});

it('a draft that no save takes is not thrown away by leaving without a word', async () => {
  const { user, router } = await resumeAt('form');
  await retype(user, '子女数', '1');
  await centre.fault({ path: '/draftbox/save', kind: 'status', value: 500, times: 9 });
  void router.navigate('/elsewhere');
  const question = await screen.findByRole('dialog', { name: '系统提示' });
  await user.click(screen.getByRole('button', { name: '关闭页面' }));
  await waitFor(() => expect(question).toHaveTextContent('草稿没有保存成功，现在关闭会失去上次保存以后填写的内容'));
  await user.click(screen.getByRole('button', { name: '关闭页面' }));
  await screen.findByText('另一个页面');
});
