import type { ComplaintContact } from '@/api/public/complaints';
import { maskPhone } from '@/domain/text/mask';
import type { SessionRecord } from '../../access/sessions';
import { developers, personOf, unitOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** Name and number of the signed-in actor: of a unit the operator, of a developer the company. */
export function contactOf(
  tx: Transaction,
  { actor, operator }: Pick<SessionRecord, 'actor' | 'operator'>,
): ComplaintContact {
  if (actor.kind === 'person') {
    const { xingming, sjhm } = personOf(tx, actor);
    return { xm: xingming, lxdh: sjhm };
  }
  if (actor.kind === 'unit') {
    const unit = unitOf(tx, actor);
    const all = [unit.operator, ...(unit.operators ?? [])];
    const { jbrxm, jbrsjhm } = all.find(({ jbrzjhm }) => jbrzjhm === operator) ?? unit.operator;
    return { xm: jbrxm, lxdh: jbrsjhm };
  }
  return developerContact(tx, actor);
}

/** The same contact with the number masked. */
export function shownContact(tx: Transaction, session: Pick<SessionRecord, 'actor' | 'operator'>): ComplaintContact {
  const { xm, lxdh } = contactOf(tx, session);
  return { xm, lxdh: maskPhone(lxdh) };
}

function developerContact(tx: Transaction, actor: Actor): ComplaintContact {
  const found = actor.kind === 'developer' ? developers(tx.store).get(actor.kfsbh) : undefined;
  if (!found) throw new BusinessError(REFUSED, '未找到您的账户，请联系管理中心');
  return { xm: found.kfsmc, lxdh: found.sjhm };
}
