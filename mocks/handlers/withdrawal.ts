import type { HttpHandler } from 'msw';
import { judge, submit } from '../centre/withdrawals';
import { type Door, guarded } from './door';

const WITHDRAWAL = '/api/izfgjj-zhfw/v1/tqsq/tqyw';

/** Withdrawals TQ0101 … TQ0199: the centre computes and decides by itself, whatever the form says. */
export function withdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${WITHDRAWAL}/judge`, ['1'], (desk, { session, body }) =>
      judge(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${WITHDRAWAL}/save`, ['1'], (desk, { session, body }) =>
      submit(desk, session.actor, plain(body)),
    ),
  ];
}

/** Texts, numbers and ticks, texts without the space around them; a form sends nothing else, and an object has no text to be read. */
function plain(body: Record<string, unknown>): Record<string, unknown> {
  const read = Object.entries(body).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(read.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
}
