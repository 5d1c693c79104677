import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { prefillOf } from '@/lib/address/prefill-state';
import MyCalculator from '@/pages/individual/loan/MyCalculator';
import { queryClient } from '@/session/query-client';
import { openPage } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

/** What the calculator that the menu leads to begins with: figures of one's own stand in no address. */
async function opened(zjhm: string): Promise<unknown> {
  const { router } = await openPage(centre, zjhm, '/grwt/cxyw/dkcx/dkcs', <MyCalculator />);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dkcs'));
  expect(router.state.location.search).toBe('');
  return prefillOf(router.state.location.state);
}

it('begins with the loan that is being repaid: balance, months left, rate and method', async () => {
  expect(await opened(PEOPLE.张建国.zjhm)).toEqual({
    jslx: '3',
    syje: '566983.00',
    syqx: '223',
    ll: '2.6',
    hkfs: '01',
  });
  expect(await screen.findByText('已填入您的贷款余额、剩余期限、利率和还款方式')).toBeVisible();
});

it('begins with the own balance where nothing can be paid ahead: without a loan, or with one that is overdue', async () => {
  expect(await opened(PEOPLE.刘洋.zjhm)).toEqual({ jslx: '2', zhye1: PEOPLE.刘洋.grzhye });
  queryClient.clear();
  expect(await opened(PEOPLE.郭磊.zjhm)).toEqual({ jslx: '2', zhye1: expect.stringMatching(/^\d+\.\d\d$/) });
});

it('opens with the example where nothing is known', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/grzhxx', kind: 'status', value: 500, times: 5 });
  expect(await opened(PEOPLE.刘洋.zjhm)).toEqual({});
});
