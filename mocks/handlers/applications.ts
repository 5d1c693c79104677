import type { HttpHandler } from 'msw';
import type { ApplicationService } from '@/api/application';
import { plainField } from '@/domain/identifier-fields';
import { isRecord } from '@/lib/foreign-json';
import { isSubmittingOff } from '../centre/access/button-keys';
import { judge, submit } from '../centre/office/applications';
import { forbidden } from './answer';
import { ANY_PERSON, type Callers } from './callers';
import { type Door, guarded } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
/** More than any business has in one row table. */
const MOST_ROWS = 2_000;

/** The services that take applications in: the centre computes and decides by itself, whatever the form says. */
const SERVICES: readonly (readonly [ApplicationService, Callers])[] = [
  ['tqsq/tqyw', ['1']],
  ['dksq', ANY_PERSON],
  ['qychd', ANY_PERSON],
  ['jcchd', ANY_PERSON],
  ['dkhk', ANY_PERSON],
  ['tqhd', ['1']],
  ['ydchd', ['1']],
  ['dyzx', ANY_PERSON],
  ['dkbg', ANY_PERSON],
  ['grxx/xxbg', ANY_PERSON],
  ['lhjy/grkh', ['1']],
  ['lhjy/zhbg', ['1']],
  ['zyjx', ['1']],
  ['zgxx/xxbg', ['2']],
  ['jcdwxx/xxbg', ['2']],
  ['jcdwxx/fkzh', ['2']],
  ['zmkj/dwzm', ['2']],
  ['hjpz', ['2']],
  ['jstz', ['2']],
  ['jcyw', ['2']],
  ['kfsxx', ['3']],
  ['kfslpxx', ['3']],
];

export function applicationHandlers(door: Door): HttpHandler[] {
  return SERVICES.flatMap(([service, callers]) => [
    guarded(door, 'post', `${HALL}/${service}/judge`, callers, (desk, { session, body }) =>
      judge(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${HALL}/${service}/save`, callers, (desk, { session, body }) =>
      isSubmittingOff(desk, session.loginType, text(body, 'ywlx'))
        ? forbidden()
        : submit(desk, session.actor, plain(body)),
    ),
  ]);
}

/** Texts, numbers and ticks, texts in their plain form, and lists of rows of those; a form sends nothing else, and an object has no text to be read. */
export function plain(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [[name, value.slice(0, MOST_ROWS).flatMap(plainRow)]];
      return typeof value === 'object' ? [] : [[name, plainValue(name, value)]];
    }),
  );
}

function plainRow(row: unknown): unknown[] {
  if (typeof row === 'string') return [row.trim()];
  if (!isRecord(row)) return [];
  const cells = Object.entries(row).filter(([, value]) => typeof value !== 'object');
  return [Object.fromEntries(cells.map(([name, value]) => [name, plainValue(name, value)]))];
}

const plainValue = (name: string, value: unknown) => (typeof value === 'string' ? plainField(name, value) : value);
