import type { SubscriptionKind } from '@/api/message';
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
 * Tells a person who has an account in the hall: in the message box and on the phone, each as it is wanted there (订阅设置, 短信提醒订阅).
 * Under one id it is told once; what brings a switched-off message about happens once by itself.
 */
export function tellPerson(
  desk: Desk,
  person: PersonRecord,
  { box, sms }: { box: Wanted; sms: Wanted },
  message: Omit<MessageRecord, 'owner' | 'read'>,
): void {
  const { store } = desk;
  const owner = `person:${person.grzh}`;
  if (!person.passwordHash || messageThere(store, message.xxId)) return;
  sendMessage(store, { ...message, owner }, box === 'always' ? undefined : box);
  const subscribed = sms === 'always' || infoOf(store, person).dxtx?.split(',').includes(BY_SMS[sms]);
  if (subscribed && person.sjhm) {
    send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
  }
}
