import { fetchConfigVersion } from '@/api/session/system';
import { appConfig } from '@/lib/app-config';
import { isRecord } from '@/lib/foreign-json';
import { signOut } from '../opening/sign-out';
import { useSession } from '../session-store';
import { loadSystemConfig, useSystemConfig } from '../system-config';

const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Loads the system configuration and follows its version (docs/specification.md 4).
 * @returns stop function
 */
export function startConfigWatch(): () => void {
  void checkConfig();
  const timer = setInterval(() => void checkConfig(), CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * One version request and at most one load per check: even if the centre's version changes with every call, the configuration loads only
 * every five minutes. If a reload fails while signed in, the session ends at /401; guests keep the present configuration.
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
    // A failure of the session's first load is handled in open-session.ts.
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
