import { fetchConfigVersion } from '@/api/system';
import { appConfig } from '@/lib/app-config';
import { isRecord } from '@/lib/foreign-json';
import { useSession } from './session-store';
import { signOut } from './sign-out';
import { loadSystemConfig, useSystemConfig } from './system-config';

const CHECK_EVERY_MS = 5 * 60_000;

/** Loads the system configuration and follows its version (specification 4). @returns what stops it */
export function startConfigWatch(): () => void {
  void checkConfig();
  const timer = setInterval(() => void checkConfig(), CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * One question and at most one load: a centre that names another version at every call costs one load every five minutes,
 * never a loop. When a signed-in person's reload fails, the session ends at /401; guests keep what they have.
 */
export async function checkConfig(): Promise<void> {
  const version = await currentVersion();
  const { loaded, version: known } = useSystemConfig.getState();
  if (loaded && (version === undefined || version === known)) return;
  const first = !loaded || known === undefined;
  try {
    if (!loaded || !first) await loadSystemConfig();
    useSystemConfig.setState({ version });
  } catch {
    // The first load of a session is the session's own affair: open-session.ts decides there.
    if (!first && useSession.getState().token) await signOut({ reason: 'config' });
  }
}

async function currentVersion(): Promise<string | undefined> {
  const answer: unknown = await fetchConfigVersion(appConfig().clientId).catch(() => undefined);
  if (!isRecord(answer)) return undefined;
  const { commonValue, value } = answer;
  const named = commonValue || value;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined;
}
