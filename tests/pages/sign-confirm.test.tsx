import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { review } from '@mocks/centre/office/review';
import { startCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import SignConfirm from '@/pages/sign-confirm/SignConfirm';
import { ZHOU_KAI } from '../centre/fixture';
import { applyForLoan, COUPLE, DEVELOPER, othersSign } from '../centre/loan-fixture';
import { openPage } from '../flows/open-page';
import { PEOPLE } from '../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('待签的借款合同，共同借款人先看到全文，再签署', async () => {
  await centre.transact((desk) => {
    const ywlsh = applyForLoan(desk, ZHOU_KAI, COUPLE);
    review(desk, { ywlsh, result: 'approve', opinion: '同意' });
    confirmSale(desk, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    othersSign(desk, ywlsh);
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
