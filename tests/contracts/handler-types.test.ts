// @vitest-environment node
import { expect, it } from 'vitest';
import { appConfig } from '@/lib/app-config';
import { handlerTypes } from '../../scripts/contract/handler-types.mjs';

/** Routes whose answer on the wire differs from what the hall makes of it. */
const OTHERWISE = [
  // Codes joined by commas, flags as 1 and 0; no time of the data.
  'GET /api/izfgjj-zhfw/v1/zcxx/getZcxxList',
  'GET /api/izfgjj-zhfw/v1/zcxx/getZcxxXq',
  'GET /api/izfgjj-zhfw/v1/spzn/getList',
  // Only the codes that were asked for.
  'GET /api/putil/v1/input/config/getListByCode',
];

it('the simulated centre answers by the types that the hall reads', () => {
  const { fitting, unfit } = handlerTypes(appConfig().services);
  expect(unfit.sort()).toEqual(OTHERWISE.toSorted());
  expect(fitting).toBeGreaterThan(290);
});
