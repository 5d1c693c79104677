import type { HttpHandler } from 'msw';
import { listPolicyCategories, policyAnswers, policyText, searchPolicies } from '../centre/policies';
import { type Door, open } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** Policies of the centre (specification 7.3), open to everybody. */
export function policyInfoHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/zcxx/zcflList`, () => listPolicyCategories()),
    open(door, 'get', `${HALL}/zcxx/getZcxxList`, (_desk, { query }) =>
      searchPolicies({
        gjz: text(query, 'gjz'),
        zcfl: text(query, 'zcfl'),
        yxzt: text(query, 'yxzt'),
        ygdx: text(query, 'ygdx'),
        ...pageOf(query),
      }),
    ),
    open(door, 'get', `${HALL}/zcxx/getZcxxXq`, (_desk, { query }) => policyText(text(query, 'id'))),
    open(door, 'get', `${HALL}/zcxx/getZcjd`, (_desk, { query }) => policyAnswers(text(query, 'id'))),
  ];
}
