/**
 * The day on which browser tests run, for pages, centre and host alike: months and sums stand in them as a person reads them. The hour is the
 * real one. `HALL_TEST_DAY=today npm run test:e2e` runs them on the machine's own day.
 */
const DAY = process.env.HALL_TEST_DAY ?? '2026-11-28';
const FUND_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

const toDay = () => Date.parse(DAY) - Math.floor((Date.now() + FUND_OFFSET_MS) / DAY_MS) * DAY_MS;

/** From the machine's clock to that of the tests, in whole days; the first process of a run tells the others, midnight may lie between. */
process.env.E2E_SHIFT_MS ??= String(DAY === 'today' ? 0 : toDay());
export const SHIFT_MS = Number(process.env.E2E_SHIFT_MS);

/** Moves the clock of the realm it runs in; complete in itself, since it is sent to pages as text. */
export function shiftDate(ms) {
  if (ms === 0) return;
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + ms;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => String(new RealDate(now())),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** What `page.clock.install` takes: the tests' day, not the machine's. */
export const testTime = () => ({ time: Date.now() + SHIFT_MS });
