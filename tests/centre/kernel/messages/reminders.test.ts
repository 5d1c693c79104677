// @vitest-environment node

import { notify } from '@mocks/centre/access/notify';
import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { notifyPerson } from '@mocks/centre/kernel/messages/reminders';
import { saveSubscriptions } from '@mocks/centre/kernel/messages/subscriptions';
import { type PersonRecord, persons } from '@mocks/centre/kernel/people';
import { infoOf, putInfo } from '@mocks/centre/kernel/person-info';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { centreOn, ZHANG_JIANGUO } from '../../fixture';

const { grzh } = ZHANG_JIANGUO;
const NONE = { hj: '0', tq: '0', hk: '0', jx: '0', bg: '0' };

function subscribe(tx: Transaction, dxtx: string) {
  const person = persons(tx.store).get(grzh);
  if (!person) throw new Error('Not there');
  putInfo(tx.store, grzh, { ...infoOf(tx.store, person), dxtx });
}

/** From November to the first of December: remittance, reminder and instalment; to July: the year's interest as well. */
async function told(dxtx: string, box: 'all' | 'none') {
  const centre = await centreOn();
  return centre.transact((tx) => {
    subscribe(tx, dxtx);
    if (box === 'none') saveSubscriptions(tx, ZHANG_JIANGUO, NONE);
    const since = new Set(readOutbox(tx).map(({ text }) => text));
    moveClock(tx, { now: '2027-07-02' });
    const to = persons(tx.store).get(grzh)?.sjhm;
    const sms = readOutbox(tx).filter((one) => one.to === to && !since.has(one.text));
    const { list } = listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 500 });
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
  ['4', '年度结息', /年结息.*余额/],
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
  expect(sms.filter((text) => /年结息/.test(text))).toHaveLength(1);
});

const NOTICE = {
  xxId: 'x-1',
  title: '提醒',
  nr: '您有一条提醒。',
  xxlx: '缴存通知',
  fssj: '2026-11-21 09:00:00',
  ywlsh: '',
};

async function toldUnregistered(
  tell: (tx: Transaction, person: PersonRecord) => void,
  change: Partial<PersonRecord> = {},
) {
  const centre = await centreOn();
  const outcome = await centre.transact((tx) => {
    const person = [...persons(tx.store).values()].find(({ passwordHash, sjhm }) => passwordHash === '' && sjhm !== '');
    if (!person) throw new Error('Nobody is unregistered');
    const stranger = { ...person, ...change };
    tell(tx, stranger);
    const sms = readOutbox(tx).filter(({ kind, to }) => kind === 'sms' && to === stranger.sjhm);
    const { list } = listMessages(tx, { kind: 'person', grzh: stranger.grzh }, { page: 1, size: 10 });
    return { sms: sms.map(({ text }) => text), box: list.map(({ title }) => title) };
  });
  return outcome;
}

it('who has not registered in the hall is told of the sealing by SMS, and finds it there later', async () => {
  const data = { ywlsh: '1', dwmc: '新城餐饮有限公司', reason: '停薪', from: '2026-12', next: '', loan: false };
  const { sms, box } = await toldUnregistered((tx, person) => {
    persons(tx.store).put(person.grzh, person);
    notify(tx, ownerOf({ kind: 'person', grzh: person.grzh }), 'account-sealed', data);
  });
  expect(sms).toHaveLength(1);
  expect(sms[0]).toContain('新城餐饮有限公司已为您办理账户封存');
  expect(box).toEqual(['账户封存']);
});

it('under one id it is told once', async () => {
  const twice = await toldUnregistered((tx, person) => {
    notifyPerson(tx, person, { box: 'always', sms: 'always' }, NOTICE);
    notifyPerson(tx, person, { box: 'always', sms: 'always' }, NOTICE);
  });
  expect(twice).toEqual({ sms: ['【住房公积金】您有一条提醒。'], box: ['提醒'] });
});

it('what is sent by SMS to subscribers alone, and who has no number, stays silent', async () => {
  const nothing = { sms: [], box: [] };
  expect(await toldUnregistered((tx, person) => notifyPerson(tx, person, { box: 'jx', sms: 'jx' }, NOTICE))).toEqual(
    nothing,
  );
  const unreachable = await toldUnregistered(
    (tx, person) => notifyPerson(tx, person, { box: 'always', sms: 'always' }, NOTICE),
    {
      sjhm: '',
    },
  );
  expect(unreachable).toEqual(nothing);
});
