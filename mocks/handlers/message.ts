import type { HttpHandler } from 'msw';
import { listMessages, markRead } from '../centre/kernel/messages/messages';
import { saveSubscriptions, subscriptionsOf } from '../centre/kernel/messages/subscriptions';
import { ANY_PERSON, ANY_SESSION } from './calls/callers';
import { searchOf, textListField } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const BOX = '/api/izfgjj-zhfw/v1/xxzx';

/** Message centre; only the own messages are accessible. */
export function messageHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${BOX}/getList`, ANY_SESSION, (tx, { actor, query }) =>
      listMessages(tx, actor, searchOf(query, ['ydzt', 'xxlx'])),
    ),
    guardedRoute(door, 'post', `${BOX}/yd`, ANY_SESSION, (tx, { actor, body }) =>
      markRead(tx, actor, { xxIds: textListField(body, 'xxIds') }),
    ),
    guardedRoute(door, 'get', `${BOX}/getDy`, ANY_PERSON, (tx, { actor }) => subscriptionsOf(tx, actor)),
    guardedRoute(door, 'post', `${BOX}/saveDy`, ANY_PERSON, (tx, { actor, body }) =>
      saveSubscriptions(tx, actor, body),
    ),
  ];
}
