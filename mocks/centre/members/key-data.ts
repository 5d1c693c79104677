// Name, kind and number of a member's ID: written down anew, with what hangs on them (domain catalogue GJ0303).
import { fundTime } from '@/domain/dates';
import type { CaseRecord } from '../cases/case-states';
import type { Desk } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { type PersonRecord, persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';

export interface KeyData {
  xingming: string;
  zjlx: string;
  zjhm: string;
}

/** The sign-in goes along: with the new number and the password there was, which was hashed with the former number. */
export function writeKeyData({ store }: Desk, member: PersonRecord, next: KeyData): void {
  const hashedWith = member.hashedWith ?? member.zjhm;
  persons(store).put(member.grzh, { ...member, ...next, hashedWith });
}

/** In the hall, and by SMS also where there is no account there: nobody's name changes behind their back. */
export function tellKeyChange(
  desk: Desk,
  { ywlsh, jbr, sqnr }: CaseRecord,
  { grzh, sjhm, passwordHash }: PersonRecord,
): void {
  const what = sqnr
    .slice(3)
    .map(({ label }) => label)
    .join('、');
  const nr = `您的${what}已由单位经办人${jbr?.jbrxm ?? ''}申请、经您本人签署变更，登录账号随证件号码变更，密码不变。如非本人确认，请立即联系12329。`;
  const now = persons(desk.store).get(grzh);
  const message = {
    xxId: `gjbg-${ywlsh}`,
    title: '关键信息变更',
    nr,
    xxlx: '办件通知',
    fssj: fundTime(desk.now()),
    ywlsh: '',
  };
  if (now && passwordHash) tellPerson(desk, now, { box: 'always', sms: 'always' }, message);
  else if (sjhm) send(desk, { kind: 'sms', to: sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
