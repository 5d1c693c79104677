// @vitest-environment node
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { units } from '@mocks/centre/kernel/people';
import { listDemands } from '@mocks/centre/public/complaints/demand-replies';
import { beforeEach, describe, expect, it } from 'vitest';
import { centreOn } from '../fixture';
import { HUAXIA } from '../remittance-world';

const { dwzh } = HUAXIA;
const PRESSING = ['汇缴逾期', '催缴提醒', '责令限期缴存通知书'];

let centre: Awaited<ReturnType<typeof centreOn>>;
beforeEach(async () => {
  centre = await centreOn();
});

const to = (now: string) => centre.transact((tx) => moveClock(tx, { now }));
const bank = (fail: boolean) => centre.transact((tx) => setDebitSwitch(tx, { dwzh, fail, yy: '' }));
const pressed = () =>
  centre.transact((tx) =>
    listMessages(tx, HUAXIA, { page: 1, size: 50 }).list.flatMap(({ title }) =>
      PRESSING.includes(title) ? [title] : [],
    ),
  );

describe('a month whose debit failed', () => {
  beforeEach(async () => {
    await bank(true);
    await to('2026-12-15');
  });

  it('is not pressed for while its second debit is to come, nor after that has paid it', async () => {
    // Past its last day, and the unit was told that the money will be fetched on the 22nd.
    await to('2026-12-21');
    expect(await pressed()).toEqual([]);
    await bank(false);
    await to('2026-12-22');
    expect(await centre.transact(({ store }) => units(store).get(dwzh)?.jzny)).toBe('2026-12');
    expect(await pressed()).toEqual([]);
    expect(await centre.transact((tx) => listDemands(tx, HUAXIA, { zt: '', page: 1, size: 9 }).total)).toBe(0);
  });

  it('is pressed for once the second one has failed too', async () => {
    await to('2026-12-22');
    expect(await pressed()).toEqual(['催缴提醒']);
  });
});
