import { appConfig } from './app-config';

/** Stored format of a value (docs/specification.md 3): its type, the value and the time of writing, ms since the epoch. */
interface StoredValue {
  type: string;
  content: unknown;
  timestamp: number;
  lifetimeMs?: number;
}

/** 'blocked': the browser offers no storage; 'full': quota exceeded; the value then stays in memory until the page is left. */
export type StorageTrouble = 'blocked' | 'full';

export interface HallStorage {
  /** Returns undefined if missing, expired or damaged. */
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown, lifetimeMs?: number): void;
  remove(key: string): void;
  /** Removes all entries of the hall except these keys. */
  clearExcept(stored: readonly string[]): void;
  /** Removes expired entries, which would otherwise stay until they are read. */
  dropExpired(): void;
}

/** Modules of the same product that may share the origin; each prefixes its keys with its client identifier. */
const PRODUCT_MODULES = ['gjj-hall-web', 'gjj-counter', 'gjj-unit-web', 'gjj-mobile', 'gjj-manage', 'gjj-archive'];

let trouble: StorageTrouble | undefined;
let warned = false;
let listener: ((trouble: StorageTrouble) => void) | undefined;

/** Reports the first storage problem once, even if it occurred before the listener was registered. */
export function onStorageTrouble(listen: (trouble: StorageTrouble) => void): void {
  listener = listen;
  tell();
}

function report(met: StorageTrouble): void {
  trouble ??= met;
  tell();
}

function tell(): void {
  if (!trouble || warned || !listener) return;
  warned = true;
  listener(trouble);
}

/** Full key in the browser's storage. */
export function storageKey(key: string): string {
  return `${prefix()}${key}`;
}

function prefix(): string {
  return `${appConfig().clientId}:${appConfig().projectId}:`;
}

function areaOf(kind: 'session' | 'local'): Storage | undefined {
  try {
    // Reading the property throws if site data is blocked; it is null if storage is disabled.
    const area: Storage | null = kind === 'session' ? window.sessionStorage : window.localStorage;
    if (area) return area;
  } catch {
    // Reported below.
  }
  report('blocked');
  return undefined;
}

function openStorage(kind: 'session' | 'local'): HallStorage {
  const memory = new Map<string, StoredValue>();
  /** Monotonic time of the first read or write of an entry with that timestamp: expiry is then independent of the wall clock. */
  const metAt = new Map<string, { timestamp: number; at: number }>();

  function read(key: string): StoredValue | undefined {
    const stored = memory.get(key);
    if (stored) return stored;
    try {
      const text = areaOf(kind)?.getItem(storageKey(key));
      return text ? checked(JSON.parse(text)) : undefined;
    } catch {
      return undefined;
    }
  }

  function expired(key: string, value: StoredValue): boolean {
    if (value.lifetimeMs === undefined) return false;
    const met = metAt.get(key);
    if (met?.timestamp === value.timestamp) return performance.now() - met.at > value.lifetimeMs;
    const elapsed = Date.now() - value.timestamp;
    // A timestamp in the future: the clock was set back. Counting restarts, else the value would never expire.
    if (elapsed < 0) metAt.set(key, { timestamp: value.timestamp, at: performance.now() });
    return elapsed > value.lifetimeMs;
  }

  const storage: HallStorage = {
    get<T>(key: string): T | undefined {
      const value = read(key);
      if (value && !expired(key, value)) return value.content as T; // read and written by the same module; `type` was checked
      if (value) storage.remove(key);
      return undefined;
    },
    set(key, content, lifetimeMs) {
      if (content === undefined) return storage.remove(key);
      const value: StoredValue = { type: typeOf(content), content, timestamp: Date.now(), lifetimeMs };
      metAt.set(key, { timestamp: value.timestamp, at: performance.now() });
      memory.delete(key);
      try {
        const area = areaOf(kind);
        if (area) return area.setItem(storageKey(key), JSON.stringify(value));
      } catch {
        report('full');
      }
      memory.set(key, value);
      quietly(() => areaOf(kind)?.removeItem(storageKey(key)));
    },
    remove(key) {
      memory.delete(key);
      metAt.delete(key);
      quietly(() => areaOf(kind)?.removeItem(storageKey(key)));
    },
    clearExcept(except) {
      for (const key of memory.keys()) if (!except.includes(key)) memory.delete(key);
      const keys = except.map(storageKey);
      removeWhere(areaOf(kind), (name) => name.startsWith(prefix()) && !keys.includes(name));
    },
    dropExpired() {
      quietly(() => {
        const own = namesIn(areaOf(kind)).filter((name) => name.startsWith(prefix()));
        for (const name of own) storage.get(name.slice(prefix().length));
      });
    },
  };
  return storage;
}

export const sessionStore = openStorage('session');
export const localStore = openStorage('local');

/**
 * Removes entries of the product's other modules from local storage. The module's name must be the complete first part of the key: other
 * keys that contain it do not belong to the product.
 */
export function removeOtherModules(): void {
  const others = PRODUCT_MODULES.filter((name) => name !== appConfig().clientId);
  removeWhere(areaOf('local'), (name) => others.some((other) => name.startsWith(`${other}:`)));
}

function removeWhere(area: Storage | undefined, condemned: (name: string) => boolean): void {
  quietly(() => {
    for (const name of namesIn(area).filter(condemned)) area?.removeItem(name);
  });
}

const namesIn = (area: Storage | undefined): string[] =>
  Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');

function checked(read: unknown): StoredValue | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { type, content, timestamp, lifetimeMs } = read as Partial<StoredValue>; // all members are checked below
  if (typeof timestamp !== 'number' || type !== typeOf(content)) return undefined;
  return { type, content, timestamp, lifetimeMs: typeof lifetimeMs === 'number' ? lifetimeMs : undefined };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    report('blocked');
  }
}
