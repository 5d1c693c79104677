import type { Desk } from '@mocks/centre/kernel/desk';
import { listMessages } from '@mocks/centre/kernel/messages';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { type PersonRecord, persons } from '@mocks/centre/kernel/people';
import { tellPerson } from '@mocks/centre/kernel/reminders';
import { tellSealed } from '@mocks/centre/members/sealed-notice';
import { startCentre } from '@mocks/node';
import { expect, it } from 'vitest';

const NOTICE = {
  xxId: 'x-1',
  title: '提醒',
  nr: '您有一条提醒。',
  xxlx: '缴存通知',
  fssj: '2026-11-21 09:00:00',
  ywlsh: '',
};

async function told(tell: (desk: Desk, person: PersonRecord) => void, change: Partial<PersonRecord> = {}) {
  const centre = await startCentre({ today: '2026-11-21' });
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
  centre.close();
  return outcome;
}

it('who has not registered in the hall is told of the sealing by SMS, and finds it there later', async () => {
  const { sms, box } = await told((desk, person) =>
    tellSealed(desk, person, { dwmc: '新城餐饮有限公司', fcyy: '03', fcny: '2026-12', ywlsh: '1' }),
  );
  expect(sms).toHaveLength(1);
  expect(sms[0]).toContain('新城餐饮有限公司已为您办理账户封存');
  expect(box).toEqual(['账户封存']);
});

it('under one id it is told once', async () => {
  const twice = await told((desk, person) => {
    tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE);
    tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE);
  });
  expect(twice).toEqual({ sms: ['【住房公积金】您有一条提醒。'], box: ['提醒'] });
});

it('what is sent by SMS to subscribers alone, and who has no number, stays silent', async () => {
  const nothing = { sms: [], box: [] };
  expect(await told((desk, person) => tellPerson(desk, person, { box: 'jx', sms: 'jx' }, NOTICE))).toEqual(nothing);
  const unreachable = await told((desk, person) => tellPerson(desk, person, { box: 'always', sms: 'always' }, NOTICE), {
    sjhm: '',
  });
  expect(unreachable).toEqual(nothing);
});
