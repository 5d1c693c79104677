import { checkToken } from '@/api/session/auth';
import { currentPath } from '@/lib/address/navigation';
import { toast } from '@/ui/state/toast';
import { useSessionDialogs } from '../dialog-store';
import { saveBeforeEnd } from '../opening/session-ending';
import { signOut } from '../opening/sign-out';
import { useSession } from '../session-store';
import { lastActivity, recordActivity } from './activity';

/** docs/specification.md 9: 30 minutes, checked every 5 seconds. */
export const IDLE_MS = 30 * 60_000;
const CHECK_EVERY_MS = 5000;
const WARN_BEFORE_MS = 2 * 60_000;
/** docs/specification.md 9, token check. The centre also ends unused sessions, and reading and typing send no requests. */
const TELL_EVERY_MS = 300_000;

/** Time of the last keep-alive call, ms since the epoch. */
let toldAt = 0;

/** docs/specification.md 9 names mouse press and scroll; typing, touch and wheel count as activity, too. */
const ACTIVITIES = ['mousedown', 'scroll', 'wheel', 'keydown', 'touchstart'] as const;
const EXEMPT = ['/login', '/userRegister', '/dwRegister', '/lhjyrysl', '/yddkryzc', '/UnitDeposit'];

/**
 * Signs out after 30 minutes without activity in any tab, with a warning two minutes before.
 * @returns stop function
 */
export function startIdleWatch(): () => void {
  toldAt = Date.now();
  const timer = setInterval(check, CHECK_EVERY_MS);
  const wake = () => {
    if (document.visibilityState === 'visible') check();
  };
  for (const name of ACTIVITIES) window.addEventListener(name, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  window.addEventListener('pageshow', wake);
  return () => {
    clearInterval(timer);
    for (const name of ACTIVITIES) window.removeEventListener(name, act, { capture: true });
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('focus', wake);
    window.removeEventListener('pageshow', wake);
  };
}

/** 「保持登录」 of the warning. */
export function staySignedIn(): void {
  recordActivity(Date.now(), true);
  useSessionDialogs.setState({ idleEndsAt: undefined });
  tellCentre();
}

function act(): void {
  const { token } = useSession.getState();
  if (!token) return;
  // After a sleep, activity may precede the first check: it must not revive an expired session.
  if (remaining() <= 0 && !isExempt()) check();
  else if (useSessionDialogs.getState().idleEndsAt !== undefined) staySignedIn();
  else recordActivity(Date.now());
}

/** Clock-based: timers stop while the machine sleeps or the tab is in the background. */
function check(): void {
  const { idleEndsAt, sessionLost } = useSessionDialogs.getState();
  if (!useSession.getState().token || isExempt()) {
    if (idleEndsAt !== undefined) useSessionDialogs.setState({ idleEndsAt: undefined });
    return;
  }
  const left = remaining();
  if (left <= 0) {
    toast.error('系统长时间未操作，即将自动退出...', 3500);
    void signOut({ reason: 'idle' });
  } else if (left <= WARN_BEFORE_MS && !sessionLost) {
    if (idleEndsAt === undefined) void saveBeforeEnd();
    useSessionDialogs.setState({ idleEndsAt: Date.now() + left });
  } else if (idleEndsAt !== undefined) {
    useSessionDialogs.setState({ idleEndsAt: undefined });
  }
  if (left > WARN_BEFORE_MS && Math.abs(Date.now() - toldAt) >= TELL_EVERY_MS) tellCentre();
}

/** Keep-alive: any call extends the session; sent if there was activity since the last one. */
function tellCentre(): void {
  const now = Date.now();
  const last = lastActivity(now);
  if (last === undefined || (last <= toldAt && toldAt <= now)) return;
  toldAt = now;
  // Only a 401 matters, which the client handles itself.
  checkToken().catch(() => undefined);
}

/** Milliseconds until the session ends. */
function remaining(): number {
  const now = Date.now();
  const last = lastActivity(now);
  if (last === undefined) recordActivity(now, true);
  return (last ?? now) + IDLE_MS - now;
}

function isExempt(): boolean {
  const path = currentPath().split('?')[0] ?? '';
  return EXEMPT.includes(path);
}
