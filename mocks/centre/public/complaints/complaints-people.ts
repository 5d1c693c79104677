import type { ComplaintContact } from '@/api/complaints';
import { maskPhone } from '@/domain/mask';
import type { SessionRecord } from '../../access/sessions';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { developers, personOf, unitOf } from '../../kernel/people';

/** Whoever is signed in, by name and number: of a unit the operator, of a developer the company. */
export function contactOf(
  desk: Desk,
  { actor, operator }: Pick<SessionRecord, 'actor' | 'operator'>,
): ComplaintContact {
  if (actor.kind === 'person') {
    const { xingming, sjhm } = personOf(desk, actor);
    return { xm: xingming, lxdh: sjhm };
  }
  if (actor.kind === 'unit') {
    const unit = unitOf(desk, actor);
    const all = [unit.operator, ...(unit.operators ?? [])];
    const { jbrxm, jbrsjhm } = all.find(({ jbrzjhm }) => jbrzjhm === operator) ?? unit.operator;
    return { xm: jbrxm, lxdh: jbrsjhm };
  }
  return developerContact(desk, actor);
}

/** The same as it is shown: the number masked. */
export function shownContact(desk: Desk, session: Pick<SessionRecord, 'actor' | 'operator'>): ComplaintContact {
  const { xm, lxdh } = contactOf(desk, session);
  return { xm, lxdh: maskPhone(lxdh) };
}

function developerContact(desk: Desk, actor: Actor): ComplaintContact {
  const found = actor.kind === 'developer' ? developers(desk.store).get(actor.kfsbh) : undefined;
  if (!found) throw new Refusal(REFUSED, '未找到您的账户，请联系管理中心');
  return { xm: found.kfsmc, lxdh: found.sjhm };
}
