import type { HttpHandler } from 'msw';
import { listPolicyCategories, policyAnswers, policyText, searchPolicies } from '../../centre/public/content/policies';
import { pagingOf, textField, textFields } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Policies of the centre (docs/specification.md 7.3), public. */
export function policyInfoHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/zcxx/zcflList`, (_desk, { query }) => listPolicyCategories(conditionsOf(query))),
    publicRoute(door, 'get', `${HALL}/zcxx/getZcxxList`, (tx, { query }) =>
      searchPolicies({ ...conditionsOf(query), zcfl: textField(query, 'zcfl'), ...pagingOf(query) }, tx.today()),
    ),
    publicRoute(door, 'get', `${HALL}/zcxx/getZcxxXq`, (tx, { query }) =>
      policyText(textField(query, 'id'), tx.today()),
    ),
    publicRoute(door, 'get', `${HALL}/zcxx/getZcjd`, (_desk, { query }) => policyAnswers(textField(query, 'id'))),
  ];
}

function conditionsOf(query: Record<string, string>) {
  return textFields(query, 'gjz', 'yxzt', 'ygdx');
}
