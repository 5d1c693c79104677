import type { HttpHandler } from 'msw';
import { configVersion, hallStatus, systemEntries } from '../centre/access/website';
import { businessDictionaries } from '../centre/cases/business-dictionaries';
import { dictionaries } from '../data/dictionaries';
import { publishedNotices } from '../data/notices';
import { websiteConfig } from '../data/system-config';
import { Reply } from './answer';
import { type Door, open } from './door';

const CORE = '/api/core/v1/p';
const HALL = '/api/izfgjj-zhfw/v1';

/** Configuration, dictionaries, notices and hall status: open to everybody (specification 7.5). */
export function systemHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${CORE}/public/getParametersVersion`, (desk) => configVersion(desk)),
    open(door, 'get', `${CORE}/public/getList`, (desk) => systemEntries(desk)),
    open(door, 'get', `${CORE}/dict/getAll`, () => ({ ...dictionaries, ...businessDictionaries() })),
    open(door, 'get', `${CORE}/website/getInfo`, () => websiteConfig),
    // Notices alone answer '00' for success.
    open(door, 'get', `${HALL}/tzxx/getTzxxList`, () => new Reply(publishedNotices, '00')),
    open(door, 'get', `${HALL}/zcxx/getQdztXx`, (desk) => hallStatus(desk)),
  ];
}
