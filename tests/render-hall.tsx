import type { TestCentre } from '@mocks/node';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { LoginType } from '@/api/auth';
import { App } from '@/app/App';
import { createHallRouter, type HallRouter } from '@/app/router';
import { startHall } from '@/app/start-hall';
import { keepNoticeShown } from '@/session/notice-shown';
import { keepTokens } from '@/session/tokens';

/** Who signs in, and as what: the fixed people of the simulated centre. */
export const PEOPLE = {
  张建国: ['1', '110101198503071219'],
  李晓梅: ['1', '110105199208153422'],
  王志强: ['1', '310104197811230535'],
  阿依古丽·买买提: ['1', '650102199405120722'],
  陈𠮷祥: ['1', '510108196403153014'],
  华夏精密制造有限公司: ['2', '1000000001'],
  新城餐饮有限公司: ['2', '1000000003'],
  安居置业有限公司: ['3', 'KF000001'],
} as const satisfies Record<string, readonly [LoginType, string]>;

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
    person?: keyof typeof PEOPLE;
    waitForHeading?: boolean;
    /** The notice of the day, which takes the focus when it comes; else this session has seen it. */
    noticeComes?: boolean;
  },
): Promise<HallOnShow> {
  if (person) {
    const [loginType, account] = PEOPLE[person];
    const tokens = await centre.signIn(loginType, account);
    keepTokens(tokens);
    if (!noticeComes) keepNoticeShown(tokens.token);
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
