// Identities of elsewhere (government platform, certificate) and the hall account they belong to. Code 417 leads to binding.
import { type Actor, actorOf, type Desk, ownerOf, Refusal } from './desk';

const VALID_MS = 10 * 60_000;

interface Binding {
  /** e.g. 'government:1:<number of the platform>', 'certificate:<serial number>'. */
  key: string;
  owner: string;
}

interface BindTicket {
  ticket: string;
  key: string;
  until: number;
}

const bindings = (desk: Desk) => desk.store.table<Binding>('bindings');
const tickets = (desk: Desk) => desk.store.table<BindTicket>('bind-tickets');

/** The account an identity of elsewhere is bound to. */
export function boundActor(desk: Desk, key: string): Actor | undefined {
  const bound = bindings(desk).get(key);
  return bound && actorOf(bound.owner);
}

export function bind(desk: Desk, key: string, actor: Actor): void {
  bindings(desk).put(key, { key, owner: ownerOf(actor) });
}

/**
 * 417: who it is is proved, but not which account is theirs. The ticket goes along with the next sign-in by password, which
 * binds. `way` names the identity to the person, e.g. 政务服务账号; `who` is its masked holder.
 */
export function unbound(desk: Desk, wall: number, identity: { key: string; way: string; who: string }): Refusal {
  for (const old of [...tickets(desk).values()]) if (old.until < wall) tickets(desk).delete(old.ticket);
  const ticket = crypto.randomUUID();
  tickets(desk).put(ticket, { ticket, key: identity.key, until: wall + VALID_MS });
  return new Refusal('417', '未绑定登录账号，请使用密码登录后绑定', {
    data: { ticket, way: identity.way, who: identity.who },
  });
}

/** Binds what the ticket stands for, once. A ticket that ran out binds nothing and hinders nobody. */
export function redeemBindTicket(desk: Desk, wall: number, ticket: string, actor: Actor): void {
  const found = tickets(desk).get(ticket);
  if (!found) return;
  tickets(desk).delete(ticket);
  if (found.until >= wall) bind(desk, found.key, actor);
}
