// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { HALL_RULES } from '@mocks/data/menus/rule-names';
import { expect, it } from 'vitest';
import { centreOn, LIU_YANG } from '../fixture';
import { ALONE, applyForLoan } from '../loan-fixture';

it('a case lapses with the name of whoever said nothing: here the developer, and nobody who could have signed', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const ywlsh = applyForLoan(tx, LIU_YANG, ALONE);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    moveClock(tx, { days: 8 });
    expect(caseDetail(tx, LIU_YANG, { ywlsh }).sbyy).toEqual({
      yy: '截至2026-11-28未等到开发商确认售房信息',
      gz: HALL_RULES,
      xyb: '先与开发商约定及时确认，再重新申请',
    });
    expect(readOutbox(tx).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(
        '已失效：截至2026-11-28未等到开发商确认售房信息。您可以先与开发商约定及时确认，再重新申请。',
      ),
    );
  });
});

it.each([
  // The first request after midnight: what its jobs do is done then, and nothing lies in the future.
  ['2026-11-29T00:30:00+08:00', '2026-11-29 00:30:00'],
  // Of a day that is over they stood at nine in the morning.
  ['2026-12-01T00:30:00+08:00', '2026-11-29 09:00:00'],
])('looked at on %s it has lapsed at %s', async (now, at) => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const ywlsh = applyForLoan(tx, LIU_YANG, ALONE);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    moveClock(tx, { now });
    expect(caseDetail(tx, LIU_YANG, { ywlsh }).lc.at(-1)).toMatchObject({ jdmc: '逾期失效', clsj: at });
  });
});
