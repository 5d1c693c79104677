import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressValues } from '@/lib/address/use-address-values';

const USUAL = { q: '', page: '1', kd: '' };

function Probe() {
  const [values, change] = useAddressValues(USUAL);
  return (
    <>
      <output>{JSON.stringify(values)}</output>
      <button type="button" onClick={() => change({ q: '租房&提取', page: '1' })}>
        搜索
      </button>
      <button type="button" onClick={() => change({ page: '2' }, { push: true })}>
        翻页
      </button>
      <label>
        <input
          type="checkbox"
          checked={values.kd === '1'}
          onChange={({ target }) => change({ kd: target.checked ? '1' : '' })}
        />
        只看可贷
      </label>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, shown: () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown };
}

it('reads its own values, leaves others alone and the usual ones out of the address', async () => {
  const { router, shown } = open('/policyInfo?page=3&x=1');
  expect(shown()).toEqual({ ...USUAL, page: '3' });
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(shown()).toEqual({ ...USUAL, q: '租房&提取' });
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ x: '1', q: '租房&提取' });
});

it('changes the present entry of the history, and makes a new one when asked to', async () => {
  const { router, shown } = open('/policyInfo');
  await userEvent.click(screen.getByRole('button', { name: '翻页' }));
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(router.state.historyAction).toBe('REPLACE');
  await router.navigate(-1);
  expect(await screen.findByText('{"q":"","page":"1","kd":""}')).toBeInTheDocument();
  expect(shown()).toEqual(USUAL);
});

it('takes nothing longer than a page would have written', () => {
  expect(open(`/policyInfo?q=${'长'.repeat(401)}`).shown()).toEqual(USUAL);
});

it('shows a tick in the same task: on a slow machine it must not spring back under the pointer', async () => {
  const { router } = open('/cooperation');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '只看可贷' });
  const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // As in a browser: nothing that is put off is done before the task ends.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    box.click();
    // Only microtasks pass here; a transition would wait for a task of its own.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(router.state.location.search).toBe('?kd=1');
    expect(box).toBeChecked();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
  }
});

it('writes nothing into the address of the next page while that one is on its way', async () => {
  const Next = lazy(() => new Promise<never>(() => undefined));
  const router = createMemoryRouter(
    [
      { path: '/policyInfo', element: <Probe /> },
      { path: '/loanRate', element: <Next /> },
    ],
    { initialEntries: ['/policyInfo'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/loanRate'));
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(router.state.location).toMatchObject({ pathname: '/loanRate', search: '' });
});
