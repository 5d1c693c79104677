import type { SubscriptionKind } from '@/api/cases/message';
import { fundTime } from '@/domain/dates';
import type { PersonRecord } from '../people';
import { infoOf } from '../person-info';
import { ownerOf, type Transaction } from '../transaction';
import { hasMessage, type MessageRecord, sendMessage } from './messages';
import { send } from './outbox';

/** SMS reminders by subscription (codes of dictionary dxtx). */
const BY_SMS: Readonly<Record<SubscriptionKind, string>> = { hj: '1', tq: '2', hk: '3', jx: '4', bg: '5' };

/** Subscription to respect, or 'always' for an own case, money owed and safety. */
type Wanted = SubscriptionKind | 'always';

/**
 * Notifies a person in the message box and by SMS, each by its own settings (订阅设置, 短信提醒订阅). A person not registered in the hall is notified
 * only together with an SMS, and finds the message in the box after registering. Idempotent per id; the trigger of a switched-off message
 * must guard against repetition itself. `ywlsh` names a case of the person's own: a unit's case opens for the unit alone.
 */
export function notifyPerson(
  tx: Transaction,
  person: PersonRecord,
  { box, sms }: { box: Wanted; sms: Wanted },
  message: Omit<MessageRecord, 'owner' | 'read'>,
): void {
  const { store } = tx;
  const bySms =
    person.sjhm !== '' && (sms === 'always' || infoOf(store, person).dxtx?.split(',').includes(BY_SMS[sms]) === true);
  if ((!bySms && person.passwordHash === '') || hasMessage(store, message.xxId)) return;
  sendMessage(
    store,
    { ...message, owner: ownerOf({ kind: 'person', grzh: person.grzh }) },
    box === 'always' ? undefined : box,
  );
  if (bySms) send(tx, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}

/** Notifies a person at once in the box and by SMS, regardless of subscriptions: the unit changed their account or their information. */
export function notifyRegardless(
  tx: Transaction,
  person: PersonRecord,
  message: Pick<MessageRecord, 'xxId' | 'title' | 'nr' | 'xxlx'>,
): void {
  const reminder = { ...message, fssj: fundTime(tx.now()), ywlsh: '' };
  notifyPerson(tx, person, { box: 'always', sms: 'always' }, reminder);
}
