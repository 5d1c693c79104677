import type { HttpHandler } from 'msw';
import { configVersion, hallStatus, systemEntries } from '../centre/access/website';
import { businessDictionaries } from '../centre/cases/business-dictionaries';
import { dictionaries } from '../data/dictionaries';
import { seedNotices } from '../data/notices';
import { websiteConfig } from '../data/system-config';
import { Reply } from './calls/answer';
import { type MockServer, publicRoute } from './calls/routes';

const CORE = '/api/core/v1/p';
const HALL = '/api/izfgjj-zhfw/v1';

/** Public configuration, dictionaries, notices and hall status (docs/specification.md 7.5). */
export function systemHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${CORE}/public/getParametersVersion`, (tx) => configVersion(tx)),
    publicRoute(door, 'get', `${CORE}/public/getList`, (tx) => systemEntries(tx)),
    publicRoute(door, 'get', `${CORE}/dict/getAll`, () => ({ ...dictionaries, ...businessDictionaries() })),
    publicRoute(door, 'get', `${CORE}/website/getInfo`, () => websiteConfig),
    // Only notices answer '00' for success.
    publicRoute(door, 'get', `${HALL}/tzxx/getTzxxList`, () => new Reply(seedNotices, '00')),
    publicRoute(door, 'get', `${HALL}/zcxx/getQdztXx`, (tx) => hallStatus(tx)),
  ];
}
