import type { HttpHandler } from 'msw';
import { accessView, reportStranger } from '../centre/access/access-views';
import { giveQueryConsent, takeBackQueryConsent } from '../centre/access/query-consents';
import { depositComparison } from '../centre/members/deposit-comparison';
import { depositEntries } from '../centre/members/deposit-entries';
import { familyInfo } from '../centre/members/family-info';
import { balanceHistory, completeness, depositAccount, loans, personalInfo } from '../centre/members/person-views';
import { ownOffer, ownOptions } from '../centre/office/own-options';
import { withdrawalRecords } from '../centre/withdrawals/records';
import { banks } from '../data/banks';
import { ANY_PERSON } from './callers';
import { type Door, guarded, open } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a person sees of the own account (specification 7.3). */
export function personHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/grxx/loginGrxx`, ANY_PERSON, (desk, { session }) =>
      personalInfo(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/grxx/grzhxx`, ANY_PERSON, (desk, { session }) => ({
      ...depositAccount(desk, session.actor),
      bykt: ownOffer(desk, session.actor),
    })),
    guarded(door, 'get', `${HALL}/wnbl/getList`, ANY_PERSON, (desk, { session }) => ownOptions(desk, session.actor)),
    guarded(door, 'post', `${HALL}/wnbl/sq`, ANY_PERSON, (desk, { session, body }) => {
      const change = body.sq === '1' ? giveQueryConsent : takeBackQueryConsent;
      change(desk, session.actor);
      return null;
    }),
    guarded(door, 'get', `${HALL}/grxx/grzhyezs`, ANY_PERSON, (desk, { session }) =>
      balanceHistory(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/grxx/grjcmx`, ANY_PERSON, (desk, { session, query }) =>
      depositEntries(desk, session.actor, {
        ksrq: text(query, 'ksrq') || undefined,
        jsrq: text(query, 'jsrq') || undefined,
        gjmxlx: text(query, 'gjmxlx') || undefined,
        hjny: text(query, 'hjny') || undefined,
        dwmc: text(query, 'dwmc') || undefined,
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/grxx/jsdb`, ['1'], (desk, { session, query }) =>
      depositComparison(desk, session.actor, { nd: text(query, 'nd'), ...pageOf(query) }),
    ),
    guarded(door, 'get', `${HALL}/grxx/jtxx`, ['1'], (desk, { session }) => familyInfo(desk, session.actor)),
    guarded(door, 'get', `${HALL}/grdkxx/getList`, ANY_PERSON, (desk, { session }) => loans(desk, session.actor)),
    guarded(door, 'get', `${HALL}/grxx/grzhxxsfwz`, ANY_PERSON, (desk, { session }) =>
      completeness(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/grxx/dlsqjl`, ANY_PERSON, (desk, { session, query }) =>
      accessView(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        lx: text(query, 'lx'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/tqsq/getList`, ['1'], (desk, { session, query }) =>
      withdrawalRecords(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        tqyydm: text(query, 'tqyydm'),
        ywzt: text(query, 'ywzt'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${HALL}/grxx/djdl`, ANY_PERSON, (desk, { session }) => reportStranger(desk, session.actor)),
    open(door, 'get', `${HALL}/jcyh/getList`, () => banks),
  ];
}
