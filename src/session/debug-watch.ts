import { create } from 'zustand';
import { appConfig } from '@/lib/app-config';
import { saveBeforeEnd } from './session-ending';
import { isSwitchedOn, useSystemConfig } from './system-config';

interface DebugWatch {
  /** Developer tools were found open; what is typed is being saved. */
  found: boolean;
  /** Nothing but the sentence is on show until the page is loaded anew. */
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
 * Looks for developer tools while the centre's configuration is there and does not allow them (specification 8); whoever gives the
 * password in the address is not looked at. Before the configuration has come nobody is. @returns what stops it
 */
export function startDebugWatch(): () => void {
  const password = passwordInAddress();
  const timer = setInterval(() => void checkDebugging(password), CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** One look. @param password what the address gave */
export async function checkDebugging(password?: string): Promise<void> {
  const config = useSystemConfig.getState();
  if (!config.loaded || isSwitchedOn(config, DEBUG_KEY) || document.visibilityState !== 'visible') return;
  const { isHeldByDebugger } = await import('@/lib/dev-tools');
  if (await isPassword(password)) return;
  // Twice: a machine that was put to sleep between two statements is no debugger.
  if (!isHeldByDebugger() || !isHeldByDebugger()) return;
  if (useDebugWatch.getState().found) return;
  useDebugWatch.setState({ found: true });
  await saveBeforeEnd();
  useDebugWatch.setState({ debugged: true });
}

async function isPassword(password: string | undefined): Promise<boolean> {
  const { debugPassword } = appConfig();
  if (!password || debugPassword === '') return false;
  const { sm3 } = await import('sm-crypto-v2');
  return sm3(password) === debugPassword;
}

/** Before or inside the hash, as it stands when the hall starts. */
function passwordInAddress(): string | undefined {
  const { search, hash } = window.location;
  const inner = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return new URLSearchParams(search).get(PASSWORD_KEY) ?? new URLSearchParams(inner).get(PASSWORD_KEY) ?? undefined;
}
