// @vitest-environment node

import * as ruleNames from '@mocks/data/menus/rule-names';
import { policyDocuments } from '@mocks/data/policies/policies';
import { expect, it } from 'vitest';

const { HALL_RULES: _unpublished, ...published } = ruleNames;

it.each(Object.values(published))('%s is in force under this name among the policies', (name) => {
  const title = name.slice(1, -1);
  const inForce = policyDocuments.filter(({ yxzt }) => yxzt === '1').map(({ zcbt }) => zcbt.replace(/（[^）]*）$/, ''));
  expect(inForce).toContain(title);
});
