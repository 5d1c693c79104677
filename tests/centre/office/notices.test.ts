import { moveClock } from '@mocks/centre/daily-jobs';
import { lastReading } from '@mocks/centre/office/notices';
import { expect, it } from 'vitest';
import { apply, centreOn, HE_JING, LIU_YANG } from '../fixture';

it('whoever did the same within a year is told what has changed since, and nobody else', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    expect(lastReading(tx, LIU_YANG, 'TQ0107')).toBeUndefined();
    apply(tx, LIU_YANG);
    expect(lastReading(tx, LIU_YANG, 'TQ0107')).toEqual({ rq: tx.today(), xzbg: [] });
    expect(lastReading(tx, LIU_YANG, 'TQ0106')).toBeUndefined();
    expect(lastReading(tx, HE_JING, 'TQ0107')).toBeUndefined();
    moveClock(tx, { now: '2027-11-20' });
    expect(lastReading(tx, LIU_YANG, 'TQ0107')).toBeDefined();
    moveClock(tx, { now: '2027-11-21' });
    expect(lastReading(tx, LIU_YANG, 'TQ0107')).toBeUndefined();
  });
});
