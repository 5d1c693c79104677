// Identities of elsewhere (government platform, certificate) and the hall account they belong to. Code 417 leads to binding.
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';

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
  /** The one account it may be bound to; '' for any whose password is known. */
  owner: string;
}

const bindings = (desk: Pick<Desk, 'store'>) => desk.store.table<Binding>('bindings');
const tickets = (desk: Desk) => desk.store.table<BindTicket>('bind-tickets');

/** The account an identity of elsewhere is bound to. */
export function boundActor(desk: Desk, key: string): Actor | undefined {
  const bound = bindings(desk).get(key);
  return bound && actorOf(bound.owner);
}

export function bind(desk: Pick<Desk, 'store'>, key: string, actor: Actor): void {
  bindings(desk).put(key, { key, owner: ownerOf(actor) });
}

/**
 * 417: who it is is proved, but not which account is theirs. The ticket goes along with the next sign-in by password, which
 * binds. `way` names the identity to the person, e.g. 政务服务账号; `who` is its masked holder; `owner` (ownerOf) whose account
 * alone it may be bound to, when the identity says that itself.
 */
export function unbound(
  desk: Desk,
  wall: number,
  identity: { key: string; way: string; who: string; owner?: string },
): Refusal {
  for (const old of [...tickets(desk).values()]) if (old.until < wall) tickets(desk).delete(old.ticket);
  const ticket = crypto.randomUUID();
  tickets(desk).put(ticket, { ticket, key: identity.key, until: wall + VALID_MS, owner: identity.owner ?? '' });
  return new Refusal('417', '未绑定登录账号，请使用密码登录后绑定', {
    data: { ticket, way: identity.way, who: identity.who },
  });
}

/** Why what the ticket stands for may not be bound to this account; the ticket stays good for the right one. */
export function bindRefusal(desk: Desk, wall: number, ticket: string, actor: Actor): Refusal | undefined {
  const found = tickets(desk).get(ticket);
  if (!found || found.until < wall || found.owner === '' || found.owner === ownerOf(actor)) return undefined;
  return new Refusal(REFUSED, '该账号与您已验证的身份不一致，不能绑定；请用本人（本单位）的账号和密码登录');
}

/** Binds what the ticket stands for, once. A ticket that ran out binds nothing and hinders nobody. */
export function redeemBindTicket(desk: Desk, wall: number, ticket: string, actor: Actor): void {
  const found = tickets(desk).get(ticket);
  if (!found) return;
  tickets(desk).delete(ticket);
  if (found.until >= wall) bind(desk, found.key, actor);
}
