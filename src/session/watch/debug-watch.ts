import { create } from 'zustand';
import { appConfig } from '@/lib/app-config';
import { saveBeforeEnd } from '../opening/session-ending';
import { isSwitchedOn, useSystemConfig } from '../system-config';

interface DebugWatch {
  /** Open developer tools were detected; input is being saved. */
  found: boolean;
  /** Only the notice is shown until the page reloads. */
  debugged: boolean;
}

export const initialDebugWatch: DebugWatch = { found: false, debugged: false };

export const useDebugWatch = create<DebugWatch>(() => initialDebugWatch);

/** System configuration key of the debug flag. */
const DEBUG_KEY = 'debugSwitch';
/** Query parameter of the password. */
const PASSWORD_KEY = 'ddtk';
const CHECK_EVERY_MS = 2000;

/**
 * Detects developer tools once the configuration has loaded and if it forbids them (docs/specification.md 8); skipped if the address
 * carries the password.
 * @returns stop function
 */
export function startDebugWatch(): () => void {
  const password = passwordInAddress();
  const timer = setInterval(() => void checkDebugging(password), CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Runs one check.
 * @param password password from the address
 */
export async function checkDebugging(password?: string): Promise<void> {
  const config = useSystemConfig.getState();
  if (!config.loaded || isSwitchedOn(config, DEBUG_KEY) || document.visibilityState !== 'visible') return;
  const { isHeldByDebugger } = await import('@/lib/dev-tools');
  if (await isPassword(password)) return;
  // Two measurements: a machine that slept between two statements would look like a debugger.
  if (!isHeldByDebugger() || !isHeldByDebugger()) return;
  if (useDebugWatch.getState().found) return;
  useDebugWatch.setState({ found: true });
  await saveBeforeEnd();
  useDebugWatch.setState({ debugged: true });
}

async function isPassword(password: string | undefined): Promise<boolean> {
  const { debugPassword } = appConfig();
  if (!password || debugPassword === '') return false;
  const { default: sm } = await import('sm-crypto');
  return sm.sm3(password) === debugPassword;
}

/** Read at the start, from the query before or inside the hash. */
function passwordInAddress(): string | undefined {
  const { search, hash } = window.location;
  const inner = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return new URLSearchParams(search).get(PASSWORD_KEY) ?? new URLSearchParams(inner).get(PASSWORD_KEY) ?? undefined;
}
