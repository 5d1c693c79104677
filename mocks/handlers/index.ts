import { type HttpHandler, http } from 'msw';
import type { Centre } from '../centre/centre';
import { notDeployed } from './answer';
import { archiveHandlers } from './archive';
import { authHandlers } from './auth';
import { businessHandlers } from './business';
import type { Door } from './door';
import { menuHandlers } from './menu';
import { messageHandlers } from './message';
import { personHandlers } from './person';
import { qaHandlers } from './qa';
import { qrHandlers } from './qr';
import { systemHandlers } from './system';
import { unitHandlers } from './unit';
import { withdrawalHandlers } from './withdrawal';

/** Every call under /api on one centre. `wall` is the real clock in ms: tokens, codes and locks run on it. */
export function createHandlers(centre: Centre, wall: () => number = Date.now): HttpHandler[] {
  const door: Door = { centre, wall };
  return [
    ...authHandlers(door),
    ...qrHandlers(door),
    ...menuHandlers(door),
    ...systemHandlers(door),
    ...personHandlers(door),
    ...unitHandlers(door),
    ...businessHandlers(door),
    ...withdrawalHandlers(door),
    ...archiveHandlers(door),
    ...messageHandlers(door),
    ...qaHandlers(door),
    // Anything else under /api does not exist, and says so; source files whose path holds /api/ are not meant.
    http.all(/^https?:\/\/[^/]+\/api\//, notDeployed),
  ];
}
