import { moveClock } from '@mocks/centre/daily-jobs';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BalanceCard } from '@/pages/home/BalanceCard';
import { signOut } from '@/session/opening/sign-out';
import { useSession } from '@/session/session-store';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('tells a remittance since the last sign-in, when the session first shows the account and not again', async () => {
  const { zjhm } = PEOPLE.阿依古丽;
  await centre.signIn('1', zjhm);
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-28' }));
  const { router } = await openPage(centre, zjhm, '/home', <BalanceCard />);
  expect(await screen.findByText('上次登录后到账')).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/home'));
  expect(await screen.findByText(/2026-12-\d\d到账/)).toBeVisible();
  expect(screen.queryByText('上次登录后到账')).toBeNull();
  expect(useSession.getState().firstShowAccount).toBe(false);
  await act(() => signOut({ reason: 'user' }));
  await waitFor(() => expect(useSession.getState().firstShowAccount).toBe(true));
});

it('says nothing where the last sign-in came after the remittance', async () => {
  await openPage(centre, PEOPLE.阿依古丽.zjhm, '/home', <BalanceCard />);
  expect(await screen.findByText(/2026-12-\d\d到账/)).toBeVisible();
  expect(screen.queryByText('上次登录后到账')).toBeNull();
});
