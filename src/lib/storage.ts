import { appConfig } from './app-config';

/** How a value is kept (specification 3): its type, the value itself and when it was written, ms since the epoch. */
interface StoredValue {
  type: string;
  content: unknown;
  timestamp: number;
  lifetimeMs?: number;
}

/** 'blocked': the browser gives no storage; 'full': no room; the value then lives in memory until the page is left. */
export type StorageTrouble = 'blocked' | 'full';

export interface HallStorage {
  /** undefined when there is none, it has expired or is damaged. */
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown, lifetimeMs?: number): void;
  remove(key: string): void;
  /** Removes everything the hall keeps here but these keys. */
  clearExcept(kept: readonly string[]): void;
  /** Removes what has expired: nobody may read it again, and what is not read stays. */
  dropExpired(): void;
}

/** Products of the same house that may share the origin; each prefixes its keys with its client identifier. */
const PRODUCT_MODULES = ['gjj-hall-web', 'gjj-counter', 'gjj-unit-web', 'gjj-mobile', 'gjj-manage', 'gjj-archive'];

let trouble: StorageTrouble | undefined;
let told = false;
let listener: ((trouble: StorageTrouble) => void) | undefined;

/** Whoever listens hears of the first trouble, also of one that came before, and of no other; it is told once. */
export function onStorageTrouble(listen: (trouble: StorageTrouble) => void): void {
  listener = listen;
  tell();
}

function report(met: StorageTrouble): void {
  trouble ??= met;
  tell();
}

function tell(): void {
  if (!trouble || told || !listener) return;
  told = true;
  listener(trouble);
}

/** Full key as it stands in the browser's storage. */
export function storageKey(key: string): string {
  return `${prefix()}${key}`;
}

function prefix(): string {
  return `${appConfig().clientId}:${appConfig().projectId}:`;
}

function areaOf(kind: 'session' | 'local'): Storage | undefined {
  try {
    // Merely reading the property throws where site data is blocked; where storage is switched off there is none.
    const area: Storage | null = kind === 'session' ? window.sessionStorage : window.localStorage;
    if (area) return area;
  } catch {
    // Said below.
  }
  report('blocked');
  return undefined;
}

function openStorage(kind: 'session' | 'local'): HallStorage {
  const memory = new Map<string, StoredValue>();
  /** When this page wrote or first met the entry of that timestamp, on a clock that nobody sets: expiry then does not follow the wall clock. */
  const metAt = new Map<string, { timestamp: number; at: number }>();

  function read(key: string): StoredValue | undefined {
    const kept = memory.get(key);
    if (kept) return kept;
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
    // Written in the future: the clock was set back since. Counting starts anew, else it would never end.
    if (elapsed < 0) metAt.set(key, { timestamp: value.timestamp, at: performance.now() });
    return elapsed > value.lifetimeMs;
  }

  const storage: HallStorage = {
    get<T>(key: string): T | undefined {
      const value = read(key);
      if (value && !expired(key, value)) return value.content as T; // its writer is its reader; `type` was checked
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
    clearExcept(kept) {
      for (const key of memory.keys()) if (!kept.includes(key)) memory.delete(key);
      const keys = kept.map(storageKey);
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
 * Removes what other modules of the product have left in local storage, the current one's excepted. The module's name must
 * be the whole first part of the key: a key that merely contains it belongs to somebody else.
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
  const { type, content, timestamp, lifetimeMs } = read as Partial<StoredValue>; // every member is checked below
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
