import type { TestCentre } from '@mocks/node';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { configureClient } from '@/api/client/wiring';
import type { LoginType } from '@/api/session/auth';
import { AntdProvider } from '@/app/AntdProvider';
import { clientWiring } from '@/session/client-wiring';
import { adoptSession } from '@/session/opening/open-session';
import { queryClient } from '@/session/query-client';
import { ConfirmHost } from '@/ui/dialog/ConfirmHost';
import { ToastHost } from '@/ui/state/ToastHost';

/** One page of the hall for a signed-in person, without the shell. */
export async function openPage(
  centre: TestCentre,
  account: string,
  address: string,
  page: ReactElement,
  loginType: LoginType = '1',
  { operator, state }: { operator?: string /** What came along with the way here. */; state?: unknown } = {},
) {
  await signedIn(centre, account, loginType, operator);
  const [path = '', query] = address.split('?');
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <p>另一个页面</p> },
    ],
    { initialEntries: [{ pathname: path, search: query === undefined ? '' : `?${query}`, state }] },
  );
  // It listens to the window, which the next test has as well.
  onTestFinished(() => router.dispose());
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <main>
          <RouterProvider router={router} />
        </main>
        <ConfirmHost />
        <ToastHost />
      </AntdProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

/** Signs a person, unit or developer in, so that the hall's own calls can be made. */
export async function signedIn(
  centre: TestCentre,
  account: string,
  loginType: LoginType = '1',
  operator?: string,
): Promise<void> {
  configureClient(clientWiring);
  await adoptSession(await centre.signIn(loginType, account, operator));
}
