import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SignConfirm from '@/pages/sign-confirm/SignConfirm';
import { ZHOU_KAI } from '../centre/fixture';
import { applyForLoan, COUPLE, DEVELOPER, othersSign } from '../centre/loan-fixture';
import { fileCentre } from '../file-centre';
import { openPage } from '../flows/open-page';
import { PEOPLE } from '../people';

const centre = fileCentre();

it('待签的借款合同，共同借款人先看到全文，再签署', async () => {
  await centre.transact((tx) => {
    const ywlsh = applyForLoan(tx, ZHOU_KAI, COUPLE);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(tx, ywlsh);
  });
  const urls: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${urls.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = await openPage(centre, PEOPLE.赵敏.zjhm, '/grwt/qsqr', <SignConfirm />);
  expect(await screen.findByText('请先预览并核对全文，再签署。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '预览住房公积金借款合同' }));
  expect(await screen.findByTitle(/^住房公积金借款合同（ZM\d+）$/)).toBeVisible();
  expect(urls.map(({ type }) => type)).toEqual(['application/pdf']);
});

it('二维码还在屏幕上时申请人撤回：对话框关闭，写明已撤回，不再能签署', async () => {
  const ywlsh = await centre.transact((tx) => {
    const number = applyForLoan(tx, ZHOU_KAI, COUPLE);
    review(tx, { ywlsh: number, result: 'approve', opinion: '同意' });
    return number;
  });
  const { user } = await openPage(centre, PEOPLE.赵敏.zjhm, '/grwt/qsqr', <SignConfirm />);
  const card = await screen.findByRole('region', { name: '周凯的贷款申请' });
  await user.click(within(card).getByRole('button', { name: '同意并签署' }));
  expect(await screen.findByText('等待扫码')).toBeVisible();
  await centre.transact((tx) => withdrawCase(tx, ZHOU_KAI, { ywlsh }));
  expect(await within(card).findByText('贷款申请已撤回，没有发生变更，您无需再处理。')).toBeVisible();
  expect(within(card).getByRole('heading')).toHaveTextContent('贷款申请 已撤回');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: '同意并签署' })).not.toBeInTheDocument();
});

it('共同借款人拒绝签署：先要原因，申请人的身份不露出来，之后说明已拒绝', async () => {
  await centre.transact((tx) => {
    const ywlsh = applyForLoan(tx, ZHOU_KAI, COUPLE);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  });
  const { user } = await openPage(centre, PEOPLE.赵敏.zjhm, '/grwt/qsqr', <SignConfirm />);
  const request = await screen.findByRole('region', { name: '周凯的贷款申请' });
  expect(request).toHaveTextContent('待签署');
  expect(request).not.toHaveTextContent(PEOPLE.周凯.zjhm);
  await user.click(within(request).getByRole('button', { name: '拒绝签署' }));
  const refusal = await screen.findByRole('dialog', { name: '拒绝签署' });
  await user.click(within(refusal).getByRole('button', { name: '确定拒绝' }));
  expect(await within(refusal).findByRole('link', { name: '请输入拒绝原因' })).toBeVisible();
  await user.type(within(refusal).getByRole('textbox', { name: '拒绝原因' }), '金额 与约定不符');
  await user.click(within(refusal).getByRole('button', { name: '确定拒绝' }));
  expect(await screen.findByText('拒绝原因：金额 与约定不符')).toBeVisible();
});
