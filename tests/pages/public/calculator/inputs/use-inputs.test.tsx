import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useInputs } from '@/pages/public/calculator/inputs/use-inputs';
import type { PolicyNumbers } from '@/pages/public/calculator/policy-numbers';
import { takeClock } from '../../../../clock';

/** Nothing here follows a rate of the table. */
const NUMBERS = { prime: '3.5' } as PolicyNumbers;

afterEach(() => {
  vi.useRealTimers();
});

function Probe() {
  const { values, change } = useInputs(NUMBERS);
  return <input aria-label="贷款金额" value={values.dkje} onChange={({ target }) => change('dkje', target.value)} />;
}

it('keeps what was typed for who comes back, and out of the next page’s address, also when that page is long on its way', async () => {
  takeClock();
  const user = userEvent.setup({ delay: null });
  let arrive = (_: { default: () => string }) => {};
  const Next = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)));
  const router = createMemoryRouter(
    [
      { path: '/dkcs', element: <Probe /> },
      { path: '/loanRate', element: <Next /> },
    ],
    { initialEntries: ['/dkcs?ll=2.6'] },
  );
  render(<RouterProvider router={router} />);
  await user.clear(screen.getByLabelText('贷款金额'));
  await user.type(screen.getByLabelText('贷款金额'), '7');
  await act(() => router.navigate('/loanRate'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(router.state.location).toMatchObject({ pathname: '/loanRate', search: '' });
  await act(async () => arrive({ default: () => '贷款利率' }));
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('贷款金额')).toHaveValue('7');
});
