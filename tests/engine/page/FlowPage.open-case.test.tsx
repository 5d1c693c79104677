import { review } from '@mocks/centre/office/review';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { next, retype } from '../../flows/form-acts';
import { signedIn } from '../../flows/open-page';
import { LIU } from '../../people';
import { handInSample, keepSample, SAMPLE_VALUES, sampleWorld, WITH_CHILDREN } from '../sample-business';

/* What was handed in earlier stands in the way of another application, or waits to be corrected. */
const { centre, open } = sampleWorld();

it('offers to look at or take back a case that is open', async () => {
  await signedIn(centre, LIU);
  const ywlsh = await handInSample({ values: WITH_CHILDREN });
  const { user } = await open();
  expect(await screen.findByText('您有一笔同类业务正在办理')).toBeVisible();
  expect(screen.getByText(new RegExp(ywlsh))).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤回' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('撤回后本次申请终止。您确定要撤回吗？');
  await user.click(within(question).getByRole('button', { name: '撤回' }));
  // The notice was read with the application that is taken back.
  expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
  expect((await fetchCases({ page: 1, size: 10 })).list).toMatchObject([{ ywlsh, ywzt: '85' }]);
});

it('corrects a returned application under the same number, with nothing to be typed again', async () => {
  await signedIn(centre, LIU);
  const { ywlsh } = await keepSample('confirm', { ...SAMPLE_VALUES, ...WITH_CHILDREN });
  await handInSample({ ywlsh, values: WITH_CHILDREN });
  await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请核对子女数' }));

  const { user } = await open();
  expect(await screen.findByText('您的申请需要补正')).toBeVisible();
  expect(screen.getByText(/请核对子女数/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤回' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    '撤回后本次申请终止。填写的内容会放回草稿箱，重新申请时可以继续使用。您确定要撤回吗？',
  );
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: '去补正' }));
  await screen.findByRole('heading', { name: '填写信息' });
  expect(screen.getByLabelText('详细地址')).toHaveValue('平安里西大街31号');
  // Back to the notice, and to the form again: what came back is there to be corrected, whatever the centre knows.
  await user.click(screen.getByRole('button', { name: '上一步' }));
  await screen.findByRole('heading', { name: '办理须知' });
  await next(user);
  await screen.findByRole('heading', { name: '填写信息' });
  expect(screen.getByLabelText('子女数')).toHaveValue('1');
  await retype(user, '子女数', '0');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));

  const receipt = await screen.findByRole('region', { name: '受理回执' });
  expect(receipt).toHaveTextContent(ywlsh);
  expect(receipt).toHaveTextContent(/受理时间2026-11-21 [\d:]{8}补正提交时间2026-11-21 [\d:]{8}/);
  expect((await fetchCases({ page: 1, size: 10 })).list).toMatchObject([{ ywlsh, ywzt: '99' }]);
});
