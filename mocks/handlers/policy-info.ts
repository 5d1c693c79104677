import type { HttpHandler } from 'msw';
import { listPolicyCategories, policyAnswers, policyText, searchPolicies } from '../centre/public/content/policies';
import { type Door, open } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** Policies of the centre (specification 7.3), open to everybody. */
export function policyInfoHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/zcxx/zcflList`, (_desk, { query }) => listPolicyCategories(conditionsOf(query))),
    open(door, 'get', `${HALL}/zcxx/getZcxxList`, (desk, { query }) =>
      searchPolicies({ ...conditionsOf(query), zcfl: text(query, 'zcfl'), ...pageOf(query) }, desk.today()),
    ),
    open(door, 'get', `${HALL}/zcxx/getZcxxXq`, (desk, { query }) => policyText(text(query, 'id'), desk.today())),
    open(door, 'get', `${HALL}/zcxx/getZcjd`, (_desk, { query }) => policyAnswers(text(query, 'id'))),
  ];
}

function conditionsOf(query: Record<string, string>) {
  return { gjz: text(query, 'gjz'), yxzt: text(query, 'yxzt'), ygdx: text(query, 'ygdx') };
}
