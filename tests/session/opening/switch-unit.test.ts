import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { switchToUnit } from '@/session/opening/switch-unit';
import { listen, network } from '../../api/network';
import { ASKED_LAST, later, takeClock } from '../../clock';
import { UNITS } from '../../people';

const net = network();
/** Longer than any other end of a session waits for the drafts. */
const LONG_MS = 2300;

function centreAsked(): () => number {
  let asked = 0;
  listen();
  net.answers(
    http.get('*/api/auth/v1/switchUser', () => {
      asked += 1;
      return HttpResponse.json({ code: 1, msg: '您不是该单位的经办人', data: null });
    }),
    http.get(`*${ASKED_LAST}`, () => HttpResponse.json([])),
  );
  return () => asked;
}

/** A page whose draft is saved when the test says so. */
function slowDraft() {
  let resolve = () => {};
  const saved = new Promise<void>((done) => {
    resolve = done;
  });
  return { stop: beforeSessionEnds(() => saved), resolve: () => resolve() };
}

it('waits for a large draft, however long it takes, before the session of the other unit begins', async () => {
  takeClock();
  const asked = centreAsked();
  const { stop, resolve } = slowDraft();
  const switching = switchToUnit(UNITS.蓝天科技.dwzh, {
    signal: new AbortController().signal,
    giveUp: async () => false,
  });
  switching.catch(() => undefined);
  await later(LONG_MS);
  expect(asked()).toBe(0);
  resolve();
  await expect(switching).rejects.toThrow('您不是该单位的经办人');
  expect(asked()).toBe(1);
  stop();
});

it('stays where the person thinks better of it meanwhile', async () => {
  const asked = centreAsked();
  const { stop, resolve } = slowDraft();
  const leaving = new AbortController();
  const switching = switchToUnit(UNITS.蓝天科技.dwzh, { signal: leaving.signal, giveUp: async () => true });
  leaving.abort();
  resolve();
  expect(await switching).toBe('stayed');
  expect(asked()).toBe(0);
  stop();
});

it.each([
  [false, 0],
  [true, 1],
])('asks where something could not be saved, and goes only with a yes: %s', async (yes, calls) => {
  const asked = centreAsked();
  const unsaved = { ywlx: 'GJ0203', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 1, rows: {} };
  let saved = false;
  const stop = beforeSessionEnds(
    async () => {
      saved = true;
    },
    () => unsaved,
  );
  const giveUp = vi.fn(async () => {
    expect(saved).toBe(true);
    return yes;
  });
  const { signal } = new AbortController();
  const outcome = await switchToUnit(UNITS.蓝天科技.dwzh, { signal, giveUp }).catch((error: Error) => error.message);
  expect(outcome).toBe(yes ? '您不是该单位的经办人' : 'stayed');
  expect([giveUp.mock.calls.length, asked()]).toEqual([1, calls]);
  stop();
});
