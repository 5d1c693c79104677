import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScanCode } from '@/api/session/qr-sign-in';
import { ScanView } from '@/pages/sign-in/ScanView';
import type { ScanRun, ScanState } from '@/session/sign-in-methods/method';

const MINUTE = 60_000;
const state = (zt: ScanState['zt']): ScanState => ({
  zt,
  ts: '',
  login: () => Promise.reject(new Error('no session in this test')),
});

/** A centre that counts: when it was asked, and how many questions were under way at once. */
function counting({ code = {}, slow = 0 }: { code?: Partial<ScanCode>; slow?: number } = {}) {
  const counted = { times: [] as number[], under: 0, most: 0, answer: state('waiting') };
  const run: ScanRun = {
    as: 'scan',
    steps: ['扫描二维码'],
    scanned: '已扫码',
    open: async () => ({ uuid: 'u', urlBase: 'https://gjj.example/?uuid=', ...code }),
    ask: async () => {
      counted.times.push(Date.now());
      counted.under += 1;
      counted.most = Math.max(counted.most, counted.under);
      if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
      counted.under -= 1;
      return counted.answer;
    },
  };
  return { counted, run };
}

async function show(run: ScanRun) {
  const shown = render(
    <ScanView run={run} loginType="1" otherWay="">
      {null}
    </ScanView>,
  );
  await pass(0);
  return shown;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const gapsOf = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the code says the address of the centre with its own number', async () => {
  await show(counting().run);
  expect(screen.getByRole('link', { name: '在本机继续' })).toHaveAttribute('href', 'https://gjj.example/?uuid=u');
});

describe('asking after a code for ten minutes', () => {
  it('a hidden page asks nothing', async () => {
    const { counted, run } = counting();
    turn(true);
    await show(run);
    await pass(10 * MINUTE);
    expect(counted.times).toHaveLength(0);
  });

  it('a visible page asks at most once in two seconds, backing off to five', async () => {
    const { counted, run } = counting();
    const begun = Date.now();
    await show(run);
    await pass(10 * MINUTE);
    const gaps = gapsOf([begun, ...counted.times]);
    expect(Math.min(...gaps)).toBe(2000);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(gaps.slice(5).every((gap) => gap === 5000)).toBe(true);
    expect(counted.times.length).toBeGreaterThan(115);
    expect(counted.times.length).toBeLessThan(125);
    expect(counted.most).toBe(1);
  });

  it('never has two questions under way when each answer takes ten seconds', async () => {
    const { counted, run } = counting({ slow: 10_000 });
    await show(run);
    await pass(10 * MINUTE);
    expect(counted.most).toBe(1);
    expect(counted.times.length).toBeLessThanOrEqual(600 / 12 + 1);
    expect(counted.times.length).toBeGreaterThan(35);
  });

  it('a page that is turned away and back each second does not ask more often', async () => {
    const { counted, run } = counting();
    await show(run);
    for (let second = 0; second < 600; second += 1) {
      turn(second % 2 === 0);
      await pass(1000);
    }
    turn(false);
    await pass(MINUTE);
    expect(Math.min(...gapsOf(counted.times))).toBeGreaterThanOrEqual(2000);
  });
});

describe('asking stops', () => {
  it('when the page or the method is left', async () => {
    const { counted, run } = counting();
    const { unmount } = await show(run);
    await pass(MINUTE);
    const before = counted.times.length;
    unmount();
    await pass(10 * MINUTE);
    expect(counted.times.length).toBe(before);
  });

  it('when the code has lived its time, whatever the centre says or does not say', async () => {
    const { counted, run } = counting({ code: { yxsj: 120 } });
    const { getByText } = await show(run);
    await pass(10 * MINUTE);
    expect(Math.max(...counted.times) - Math.min(...counted.times)).toBeLessThan(126_000);
    expect(getByText('二维码已过期，请刷新二维码后重新扫码')).toBeVisible();
  });

  it('at the first look after the code has run out behind a hidden page, without a question', async () => {
    const { counted, run } = counting({ code: { yxsj: 120 } });
    const { getByText } = await show(run);
    turn(true);
    await pass(10 * MINUTE);
    turn(false);
    await pass(MINUTE);
    expect(counted.times).toHaveLength(0);
    expect(getByText('二维码已过期，请刷新二维码后重新扫码')).toBeVisible();
  });

  it('later for a code that was scanned in time', async () => {
    const { counted, run } = counting({ code: { yxsj: 120 } });
    await show(run);
    await pass(115_000);
    counted.answer = state('scanned');
    await pass(110_000);
    expect(Date.now() - (counted.times.at(-1) ?? 0)).toBeLessThanOrEqual(5000);
    await pass(10 * MINUTE);
    expect(Date.now() - (counted.times.at(-1) ?? 0)).toBeGreaterThan(8 * MINUTE);
  });

  it.each(['confirmed', 'cancelled', 'expired'] as const)('at %s', async (zt) => {
    const { counted, run } = counting();
    await show(run);
    await pass(MINUTE);
    counted.answer = state(zt);
    await pass(6000);
    const before = counted.times.length;
    await pass(10 * MINUTE);
    expect(counted.times.length).toBe(before);
  });
});
