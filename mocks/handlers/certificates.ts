import type { HttpHandler } from 'msw';
import { certificateBasis, issueCertificate } from '../centre/certificates/certificates';
import { issueUnitStatement, unitStatement } from '../centre/certificates/unit-statement';
import { issueYearStatement, statementYears, yearStatement } from '../centre/certificates/year-statement';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** Certificates and statements of persons and units (domain catalogue 12.1, 12.2). */
export function certificateHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/zmkj/getTj`, ANY_PERSON, (desk, { session, query }) =>
      certificateBasis(desk, session.actor, { zmlx: text(query, 'zmlx') }),
    ),
    guarded(door, 'post', `${HALL}/zmkj/save`, ANY_PERSON, (desk, { session, body }) =>
      issueCertificate(desk, session.actor, body),
    ),
    guarded(door, 'post', `${HALL}/zmkj/dzd`, ['1'], (desk, { session, body }) =>
      issueYearStatement(desk, session.actor, text(body, 'nd')),
    ),
    guarded(door, 'get', `${HALL}/grxx/nddzdnd`, ['1'], (desk, { session }) => statementYears(desk, session.actor)),
    guarded(door, 'get', `${HALL}/grxx/nddzd`, ['1'], (desk, { session, query }) =>
      yearStatement(desk, session.actor, text(query, 'nd')),
    ),
    guarded(door, 'get', `${HALL}/dwdzd/getInfo`, ['2'], (desk, { session, query }) =>
      unitStatement(desk, session.actor, { ksny: text(query, 'ksny'), jsny: text(query, 'jsny') }),
    ),
    guarded(door, 'post', `${HALL}/zmkj/dwdzd`, ['2'], (desk, { session, body }) =>
      issueUnitStatement(desk, session.actor, { ksny: text(body, 'ksny'), jsny: text(body, 'jsny') }),
    ),
  ];
}
