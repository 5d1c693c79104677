// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import type { Desk } from '@mocks/centre/kernel/desk';
import { listMessages } from '@mocks/centre/kernel/messages';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { type PersonRecord, persons } from '@mocks/centre/kernel/people';
import { infoOf, putInfo } from '@mocks/centre/kernel/person-info';
import { tellPerson } from '@mocks/centre/kernel/reminders';
import { keepSubscriptions } from '@mocks/centre/kernel/subscriptions';
import { tellSealed } from '@mocks/centre/members/sealed-notice';
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

const NOTICE = {
  xxId: 'x-1',
  title: '提醒',
  nr: '您有一条提醒。',
  xxlx: '缴存通知',
  fssj: '2026-11-21 09:00:00',
  ywlsh: '',
};

async function toldUnregistered(tell: (desk: Desk, person: PersonRecord) => void, change: Partial<PersonRecord> = {}) {
  const centre = await centreOn();
  const outcome = await centre.transact((desk) => {
    const person = [...persons(desk.store).values()].find(
      ({ passwordHash, sjhm }) => passwordHash === '' && sjhm !== '',
    );
    if (!person) throw new Error('Nobody is unregistered');
    const stranger = { ...person, ...change };
    tell(desk, stranger);
    const sms = readOutbox(desk).filter(({ kind, to }) => kind === 'sms' && to === stranger.sjhm);
    const { list } = listMessages(desk, { kind: 'person', grzh: stranger.grzh }, { page: 1, size: 10 });
    return { sms: sms.map(({ text }) => text), box: list.map(({ title }) => title) };
  });
  return outcome;
}

it('who has not registered in the hall is told of the sealing by SMS, and finds it there later', async () => {
  const { sms, box } = await toldUnregistered((desk, person) =>
    tellSealed(desk, person, { dwmc: '新城餐饮有限公司', fcyy: '03', fcny: '2026-12', ywlsh: '1' }),
  );
  expect(sms).toHaveLength(1);
  expect(sms[0]).toContain('新城餐饮有限公司已为您办理账户封存');
  expect(box).toEqual(['账户封存']);
});

it('under one id it is told once', async () => {
  const twice = await toldUnregistered((desk, person) => {
    tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE);
    tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE);
  });
  expect(twice).toEqual({ sms: ['【住房公积金】您有一条提醒。'], box: ['提醒'] });
});

it('what is sent by SMS to subscribers alone, and who has no number, stays silent', async () => {
  const nothing = { sms: [], box: [] };
  expect(await toldUnregistered((desk, person) => tellPerson(desk, person, { box: 'jx', sms: 'jx' }, NOTICE))).toEqual(
    nothing,
  );
  const unreachable = await toldUnregistered(
    (desk, person) => tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE),
    {
      sjhm: '',
    },
  );
  expect(unreachable).toEqual(nothing);
});
