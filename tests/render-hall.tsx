import type { TestCentre } from '@mocks/node';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { createHallRouter, type HallRouter } from '@/app/router';
import { startHall } from '@/app/start-hall';
// Fetched when the hall starts; a browser has it before the page.
import '@/layouts/QuickMenu';
import { markNoticeShown } from '@/session/notice-shown';
import { saveTokens } from '@/session/tokens';
import { ACCOUNTS } from './people';

export interface HallOnShow {
  user: ReturnType<typeof userEvent.setup>;
  router: HallRouter;
  /** Path and query on show. */
  address: () => string;
}

/** The whole hall at an address, with a person signed in (or a guest), on the simulated centre; waits until the page's heading is there. */
export async function renderHall(
  path: string,
  {
    centre,
    person,
    waitForHeading = true,
    noticeComes = false,
  }: {
    centre: TestCentre;
    person?: keyof typeof ACCOUNTS;
    waitForHeading?: boolean;
    /** The notice of the day, which takes the focus when it comes; else this session has seen it. */
    noticeComes?: boolean;
  },
): Promise<HallOnShow> {
  if (person) {
    const { loginType, account } = ACCOUNTS[person];
    const tokens = await centre.signIn(loginType, account);
    saveTokens(tokens);
    if (!noticeComes) markNoticeShown(tokens.token);
  }
  window.history.replaceState(null, '', `/#${path}`);
  const router = createHallRouter();
  const stop = startHall(router);
  onTestFinished(() => {
    stop();
    router.dispose();
  });
  render(<App router={router} />);
  if (person) await waitFor(() => screen.getByRole('navigation', { name: '业务导航' }));
  if (waitForHeading) await screen.findByRole('heading', { level: 1 });
  return {
    user: userEvent.setup({ delay: null }),
    router,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
