// @vitest-environment node
import { checkInAppointment, expectedVisits } from '@mocks/centre/appointments/attendance';
import { book, cancel } from '@mocks/centre/appointments/booking';
import { appointmentBasis, appointmentDays, listAppointments } from '@mocks/centre/appointments/views';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { centreOn, LIU_YANG, refusalOf } from '../fixture';

/** A Saturday. */
const DAY = '2026-11-21';
const wish = { yylx: '1', yysx: 'TQ0104', sxsm: '', wdbh: '0101', lxdh: '13900008888' };

/** On the first free slot of the day. */
function bookOn(tx: Transaction, yyrq: string, changes: Partial<typeof wish> = {}) {
  const day = appointmentDays(tx, '0101').find((one) => one.yyrq === yyrq);
  const yysd = day?.sd.find(({ kyhs }) => kyhs > 0)?.yysd;
  return book(tx, LIU_YANG, { ...wish, ...changes, yyrq, yysd, ywlsh: issueNumber(tx, LIU_YANG, 'WDYY') });
}
const told = (tx: Transaction, title: string) =>
  listMessages(tx, LIU_YANG, { page: 1, size: 100 }).list.filter((message) => message.title === title);
const stateOf = (tx: Transaction) =>
  listAppointments(tx, LIU_YANG, { zt: '', page: 1, size: 9 }).list.map(({ zt }) => zt);
const to = (centre: Centre, now: string) => centre.transact((tx) => void moveClock(tx, { now }));

it('reminds once, the day before, in the box and on the number that was given', async () => {
  const centre = await centreOn(DAY);
  await centre.transact((tx) => bookOn(tx, '2026-11-25'));
  await to(centre, '2026-11-23');
  expect(await centre.transact((tx) => told(tx, '明天有预约'))).toEqual([]);
  await to(centre, '2026-11-24');
  const [message, ...more] = await centre.transact((tx) => told(tx, '明天有预约'));
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    fssj: '2026-11-24 10:00:00',
    nr: expect.stringContaining('请携带：本人有效身份证件原件'),
  });
  const [sms] = (await centre.transact(readOutbox)).filter(({ text }) => text?.includes('提醒您：明天'));
  expect(sms?.to).toBe('13900008888');
  // The page offers both.
  expect(sms?.text).toMatch(/请在2026-11-25 \d\d:\d\d(:\d\d)?前取消或改期。/);
});

it('what is to be brought reads one by one, each with its conditions', async () => {
  const centre = await centreOn(DAY);
  const text = await centre.transact((tx) => {
    bookOn(tx, '2026-11-25', { yysx: 'TQ0106' });
    return readOutbox(tx)[0]?.text;
  });
  expect(text).toContain(
    '请携带：本人有效身份证件原件；本人一类银行卡；借款合同、还款明细（系统能查到的贷款免交）；婚姻证明（以配偶的贷款提取的；婚姻登记可以核验的免交）。',
  );
});

it('nobody is reminded of what is cancelled, and who came has missed nothing', async () => {
  const centre = await centreOn(DAY);
  await centre.transact((tx) => {
    const { yyh } = bookOn(tx, '2026-11-24');
    cancel(tx, LIU_YANG, yyh);
    bookOn(tx, '2026-11-25');
  });
  const [visit] = await centre.transact(expectedVisits);
  if (!visit) throw new Error('Nobody is expected');
  expect(visit).toMatchObject({ yyrq: '2026-11-25', xm: '刘*', wdmc: '城区管理部' });
  const early = await refusalOf(centre.transact((tx) => checkInAppointment(tx, visit.yyh)));
  expect(early.message).toBe('该预约在2026-11-25，今天不能取号');
  await to(centre, '2026-11-25');
  await centre.transact((tx) => checkInAppointment(tx, visit.yyh));
  await to(centre, '2026-11-30');
  expect(await centre.transact((tx) => [told(tx, '明天有预约').length, told(tx, '预约未到场').length])).toEqual([1, 0]);
  expect((await centre.transact(stateOf)).toSorted()).toEqual(['2', '3']);
});

it('three missed block for thirty days, with the day said; then all begins anew', async () => {
  const centre = await centreOn(DAY);
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-27']) {
    await centre.transact((tx) => bookOn(tx, day));
    await to(centre, day);
    // On the day itself nothing is missed yet.
    expect(await centre.transact((tx) => stateOf(tx)[0])).toBe('1');
    await to(centre, `${day.slice(0, 8)}${Number(day.slice(8)) + 1}`);
    expect(await centre.transact((tx) => stateOf(tx)[0])).toBe('4');
  }
  const messages = await centre.transact((tx) => told(tx, '预约未到场'));
  expect(messages.map(({ nr }) => nr)).toEqual([
    expect.stringContaining('已有3次未到场，网上预约暂停至2026-12-27'),
    expect.stringContaining('12个月内第2次未到场，满3次将暂停网上预约30天'),
    expect.stringContaining('12个月内第1次未到场'),
  ]);
  const refused = await refusalOf(centre.transact((tx) => bookOn(tx, '2026-12-01')));
  expect(refused.message).toBe(
    '您预约后3次未到场（2026-11-23、2026-11-25、2026-11-27），网上预约暂停至2026-12-27。可以直接到网点取号办理',
  );
  await to(centre, '2026-12-27');
  expect((await centre.transact((tx) => appointmentBasis(tx, LIU_YANG))).tz?.jzrq).toBe('2026-12-27');
  await to(centre, '2026-12-28');
  expect((await centre.transact((tx) => appointmentBasis(tx, LIU_YANG))).tz).toBeUndefined();
  await centre.transact((tx) => bookOn(tx, '2026-12-29'));
  await to(centre, '2026-12-31');
  expect((await centre.transact((tx) => appointmentBasis(tx, LIU_YANG))).tz).toBeUndefined();
});

it('a jump of the clock over several days brings each day its own', async () => {
  const centre = await centreOn(DAY);
  await centre.transact((tx) => bookOn(tx, '2026-11-24'));
  await to(centre, '2026-12-10');
  const [reminder, missed] = await centre.transact((tx) =>
    ['明天有预约', '预约未到场'].map((title) => told(tx, title)),
  );
  expect(reminder?.map(({ fssj }) => fssj)).toEqual(['2026-11-23 09:00:00']);
  expect(missed?.map(({ fssj }) => fssj)).toEqual(['2026-11-25 09:00:00']);
});
