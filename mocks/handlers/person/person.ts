import type { HttpHandler } from 'msw';
import { accessView, reportForeignSignIn } from '../../centre/access/access-views';
import { giveQueryConsent, revokeQueryConsent } from '../../centre/access/query-consents';
import { depositComparison } from '../../centre/members/deposit-comparison';
import { depositEntries } from '../../centre/members/deposit-entries';
import { familyInfo } from '../../centre/members/info/family-info';
import {
  balanceHistoryOf,
  completeness,
  depositAccount,
  loansOfPerson,
  personalInfo,
} from '../../centre/members/person-views';
import { availableBusinesses, homeOffer } from '../../centre/office/available-businesses';
import { applicantOf } from '../../centre/withdrawals/applicant';
import { withdrawalRecords } from '../../centre/withdrawals/records';
import { agreedText } from '../../centre/withdrawals/rent/conditions';
import { banks } from '../../data/banks';
import { ANY_PERSON } from '../calls/callers';
import { searchOf } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Queries of a person about the own account (docs/specification.md 7.3). */
export function personHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/grxx/loginGrxx`, ANY_PERSON, (tx, { actor }) => personalInfo(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/grzhxx`, ANY_PERSON, (tx, { actor }) => ({
      ...depositAccount(tx, actor),
      bykt: homeOffer(tx, actor),
      zfydsm: agreedText(applicantOf({ tx, actor, ywlsh: '' })),
    })),
    guardedRoute(door, 'get', `${HALL}/wnbl/getList`, ANY_PERSON, (tx, { actor }) => availableBusinesses(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/wnbl/sq`, ANY_PERSON, (tx, { actor, body }) => {
      const change = body.sq === '1' ? giveQueryConsent : revokeQueryConsent;
      change(tx, actor);
      return null;
    }),
    guardedRoute(door, 'get', `${HALL}/grxx/grzhyezs`, ANY_PERSON, (tx, { actor }) => balanceHistoryOf(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/grjcmx`, ANY_PERSON, (tx, { actor, query }) =>
      depositEntries(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'gjmxlx', 'hjny', 'dwmc'])),
    ),
    guardedRoute(door, 'get', `${HALL}/grxx/jsdb`, ['1'], (tx, { actor, query }) =>
      depositComparison(tx, actor, searchOf(query, ['nd'])),
    ),
    guardedRoute(door, 'get', `${HALL}/grxx/jtxx`, ['1'], (tx, { actor }) => familyInfo(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grdkxx/getList`, ANY_PERSON, (tx, { actor }) => loansOfPerson(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/grzhxxsfwz`, ANY_PERSON, (tx, { actor }) => completeness(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/grxx/dlsqjl`, ANY_PERSON, (tx, { actor, query }) =>
      accessView(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'lx'])),
    ),
    guardedRoute(door, 'get', `${HALL}/tqsq/getList`, ['1'], (tx, { actor, query }) =>
      withdrawalRecords(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'tqyydm', 'ywzt'])),
    ),
    guardedRoute(door, 'post', `${HALL}/grxx/djdl`, ANY_PERSON, (tx, { actor }) => reportForeignSignIn(tx, actor)),
    publicRoute(door, 'get', `${HALL}/jcyh/getList`, () => banks),
  ];
}
