import { describe, expect, it } from 'vitest';
import { decideRoute, type Situation } from '@/session/decide-route';
import { isPublicPath } from '@/session/public-paths';

const guest: Situation = {
  path: '/',
  search: '',
  signedIn: false,
  phase: 'guest',
  hall: 'open',
  hallPlace: undefined,
  target: '/',
  menusReady: false,
  known: false,
};
const member: Situation = { ...guest, signedIn: true, phase: 'open', menusReady: true, known: true };

const show = { kind: 'show' };
const to = (path: string, remember?: string) => ({ kind: 'redirect', to: path, ...(remember ? { remember } : {}) });

const table: [string, Situation, object][] = [
  ['a guest on a member page signs in first', { ...guest, path: '/grwt/MyOffice' }, to('/login', 'target')],
  ['a guest at the root', guest, to('/login', 'target')],
  ['a guest on an unknown address', { ...guest, path: '/nowhere' }, to('/404')],
  ['a guest on a public address in other letters', { ...guest, path: '/loanrate' }, to('/404')],
  ['a guest on what may be a page of the area', { ...guest, path: '/grwt/nowhere' }, to('/login', 'target')],
  ['a guest on the messages', { ...guest, path: '/sysMsg/msgHome' }, to('/login', 'target')],
  ['a guest on an address that begins like an area', { ...guest, path: '/grwtX/MyOffice' }, to('/404')],
  ['a guest on /login', { ...guest, path: '/login' }, show],
  ['a guest on a public page', { ...guest, path: '/loanRate' }, show],
  ['a guest on an address that begins like a public one', { ...guest, path: '/loginX' }, to('/404')],
  ['a guest who climbs out of a public one', { ...guest, path: '/introToCenter/../grwt' }, to('/404')],
  ['a guest with a slash too many', { ...guest, path: '/loanRate/', search: '?ksnf=2020' }, to('/loanRate?ksnf=2020')],
  ['a guest with two slashes too many', { ...guest, path: '/loanRate//' }, to('/404')],
  ['a second factor still open is a guest', { ...guest, path: '/grwt/MyOffice' }, to('/login', 'target')],
  ['a session on its way', { ...guest, phase: 'opening', path: '/grwt/MyOffice' }, { kind: 'wait' }],
  ['signing in stays on /login until it is done', { ...guest, signedIn: true, phase: 'opening', path: '/login' }, show],
  ['signed in on /login', { ...member, path: '/login' }, to('/')],
  ['signed in on /login with a target', { ...member, path: '/login', target: '/grwt/draftbox' }, to('/grwt/draftbox')],
  ['signed in on a page of the menu', { ...member, path: '/grwt/MyOffice' }, show],
  ['signed in on an unknown address', { ...member, path: '/nowhere', known: false }, to('/404')],
  ['/404 itself', { ...member, path: '/404', known: false }, show],
  ['menus not there yet', { ...member, menusReady: false, known: false, path: '/grwt/MyOffice' }, { kind: 'wait' }],
  ['a session that failed to come up', { ...member, phase: 'failed', path: '/grwt/MyOffice' }, { kind: 'failed' }],
  ['a session that failed, on /login', { ...member, phase: 'failed', path: '/login' }, to('/')],
  ['hall closed: a member page', { ...member, hall: 'closed', path: '/grwt/MyOffice' }, to('/pubNotice', 'hall')],
  ['hall closed: /login', { ...guest, hall: 'closed', path: '/login' }, to('/pubNotice', 'hall')],
  ['hall closed: a public page', { ...guest, hall: 'closed', path: '/dkcs' }, to('/pubNotice', 'hall')],
  ['hall closed: the notice', { ...guest, hall: 'closed', path: '/pubNotice' }, show],
  ['hall open again', { ...member, path: '/pubNotice', hallPlace: '/grwt/MyOffice' }, to('/grwt/MyOffice')],
  ['the notices read on purpose', { ...guest, path: '/pubNotice' }, show],
  ['hall open again for who was on the notice page', { ...guest, path: '/pubNotice', hallPlace: '/' }, to('/')],
  ['hall not known yet', { ...guest, hall: 'unknown', path: '/pubNotice' }, show],
  ['hall not known yet does not close anything', { ...guest, hall: 'unknown', path: '/dkcs' }, show],
];

describe('guard', () => {
  it.each(table)('%s', (_name, situation, decision) => {
    expect(decideRoute(situation)).toEqual(decision);
  });

  it('never sends in circles', () => {
    const phases = ['guest', 'opening', 'open', 'failed'] as const;
    for (const phase of phases) {
      for (const hall of ['open', 'closed', 'unknown'] as const) {
        for (const start of ['/', '/login', '/401', '/404', '/pubNotice', '/grwt/x']) {
          const about = { ...member, phase, hall, signedIn: phase !== 'guest', menusReady: phase === 'open' };
          let path = start;
          let steps = 0;
          for (; steps < 5; steps += 1) {
            const decision = decideRoute({ ...about, path, known: path === '/' || path === '/grwt/x' });
            if (decision.kind !== 'redirect') break;
            path = decision.to;
          }
          expect([phase, hall, start, steps < 5]).toEqual([phase, hall, start, true]);
        }
      }
    }
  });

  it('knows the public addresses by their whole name', () => {
    expect(['/login', '/401', '/yddkryzc', '/ylOfdBase64', '/dkcs'].every(isPublicPath)).toBe(true);
    expect(['/', '', 'login', '/LOGIN', '/login/x', '/login?x', '//login', '/constructor'].some(isPublicPath)).toBe(
      false,
    );
  });
});
