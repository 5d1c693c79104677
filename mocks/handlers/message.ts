import type { HttpHandler } from 'msw';
import { listMessages, markRead } from '../centre/kernel/messages';
import { keepSubscriptions, subscriptionsOf } from '../centre/kernel/subscriptions';
import { ANY_PERSON, EVERYBODY } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text, texts } from './visit';

const BOX = '/api/izfgjj-zhfw/v1/xxzx';

/** Message centre: everybody reads the own box alone. */
export function messageHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${BOX}/getList`, EVERYBODY, (desk, { session, query }) =>
      listMessages(desk, session.actor, {
        ydzt: text(query, 'ydzt') || undefined,
        xxlx: text(query, 'xxlx') || undefined,
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${BOX}/yd`, EVERYBODY, (desk, { session, body }) =>
      markRead(desk, session.actor, { xxIds: texts(body, 'xxIds') }),
    ),
    guarded(door, 'get', `${BOX}/getDy`, ANY_PERSON, (desk, { session }) => subscriptionsOf(desk, session.actor)),
    guarded(door, 'post', `${BOX}/saveDy`, ANY_PERSON, (desk, { session, body }) =>
      keepSubscriptions(desk, session.actor, body),
    ),
  ];
}
