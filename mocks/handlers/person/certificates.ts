import type { HttpHandler } from 'msw';
import { certificateBasis, issueCertificate } from '../../centre/certificates/certificates';
import { issueUnitStatement, unitStatement } from '../../centre/certificates/unit-statement';
import { issueYearStatement, statementYears, yearStatement } from '../../centre/certificates/year-statement';
import { ANY_PERSON } from '../calls/callers';
import { textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Certificates and statements of persons and units (docs/rules/certificates.md). */
export function certificateHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/zmkj/getTj`, ANY_PERSON, (tx, { session, query }) =>
      certificateBasis(tx, session.actor, { zmlx: textField(query, 'zmlx') }),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/save`, ANY_PERSON, (tx, { session, body }) =>
      issueCertificate(tx, session.actor, body),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/dzd`, ['1'], (tx, { session, body }) =>
      issueYearStatement(tx, session.actor, textField(body, 'nd')),
    ),
    guardedRoute(door, 'get', `${HALL}/grxx/nddzdnd`, ['1'], (tx, { session }) => statementYears(tx, session.actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/nddzd`, ['1'], (tx, { session, query }) =>
      yearStatement(tx, session.actor, textField(query, 'nd')),
    ),
    guardedRoute(door, 'get', `${HALL}/dwdzd/getInfo`, ['2'], (tx, { session, query }) =>
      unitStatement(tx, session.actor, { ksny: textField(query, 'ksny'), jsny: textField(query, 'jsny') }),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/dwdzd`, ['2'], (tx, { session, body }) =>
      issueUnitStatement(tx, session.actor, { ksny: textField(body, 'ksny'), jsny: textField(body, 'jsny') }),
    ),
  ];
}
