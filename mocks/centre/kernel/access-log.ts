import { fundTime } from '@/domain/dates';
import type { Store, TableIndex } from './store';
import type { OwnerKey, Transaction } from './transaction';

/** Origin of a request as the centre sees it. `wall` is the real clock in ms. */
export interface Origin {
  wall: number;
  /** User-Agent header of the browser. */
  agent: string;
  /** Network address; '' where the host cannot know it (the service worker runs in the visitor's own browser). */
  address: string;
}

/** One row of a person's sign-ins and of queries of their data (docs/rules/lists.md, 登录与授权记录). */
export interface AccessRecord {
  jlbh: string;
  owner: OwnerKey;
  /** yyyy-MM-dd HH:mm:ss on the centre's clock. */
  sj: string;
  /** '1' sign-in, '2' query of the person's data. */
  lx: '1' | '2';
  /** Method of a sign-in, or party that queried the data. */
  fs: string;
  /** Browser and system. */
  sb: string;
  dd: string;
  /** Result of a sign-in (成功, or 失败 with the reason), or purpose of a query. */
  nr: string;
  /** Legal basis of a query. */
  yj: string;
  cg: '1' | '0';
}

const records = (tx: Pick<Transaction, 'store'>) => tx.store.table<AccessRecord>('access-log');

export function noteSignIn(
  tx: Transaction,
  origin: Origin,
  owner: OwnerKey,
  entry: { fs: string; nr: string; cg: '1' | '0' },
): void {
  note(tx, owner, { ...entry, lx: '1', sb: deviceOf(origin.agent), dd: origin.address || '本机', yj: '' });
}

/** Logs a query of the person's data: party (`fs`), purpose (`nr`) and legal basis (`yj`). */
export function noteQuery(tx: Transaction, owner: OwnerKey, entry: { fs: string; nr: string; yj: string }): void {
  note(tx, owner, { ...entry, lx: '2', sb: '', dd: '中心业务系统', cg: '1' });
}

/** Appends a consequence to the owner's last record if it is a successful sign-in by method `fs`; idempotent. */
export function addToSignIn(tx: Transaction, owner: OwnerKey, fs: string, consequence: string): void {
  const last = ownLog(tx.store).byOwner(owner).at(-1);
  if (last?.lx !== '1' || last.fs !== fs || last.cg !== '1' || last.nr.endsWith(consequence)) return;
  records(tx).put(`${owner} ${last.jlbh}`, { ...last, nr: last.nr + consequence });
}

/** Returns the owner's records, newest first. */
export function accessLog({ store }: Pick<Transaction, 'store'>, owner: OwnerKey): AccessRecord[] {
  return [...ownLog(store).byOwner(owner)].reverse();
}

function note(tx: Transaction, owner: OwnerKey, entry: Omit<AccessRecord, 'jlbh' | 'owner' | 'sj'>): void {
  const sj = fundTime(tx.now());
  const no = ownLog(tx.store).byOwner(owner).length + 1;
  const jlbh = `${sj.replace(/\D/g, '')}${String(no).padStart(4, '0')}`;
  records(tx).put(`${owner} ${jlbh}`, { ...entry, jlbh, owner, sj });
}

/** Index of records by owner, in order of insertion. */
class ByOwner implements TableIndex<AccessRecord> {
  readonly #owners = new Map<string, AccessRecord[]>();

  byOwner(owner: OwnerKey): readonly AccessRecord[] {
    return this.#owners.get(owner) ?? [];
  }

  added(record: AccessRecord) {
    const known = this.#owners.get(record.owner);
    if (known) known.push(record);
    else this.#owners.set(record.owner, [record]);
  }

  removed(record: AccessRecord) {
    const known = this.#owners.get(record.owner);
    if (known) known.splice(known.indexOf(record), 1);
  }
}

function ownLog(store: Store): ByOwner {
  return store.index('access-log', 'by-owner', () => new ByOwner());
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system of a User-Agent, e.g. 'Chrome · Windows'. */
export function deviceOf(agent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(agent))?.[1];
  return [named(BROWSERS) ?? '其他浏览器', named(SYSTEMS) ?? '其他系统'].join(' · ');
}
