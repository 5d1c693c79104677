// Sends the messages of mocks/data/messages: in the hall and by SMS, each once (docs/rules/messages.md).
// The words about a case's state are in cases/decision-messages.ts and in the rules' `message`.
import { fundTime } from '@/domain/dates';
import { messageTemplates } from '../../data/messages/message-templates';
import type { MessageTemplate, Wanted } from '../../data/messages/template';
import { hasMessage, type MessageRecord, sendMessage } from '../kernel/messages/messages';
import { send } from '../kernel/messages/outbox';
import { notifyPerson } from '../kernel/messages/reminders';
import { developers, type Operator, persons } from '../kernel/people';
import { type OwnerKey, readOwner, type Transaction } from '../kernel/transaction';
import { smsOperator } from './operator-sms';
import { responsibleOperators } from './responsible-operators';

type Templates = typeof messageTemplates;
export type MessageId = keyof Templates;
type DataOf<Id extends MessageId> = Parameters<Templates[Id]['text']>[0];

export interface Recipients {
  /** Operator behind a notice to a unit, where it belongs to no case. */
  jbr?: Operator | undefined;
  /** Further operators of the unit, by SMS. */
  also?: readonly Operator[];
  /** All operators of the unit to hear by SMS, instead of those responsible. */
  operators?: readonly Operator[];
  /** Number for the SMS where the recipient gave one for this matter; '' for none. */
  phone?: string;
}

/**
 * Sends a message to a person, a unit or a developer. A unit's SMS goes to the operator who acted, the successor of a stopped one, or the
 * first operator. Idempotent per id of the message.
 */
export function notify<Id extends MessageId>(
  tx: Transaction,
  owner: OwnerKey,
  id: Id,
  data: DataOf<Id>,
  to: Recipients = {},
): void {
  // The compiler does not tie the template of `Id` to the data of `Id`.
  const template = messageTemplates[id] as unknown as MessageTemplate<DataOf<Id>>;
  const { kind, id: number } = readOwner(owner);
  const { title, link } = template;
  const message = {
    xxId: template.id(data, number),
    title: typeof title === 'string' ? title : title(data),
    nr: template.text(data),
    xxlx: template.category,
    fssj: fundTime(tx.now()),
    ywlsh: template.opens?.(data) ?? '',
    ...(typeof link === 'function' ? link(data) : link),
  };
  const sms = typeof template.sms === 'function' ? template.sms(data) : template.sms;
  if (kind === 'person' && sms !== 'never' && to.phone === undefined) {
    const person = persons(tx.store).get(number);
    if (person) notifyPerson(tx, person, { box: template.box ?? 'always', sms }, message);
    return;
  }
  if (hasMessage(tx.store, message.xxId)) return;
  sendMessage(tx.store, { ...message, owner }, subscription(template.box));
  if (sms === 'never') return;
  if (kind === 'unit' && to.phone === undefined) smsUnit(tx, owner, message, to);
  const phone = to.phone ?? (kind === 'developer' ? developers(tx.store).get(number)?.lxdh : '');
  if (phone) send(tx, { kind: 'sms', to: phone, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}

const subscription = (box: Wanted = 'always') => (box === 'always' ? undefined : box);

function smsUnit(
  tx: Transaction,
  owner: OwnerKey,
  { nr, ywlsh }: Pick<MessageRecord, 'nr' | 'ywlsh'>,
  { jbr = preparerOf(tx, ywlsh), operators, also = [] }: Recipients,
): void {
  const dwzh = readOwner(owner).id;
  const responsible = operators ?? responsibleOperators(tx.store, { owner, jbr });
  const others = also.filter((one) => responsible.every(({ jbrzjhm }) => jbrzjhm !== one.jbrzjhm));
  for (const one of [...responsible, ...others]) smsOperator(tx, dwzh, one, nr);
}

/** The table belongs to cases/case-states.ts, a room above. */
const preparerOf = ({ store }: Transaction, ywlsh: string) => store.table<{ jbr?: Operator }>('cases').get(ywlsh)?.jbr;
