// External identities (government platform, certificate) and the hall accounts bound to them. Code 417 leads to binding.
import {
  type Actor,
  actorOf,
  BusinessError,
  type OwnerKey,
  ownerOf,
  PUBLIC,
  REFUSED,
  type Transaction,
} from '../kernel/transaction';

const VALID_MS = 10 * 60_000;

interface Binding {
  /** e.g. 'government:1:<number of the platform>', 'certificate:<serial number>'. */
  key: string;
  owner: OwnerKey;
}

interface BindTicket {
  ticket: string;
  key: string;
  until: number;
  /** The only account allowed; `PUBLIC` for any account with a correct password. */
  owner: OwnerKey;
}

const bindings = (tx: Pick<Transaction, 'store'>) => tx.store.table<Binding>('bindings');
const tickets = (tx: Transaction) => tx.store.table<BindTicket>('bind-tickets');

/** Returns the account bound to an external identity. */
export function boundActor(tx: Transaction, key: string): Actor | undefined {
  const bound = bindings(tx).get(key);
  return bound && actorOf(bound.owner);
}

export function bind(tx: Pick<Transaction, 'store'>, key: string, actor: Actor): void {
  bindings(tx).put(key, { key, owner: ownerOf(actor) });
}

/**
 * Returns 417: the identity is proved, but no account is bound to it. The next sign-in by password sends the ticket and binds. `way` names
 * the identity for display, e.g. 政务服务账号; `who` is its masked holder; `owner` (ownerOf) is the only account allowed, if the identity names
 * one.
 */
export function unbound(
  tx: Transaction,
  wall: number,
  identity: { key: string; way: string; who: string; owner?: OwnerKey },
): BusinessError {
  for (const old of [...tickets(tx).values()]) if (old.until < wall) tickets(tx).delete(old.ticket);
  const ticket = crypto.randomUUID();
  tickets(tx).put(ticket, { ticket, key: identity.key, until: wall + VALID_MS, owner: identity.owner ?? PUBLIC });
  return new BusinessError('417', '未绑定登录账号，请使用密码登录后绑定', {
    data: { ticket, way: identity.way, who: identity.who },
  });
}

/** Returns why the ticket may not bind this account; the ticket stays valid for the right one. */
export function bindRefusal(tx: Transaction, wall: number, ticket: string, actor: Actor): BusinessError | undefined {
  const found = tickets(tx).get(ticket);
  if (!found || found.until < wall || found.owner === PUBLIC || found.owner === ownerOf(actor)) return undefined;
  return new BusinessError(REFUSED, '该账号与您已验证的身份不一致，不能绑定；请用本人（本单位）的账号和密码登录');
}

/** Binds the ticket's identity, once. An expired ticket is ignored, so that it does not block the sign-in. */
export function redeemBindTicket(tx: Transaction, wall: number, ticket: string, actor: Actor): void {
  const found = tickets(tx).get(ticket);
  if (!found) return;
  tickets(tx).delete(ticket);
  if (found.until >= wall) bind(tx, found.key, actor);
}
