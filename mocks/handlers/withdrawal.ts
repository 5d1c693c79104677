import type { HttpHandler } from 'msw';
import { judge, submit } from '../centre/withdrawals';
import { type Door, guarded } from './door';
import { text } from './visit';

const WITHDRAWAL = '/api/izfgjj-zhfw/v1/tqsq/tqyw';

/** Withdrawals TQ0101 … TQ0199: the centre computes and decides by itself, whatever the form says. */
export function withdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${WITHDRAWAL}/judge`, ['1'], (desk, { session, body }) => {
      const { ywlx: _, ...values } = body;
      return judge(desk, session.actor, { ywlx: text(body, 'ywlx'), values });
    }),
    guarded(door, 'post', `${WITHDRAWAL}/save`, ['1'], (desk, { session, body }) => {
      const { ywlx: _, ywlsh: __, ...values } = body;
      return submit(desk, session.actor, { ywlx: text(body, 'ywlx'), ywlsh: text(body, 'ywlsh'), values });
    }),
  ];
}
