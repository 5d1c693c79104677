import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';
import type { Store, TableIndex } from './store';

/** Where a request came from, as far as the centre can see it. `wall` is the real clock in ms. */
export interface Origin {
  wall: number;
  /** The browser's own name for itself. */
  agent: string;
  /** Network address; '' where the host cannot know it (the service worker is in the visitor's own browser). */
  address: string;
}

/** One line of the person's record of sign-ins and of queries of their data (domain catalogue 12.1). */
export interface AccessRecord {
  jlbh: string;
  owner: string;
  /** yyyy-MM-dd HH:mm:ss, the centre's time. */
  sj: string;
  /** 1 a sign-in, 2 a query of the person's data. */
  lx: '1' | '2';
  /** How: the method of a sign-in, or who asked for the data. */
  fs: string;
  /** Browser and system. */
  sb: string;
  dd: string;
  /** Of a sign-in: 成功 or 失败 and why; of a query: its purpose. */
  nr: string;
  /** Legal basis of a query. */
  yj: string;
  cg: '1' | '0';
}

const records = (desk: Pick<Desk, 'store'>) => desk.store.table<AccessRecord>('access-log');

export function noteSignIn(
  desk: Desk,
  origin: Origin,
  owner: string,
  entry: { fs: string; nr: string; cg: '1' | '0' },
): void {
  note(desk, owner, { ...entry, lx: '1', sb: deviceOf(origin.agent), dd: origin.address || '本机', yj: '' });
}

/** Somebody looked at the person's data: who (`fs`), what for (`nr`) and on what basis (`yj`). */
export function noteQuery(desk: Desk, owner: string, entry: { fs: string; nr: string; yj: string }): void {
  note(desk, owner, { ...entry, lx: '2', sb: '', dd: '中心业务系统', cg: '1' });
}

/** What came of the sign-in that has just been made this way is added to its line; of anything else nothing is. */
export function addToSignIn(desk: Desk, owner: string, fs: string, consequence: string): void {
  const last = ownLog(desk.store).byOwner(owner).at(-1);
  if (last?.lx !== '1' || last.fs !== fs || last.cg !== '1' || last.nr.endsWith(consequence)) return;
  records(desk).put(`${owner} ${last.jlbh}`, { ...last, nr: last.nr + consequence });
}

/** Newest first. */
export function accessLog({ store }: Pick<Desk, 'store'>, owner: string): AccessRecord[] {
  return [...ownLog(store).byOwner(owner)].reverse();
}

function note(desk: Desk, owner: string, entry: Omit<AccessRecord, 'jlbh' | 'owner' | 'sj'>): void {
  const sj = fundTime(desk.now());
  const no = ownLog(desk.store).byOwner(owner).length + 1;
  const jlbh = `${sj.replace(/\D/g, '')}${String(no).padStart(4, '0')}`;
  records(desk).put(`${owner} ${jlbh}`, { ...entry, jlbh, owner, sj });
}

/** Records of each owner in the order in which they came. */
class ByOwner implements TableIndex<AccessRecord> {
  readonly #owners = new Map<string, AccessRecord[]>();

  byOwner(owner: string): readonly AccessRecord[] {
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

/** 'Chrome · Windows', as a person would name the machine. */
export function deviceOf(agent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(agent))?.[1];
  return [named(BROWSERS) ?? '其他浏览器', named(SYSTEMS) ?? '其他系统'].join(' · ');
}
