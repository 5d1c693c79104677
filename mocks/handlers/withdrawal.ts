import type { HttpHandler } from 'msw';
import { judge, submit } from '../centre/withdrawals';
import { type Door, guarded } from './door';

const WITHDRAWAL = '/api/izfgjj-zhfw/v1/tqsq/tqyw';

/** Withdrawals TQ0101 … TQ0199: the centre computes and decides by itself, whatever the form says. */
export function withdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${WITHDRAWAL}/judge`, ['1'], (desk, { session, body }) => judge(desk, session.actor, body)),
    guarded(door, 'post', `${WITHDRAWAL}/save`, ['1'], (desk, { session, body }) => submit(desk, session.actor, body)),
  ];
}
