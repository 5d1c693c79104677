import type { HttpHandler } from 'msw';
import type { ApplicationService } from '@/api/cases/application';
import { plainField } from '@/domain/identity/identifier-fields';
import { isRecord } from '@/lib/foreign-json';
import { isSubmissionDisabled } from '../centre/access/button-keys';
import { judge, submit } from '../centre/office/applications';
import { forbidden } from './calls/answer';
import { ANY_PERSON, type Callers } from './calls/callers';
import { textField } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
/** No business has a longer row table. */
const MOST_ROWS = 2_000;

/** Services that accept applications: the centre computes and decides by itself, regardless of the form's figures. */
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

export function applicationHandlers(door: MockServer): HttpHandler[] {
  return SERVICES.flatMap(([service, callers]) => [
    guardedRoute(door, 'post', `${HALL}/${service}/judge`, callers, (tx, { actor, body }) =>
      judge(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${HALL}/${service}/save`, callers, (tx, { session, actor, body }) =>
      isSubmissionDisabled(tx, session.loginType, textField(body, 'ywlx'))
        ? forbidden()
        : submit(tx, actor, plain(body)),
    ),
  ]);
}

/** Normalizes a body: texts (in plain form), numbers, ticks and lists of rows of those; forms send nothing else. */
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
