// @vitest-environment node

import type { Centre } from '@mocks/centre/centre';
import { openCentre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import {
  balanceOf,
  memberAccount,
  pendingAccount,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { loanTable as loanRecords, loansOf } from '@mocks/centre/loans/loans';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { loansOfPerson } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { memoryJournal } from '@mocks/journals/memory';
import { beforeEach, expect, it } from 'vitest';
import { daysBetween } from '@/domain/dates';
import { UNITS } from '../people';
import { centreOn, LIU_YANG, refusalOf, ZHANG_JIANGUO } from './fixture';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const move = (input: { now?: string | number; days?: number }) => centre.transact((tx) => moveClock(tx, input));

it('a year brings twelve remittances, interest and instalments to the fen', async () => {
  const { today } = await move({ now: '2027-11-21' });
  expect(today).toBe('2027-11-21');
  const count = async (gjmxlx: string) =>
    (
      await centre.transact((tx) => depositEntries(tx, LIU_YANG, { gjmxlx, ksrq: '2026-11-22', page: 1, size: 100 }))
    ).list.map((entry) => entry.fse);
  expect(await count('01')).toEqual(Array.from({ length: 12 }, () => '2688.00'));
  expect(await count('09')).toHaveLength(1);
  const [loan] = await centre.transact((tx) => loansOfPerson(tx, ZHANG_JIANGUO));
  expect(loan).toMatchObject({ syqs: 211, xqhkrq: '2027-12-20' });
  expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
});

it('posts to each of 10,000 members exactly what is due', async () => {
  await move({ now: '2027-07-01' });
  await centre.transact((tx) => {
    for (const number of [0, 1, 4_999, 9_999]) {
      const grzh = String(130_000_000_000 + number);
      const base = persons(tx.store).get(grzh)?.spans[0]?.base ?? 0n;
      const monthly = 2n * ((base * 12n + 50n) / 100n);
      const opening = monthly * 36n;
      const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'];
      let products = opening * BigInt(daysBetween('2026-11-21', '2027-07-01'));
      for (const month of months) products += monthly * BigInt(daysBetween(`${month}-15`, '2027-07-01'));
      const interest = (products * 15n * 2n + 360_000n) / (360_000n * 2n);
      expect(balanceOf(tx.store, memberAccount(grzh))).toBe(opening + monthly * 7n + interest);
    }
    expect(balanceOf(tx.store, pendingAccount(UNITS.东方云商.dwzh))).toBe(0n);
    expect(trialBalance(tx.store)).toBe(0n);
    expect(unitInfo(tx, { kind: 'unit', dwzh: UNITS.东方云商.dwzh }).jzny).toBe('2027-06');
  });
});

it('day by day comes to the same as one jump', async () => {
  const other = await centreOn();
  for (let day = 0; day < 40; day += 1) await other.transact((tx) => moveClock(tx, { days: 1 }));
  await move({ days: 40 });
  const postings = (one: Centre) =>
    one.transact((tx) =>
      postingsOf(tx.store, memberAccount(LIU_YANG.grzh)).map(({ entry, line }) => [entry.id, entry.date, line.fen]),
    );
  expect(await postings(other)).toEqual(await postings(centre));
});

it('settles the days that passed while nobody was there', async () => {
  const journal = memoryJournal();
  let now = Date.parse('2026-11-21T10:00:00+08:00');
  const open = await openCentre(journal, () => now);
  const before = await open.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)));
  now = Date.parse('2026-12-15T00:00:01+08:00');
  expect(await open.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)))).toBe(before + 268_800n);
});

it('tells of remittance, interest and the coming instalment', async () => {
  await move({ now: '2027-06-30' });
  const box = await centre.transact((tx) => listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 6 }));
  expect(box.list.map(({ fssj, title }) => [fssj, title])).toEqual([
    ['2027-06-30 10:00:00', '年度结息'],
    ['2027-06-20 09:00:00', '还款已扣划'],
    ['2027-06-17 09:00:00', '还款提醒'],
    ['2027-06-15 09:00:00', '汇缴入账'],
    ['2027-05-20 09:00:00', '还款已扣划'],
    ['2027-05-17 09:00:00', '还款提醒'],
  ]);
});

it('what the jobs of the present day send is stamped with the time at which they ran', async () => {
  let now = Date.parse('2026-12-14T18:40:00+08:00');
  const open = await openCentre(memoryJournal(), () => now);
  now += 86_400_000;
  const [message, sms] = await open.transact((tx) => [
    listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 1 }).list[0],
    readOutbox(tx)[0],
  ]);
  expect(message).toMatchObject({ title: '汇缴入账', fssj: '2026-12-15 18:40:00' });
  expect(sms).toMatchObject({ kind: 'sms', at: '2026-12-15 18:40:00' });
});

it('takes a time for the fund’s own, whatever zone its machine is in', async () => {
  process.env.TZ = 'UTC';
  try {
    const { now } = await move({ now: '2026-12-12 09:00:00' });
    expect(new Date(now).toISOString().slice(0, 16)).toBe('2026-12-12T01:00');
    expect((await move({ now: '2026-12-12T02:00:00Z' })).now - now).toBeLessThan(3_700_000);
  } finally {
    process.env.TZ = 'Asia/Shanghai';
  }
});

it('goes forward only', async () => {
  expect((await refusalOf(move({ days: -1 }))).message).toContain('日期只能往后移');
  expect((await refusalOf(move({ now: '2026-11-20' }))).message).toContain('日期只能往后移');
  expect((await refusalOf(move({ now: 'soon' }))).message).toContain('请给出');
  expect((await refusalOf(move({}))).message).toContain('请给出');
  expect((await refusalOf(move({ days: 9_999 }))).message).toBe('一次最多往后移十年');
  expect((await move({ now: '2026-11-21' })).today).toBe('2026-11-21');
});

it('a reset takes the moved date back too', async () => {
  await move({ days: 30 });
  await centre.reset();
  expect(await centre.transact((tx) => tx.today())).toBe('2026-11-21');
});

it('a loan whose card is empty is told of by message and SMS: amount, penalty, next day', async () => {
  await centre.transact(({ store }) => {
    for (const loan of loansOf(store, ZHANG_JIANGUO.grzh))
      loanRecords(store).put(loan.dkzh, { ...loan, cardShortFrom: '2026-12-01' });
  });
  await move({ now: '2027-01-21' });
  const told =
    /^第\d+期还款扣款未成功：还款卡余额不足。您的贷款已逾期2期，金额[\d,.]+元，罚息[\d,.]+元，将影响征信，请立即还款；下一还款日2027-02-20。$/;
  const { list } = await centre.transact((tx) => listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 9 }));
  const nr = list.map((message) => message.nr).find((text) => told.test(text));
  expect(nr).toBeDefined();
  const sms = (await centre.transact(readOutbox)).map(({ text }) => text);
  expect(sms).toContain(`【住房公积金】${nr}`);
});
