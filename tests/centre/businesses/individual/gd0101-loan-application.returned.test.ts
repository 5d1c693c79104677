// @vitest-environment node
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { loanHousehold } from '@mocks/centre/loans/applications/house-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centreOn, refusalOf, ZHAO_MIN } from '../../fixture';
import { applicationSigned, applyForLoan, COUPLE, PNG } from '../../loan-fixture';

const AGREES = { poxm: '周凯', pozjhm: PEOPLE.周凯.zjhm, posjhm: PEOPLE.周凯.sjhm };
const ASKED = {
  ...COUPLE,
  ...AGREES,
  gtjkr: [],
  jkrysr: '14000.00',
  sfk: '1192720.00',
  sqdkje: '458000.00',
  sqdkqx: '296',
  cbyd: '458000.00|296|01|2.6|2.6000',
};

it('age and term of a returned application count from its acceptance: nothing but a picture has to change', async () => {
  const centre = await centreOn();
  const clock = (now: string) => centre.transact((tx) => moveClock(tx, { now }));
  const longest = () => centre.transact((tx) => loanHousehold(tx, ZHAO_MIN).zcqx);
  await clock('2026-12-05 10:00:00');
  expect(await longest()).toBe(296);
  const ywlsh = await centre.transact((tx) => applyForLoan(tx, ZHAO_MIN, ASKED));
  await clock('2026-12-28 10:00:00');
  const items = [{ lx: 'cl', bh: '0302', yj: '看不清' }] as const;
  await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请补正', items }));
  await clock('2027-01-05 10:00:00');

  expect(await longest()).toBe(296);
  const asked = await centre.transact((tx) => judge(tx, ZHAO_MIN, { ...ASKED, ywlx: 'GD0101', ywlsh }));
  expect(asked.cw ?? {}).toEqual({});
  await centre.transact((tx) => {
    addMaterial(tx, ZHAO_MIN, { ywlsh, wjlxId: '0302', name: '重拍.png', bytes: Uint8Array.of(...PNG, 1) });
    const qmbh = applicationSigned(tx, ZHAO_MIN, ywlsh, ASKED);
    expect(submit(tx, ZHAO_MIN, { ...ASKED, ywlx: 'GD0101', ywlsh, qmbh }).ywzt).toBe('98');
  });
  expect((await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }))).ywzt).toBe('06');
});

it('another application on that day counts from that day', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => moveClock(tx, { now: '2027-01-05 10:00:00' }));
  const refused = await refusalOf(centre.transact((tx) => applyForLoan(tx, ZHAO_MIN, ASKED)));
  expect(refused.fieldErrors).toMatchObject({ sqdkqx: '贷款期限超过最长年限或年龄限制（最长295个月）' });
});
