import type { HttpHandler } from 'msw';
import { certificateBasis, issueCertificate } from '../../centre/certificates/certificates';
import { issueUnitStatement, unitStatement } from '../../centre/certificates/unit-statement';
import { issueYearStatement, statementYears, yearStatement } from '../../centre/certificates/year-statement';
import { ANY_PERSON } from '../calls/callers';
import { textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Certificates and statements of persons and units (docs/rules/certificates.md). */
export function certificateHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/zmkj/getTj`, ANY_PERSON, (tx, { actor, query }) =>
      certificateBasis(tx, actor, textFields(query, 'zmlx')),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/save`, ANY_PERSON, (tx, { actor, body }) =>
      issueCertificate(tx, actor, body),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/dzd`, ['1'], (tx, { actor, body }) =>
      issueYearStatement(tx, actor, textField(body, 'nd')),
    ),
    guardedRoute(door, 'get', `${HALL}/grxx/nddzdnd`, ['1'], (tx, { actor }) => statementYears(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/nddzd`, ['1'], (tx, { actor, query }) =>
      yearStatement(tx, actor, textField(query, 'nd')),
    ),
    guardedRoute(door, 'get', `${HALL}/dwdzd/getInfo`, ['2'], (tx, { actor, query }) =>
      unitStatement(tx, actor, textFields(query, 'ksny', 'jsny')),
    ),
    guardedRoute(door, 'post', `${HALL}/zmkj/dwdzd`, ['2'], (tx, { actor, body }) =>
      issueUnitStatement(tx, actor, textFields(body, 'ksny', 'jsny')),
    ),
  ];
}
