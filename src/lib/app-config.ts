import { isRecord } from './foreign-json';

/** Contents of public/config.json: read once, before the first render, then constant. */
export interface AppConfig {
  /** Origin (and folder) of the centre's gateway; empty: the hall's own origin. Every call appends /api/…. */
  baseUrl: string;
  /** Client and project identifiers, sent with every call and used as the prefix of stored values. */
  clientId: string;
  projectId: string;
  /** Request timeout in milliseconds (docs/specification.md 9: 60 000, never above 300 000). */
  timeoutMs: number;
  /** Address of the archive-collection frame, absolute or relative to the hall; empty: materials are collected in a plain list. */
  archiveFrameUrl: string;
  /** Address of the key agent on the visitor's machine (digital certificates); empty: the centre has none. */
  keyAgentUrl: string;
  unifiedSignIn: { loginUrl: string; logoutUrl: string };
  /** Path of each service after /api/, as the gateway mounts it. */
  services: Record<ServiceName, string>;
  /** SM3 (hex) of the password that permits developer tools, passed as `?ddtk=…` in the address; empty: none does. */
  debugPassword: string;
}

type ServiceName = 'auth' | 'hall' | 'archive' | 'core' | 'corePublic' | 'putil';

export const MAX_TIMEOUT_MS = 300_000;

const initial: AppConfig = {
  baseUrl: '',
  clientId: 'gjj-hall-web',
  projectId: 'zfgjj',
  timeoutMs: 60_000,
  archiveFrameUrl: '',
  keyAgentUrl: '',
  unifiedSignIn: { loginUrl: '', logoutUrl: '' },
  services: {
    auth: 'auth/v1',
    hall: 'izfgjj-zhfw/v1',
    archive: 'dzda/v1',
    core: 'core/v1/p',
    corePublic: 'core/v1/p/public',
    putil: 'putil/v1',
  },
  debugPassword: '',
};

let current = initial;

export function appConfig(): Readonly<AppConfig> {
  return current;
}

/**
 * Sets the configuration from config.json; a missing or wrong-typed entry keeps its default, so that an incomplete file still starts the
 * hall.
 */
export function setAppConfig(read: unknown): void {
  const given = isRecord(read) ? read : {};
  const signIn = isRecord(given.unifiedSignIn) ? given.unifiedSignIn : {};
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
  current = {
    baseUrl: text(given.baseUrl, initial.baseUrl).replace(/(?<!\/)\/+$/, ''),
    clientId: text(given.clientId, initial.clientId),
    projectId: text(given.projectId, initial.projectId),
    timeoutMs:
      typeof given.timeoutMs === 'number' && given.timeoutMs > 0
        ? Math.min(given.timeoutMs, MAX_TIMEOUT_MS)
        : initial.timeoutMs,
    archiveFrameUrl: text(given.archiveFrameUrl, initial.archiveFrameUrl).trim(),
    keyAgentUrl: text(given.keyAgentUrl, initial.keyAgentUrl)
      .trim()
      .replace(/(?<!\/)\/+$/, ''),
    unifiedSignIn: { loginUrl: text(signIn.loginUrl, ''), logoutUrl: text(signIn.logoutUrl, '') },
    services: servicesOf(given.services),
    debugPassword: text(given.debugPassword, '').trim().toLowerCase(),
  };
}

/** Path prefixes of the services: path segments only; surrounding slashes are removed. */
function servicesOf(read: unknown): AppConfig['services'] {
  const given = isRecord(read) ? read : {};
  const prefix = (name: ServiceName) => {
    const value = typeof given[name] === 'string' ? given[name].trim().replace(/^\/|\/$/g, '') : '';
    return /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(value) ? value : initial.services[name];
  };
  const names = Object.keys(initial.services) as ServiceName[]; // these are its only keys
  return Object.fromEntries(names.map((name) => [name, prefix(name)])) as AppConfig['services'];
}
