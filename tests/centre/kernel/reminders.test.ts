// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import type { Desk } from '@mocks/centre/kernel/desk';
import { listMessages } from '@mocks/centre/kernel/messages';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { infoOf, putInfo } from '@mocks/centre/kernel/person-info';
import { keepSubscriptions } from '@mocks/centre/kernel/subscriptions';
import { expect, it } from 'vitest';
import { centreOn, ZHANG_JIANGUO } from '../fixture';

const { grzh } = ZHANG_JIANGUO;
const NONE = { hj: '0', tq: '0', hk: '0', jx: '0', bg: '0' };

function subscribe(desk: Desk, dxtx: string) {
  const person = persons(desk.store).get(grzh);
  if (!person) throw new Error('Not there');
  putInfo(desk.store, grzh, { ...infoOf(desk.store, person), dxtx });
}

/** From November to the first of December: remittance, reminder and instalment; to July: the year's interest as well. */
async function told(dxtx: string, box: 'all' | 'none') {
  const centre = await centreOn();
  return centre.transact((desk) => {
    subscribe(desk, dxtx);
    if (box === 'none') keepSubscriptions(desk, ZHANG_JIANGUO, NONE);
    const since = new Set(readOutbox(desk).map(({ text }) => text));
    moveClock(desk, { now: '2027-07-02' });
    const to = persons(desk.store).get(grzh)?.sjhm;
    const sms = readOutbox(desk).filter((one) => one.to === to && !since.has(one.text));
    const { list } = listMessages(desk, ZHANG_JIANGUO, { page: 1, size: 500 });
    return {
      sms: sms.map(({ text }) => text ?? ''),
      titles: new Set(list.filter(({ fssj }) => fssj > '2026-11-22').map(({ title }) => title)),
    };
  });
}

const REMINDERS = [
  ['1', '汇缴入账', /已入账，余额/],
  ['3', '还款提醒', /日应还.*请保证/],
  ['3', '还款已扣划', /已从您的还款卡扣划/],
  ['4', '年度结息', /年度结息.*余额/],
] as const;

it('what is subscribed to by SMS goes to the phone, the rest does not; the box has it all', async () => {
  for (const dxtx of ['', '1,3,4']) {
    const { sms, titles } = await told(dxtx, 'all');
    for (const [code, title, words] of REMINDERS) {
      expect(titles, title).toContain(title);
      expect(
        sms.some((text) => words.test(text)),
        `${title} by ${dxtx || 'no'} subscription`,
      ).toBe(dxtx.includes(code));
    }
  }
});

it('a box that takes no reminders still hears of its money, and the phone is asked by itself', async () => {
  const { sms, titles } = await told('4', 'none');
  for (const title of ['汇缴入账', '还款提醒', '年度结息']) expect(titles).not.toContain(title);
  expect(titles).toContain('还款已扣划');
  expect(sms.filter((text) => /年度结息/.test(text))).toHaveLength(1);
});
