import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchDrafts } from '@/api/cases/drafts';
import { retype } from '../../flows/form-acts';
import { SAMPLE_VALUES, sampleWorld } from '../sample-business';

/* An application that is left in the middle. */
const { open, resumeAt } = sampleWorld();

it('asks before it is left in the middle, and keeps the draft', async () => {
  const { user, router } = await resumeAt('form');
  await retype(user, '子女数', '1');
  void router.navigate('/elsewhere');
  const question = await screen.findByRole('dialog', { name: '系统提示' });
  expect(question).toHaveTextContent('您是否需要关闭当前页面？');
  await user.click(screen.getByRole('button', { name: '停留本页面' }));
  expect(screen.getByLabelText('子女数')).toHaveValue('1');
  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: '关闭页面' }));
  await screen.findByText('另一个页面');
  expect(JSON.parse((await fetchDrafts())[0]?.nr ?? '{}')).toHaveProperty('children', '1');
});

it('goes on where the tab was closed, with the same values', async () => {
  const first = await resumeAt('form', { ...SAMPLE_VALUES, ywwd: '0102' });
  await retype(first.user, '申请金额', '2500');
  await first.user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/草稿已保存/);
  first.unmount();

  const { user } = await open();
  expect(await screen.findByText(/填写到“填写信息”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  expect(await screen.findByLabelText('申请金额')).toHaveValue('2500.00');
  expect(screen.getByLabelText('详细地址')).toHaveValue('平安里西大街31号');
  expect(screen.getByRole('radio', { name: '无合同' })).toBeChecked();
  expect(screen.getByLabelText('受理网点')).toHaveDisplayValue('高新区管理部');
});
