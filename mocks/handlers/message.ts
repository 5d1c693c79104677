import type { HttpHandler } from 'msw';
import { listMessages, markRead } from '../centre/kernel/messages/messages';
import { saveSubscriptions, subscriptionsOf } from '../centre/kernel/messages/subscriptions';
import { ANY_PERSON, ANY_SESSION } from './calls/callers';
import { pagingOf, textField, textListField } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const BOX = '/api/izfgjj-zhfw/v1/xxzx';

/** Message centre; only the own messages are accessible. */
export function messageHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${BOX}/getList`, ANY_SESSION, (tx, { session, query }) =>
      listMessages(tx, session.actor, {
        ydzt: textField(query, 'ydzt') || undefined,
        xxlx: textField(query, 'xxlx') || undefined,
        ...pagingOf(query),
      }),
    ),
    guardedRoute(door, 'post', `${BOX}/yd`, ANY_SESSION, (tx, { session, body }) =>
      markRead(tx, session.actor, { xxIds: textListField(body, 'xxIds') }),
    ),
    guardedRoute(door, 'get', `${BOX}/getDy`, ANY_PERSON, (tx, { session }) => subscriptionsOf(tx, session.actor)),
    guardedRoute(door, 'post', `${BOX}/saveDy`, ANY_PERSON, (tx, { session, body }) =>
      saveSubscriptions(tx, session.actor, body),
    ),
  ];
}
