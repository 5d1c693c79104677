import { delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from '@/lib/poll';

/** A page whose visibility the test turns. */
class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
});
const asPage = () => page as unknown as Document; // of a document it uses these three members

describe('steadyPoll', () => {
  it('asks at least two seconds apart, then slower up to five', async () => {
    const times: number[] = [];
    const stop = poll(
      async () => void times.push(Date.now()),
      () => {},
      asPage(),
    );
    const begun = Date.now();
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    const gaps = times.map((time, index) => time - (times[index - 1] ?? begun));
    expect(gaps[0]).toBe(2000);
    expect(gaps.every((gap, index) => gap >= 2000 && gap <= 5000 && gap >= (gaps[index - 1] ?? 0))).toBe(true);
    expect(gaps.at(-1)).toBe(5000);
  });

  it('never has two questions under way, however slow the answer', async () => {
    let under = 0;
    let most = 0;
    let asked = 0;
    const stop = poll(
      async () => {
        asked += 1;
        under += 1;
        most = Math.max(most, under);
        await delay(10_000);
        under -= 1;
      },
      () => {},
      asPage(),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(most).toBe(1);
    expect(asked).toBeLessThanOrEqual(5);
  });

  it('asks nothing while the page is hidden and goes on when it is seen again', async () => {
    const ask = vi.fn(async () => 'x');
    const stop = poll(ask, () => {}, asPage());
    await vi.advanceTimersByTimeAsync(2000);
    expect(ask).toHaveBeenCalledTimes(1);
    page.turn(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(1);
    page.turn(false);
    page.turn(true);
    page.turn(false);
    await vi.advanceTimersByTimeAsync(1900);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3200);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  it('breaks the question off when it is stopped, and a late answer counts for nothing', async () => {
    const answers: string[] = [];
    let signal: AbortSignal | undefined;
    const stop = poll(
      async (given) => {
        signal = given;
        await delay(1000);
        return 'late';
      },
      (answer) => answers.push(answer),
      asPage(),
    );
    await vi.advanceTimersByTimeAsync(2500);
    stop();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toEqual([]);
  });

  it('takes a failing question for no news', async () => {
    const ask = vi.fn(async () => {
      if (ask.mock.calls.length < 3) throw new Error('502');
      return 'news';
    });
    const answers: string[] = [];
    const stop = poll(ask, (answer) => answers.push(answer), asPage());
    await vi.advanceTimersByTimeAsync(9000);
    stop();
    expect(answers).toEqual(['news']);
  });
});
