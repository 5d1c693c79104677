import type { SubscriptionKind } from '@/api/message';
import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';
import { type MessageRecord, messageThere, sendMessage } from './messages';
import { send } from './outbox';
import type { PersonRecord } from './people';
import { infoOf } from './person-info';

/** Codes of dictionary dxtx: which reminders a person wants on the phone. */
const BY_SMS: Readonly<Record<SubscriptionKind, string>> = { hj: '1', tq: '2', hk: '3', jx: '4', bg: '5' };

/** By subscription, or whatever is subscribed to: what concerns an own case, money owed or safety. */
type Wanted = SubscriptionKind | 'always';

/**
 * Tells a person: in the message box and on the phone, each as it is wanted there (订阅设置, 短信提醒订阅). Who has not registered in the
 * hall is told on the phone what everybody is, and finds that in the box after registering. Under one id it is told once; what brings
 * a switched-off message about happens once by itself. `ywlsh` names a case of the person's own: a unit's opens for the unit alone.
 */
export function tellPerson(
  desk: Desk,
  person: PersonRecord,
  { box, sms }: { box: Wanted; sms: Wanted },
  message: Omit<MessageRecord, 'owner' | 'read'>,
): void {
  const { store } = desk;
  const bySms =
    person.sjhm !== '' && (sms === 'always' || infoOf(store, person).dxtx?.split(',').includes(BY_SMS[sms]) === true);
  if ((!bySms && person.passwordHash === '') || messageThere(store, message.xxId)) return;
  sendMessage(store, { ...message, owner: `person:${person.grzh}` }, box === 'always' ? undefined : box);
  if (bySms) send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}

/** The same at once and by both ways, whatever is subscribed to: what a unit has changed of the person's account or of what is written down. */
export function tellAnyway(
  desk: Desk,
  person: PersonRecord,
  message: Pick<MessageRecord, 'xxId' | 'title' | 'nr' | 'xxlx'>,
): void {
  const said = { ...message, fssj: fundTime(desk.now()), ywlsh: '' };
  tellPerson(desk, person, { box: 'always', sms: 'always' }, said);
}
