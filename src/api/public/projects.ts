import { isPlainDate } from '@/domain/dates';
import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { hall } from '../client/path';
import { anObject } from '../client/read';
import { firstOfEach, wirePage } from '../client/wire';
import type { Page } from '../person/person';

/** A property approved for loans, with the same figures as its developer sees. */
export interface ListedProject {
  lpbh: string;
  lpmc: string;
  /** District, the first part of the address. */
  qy: string;
  lpdz: string;
  kfsmc: string;
  /** Dictionary lpzt. */
  zt: string;
  /** 01 commercial, 03 affordable (dictionary fwxz). */
  fwxz: string;
  /** Green-building stars, '0' for none. */
  lsjzdj: string;
  /** Number of homes, of those still available with a loan, and of those under loan. */
  zts: number;
  kdts: number;
  ydts: number;
  /** Highest loan as percent of the price; '0': no loans. */
  dkbl: string;
  /** Average registered price, whole yuan per square metre. */
  jj: string;
  /** Completion date of the last building. */
  jgrq: string;
}

export interface ListedBuilding {
  ldbh: string;
  ldmh: string;
  /** Number of its first unit, number of units, storeys. */
  ksdyh: number;
  dys: number;
  cs: number;
  zts: number;
  kdts: number;
  ydts: number;
  dkbl: string;
  jgrq: string;
}

export interface ListedProjectDetail extends ListedProject {
  /** Presale licences. */
  ysxkz: string[];
  /** Banks that handle the loans. */
  yhmc: string[];
  ld: ListedBuilding[];
  /** undefined when missing or unreadable. */
  bajg?: PriceReference;
  /** '1': the developer confirms sales in the hall, so the loan can be applied for online; '0': at the counter. */
  wssl: '0' | '1';
}

/** Registered prices of a property, whole yuan per square metre. */
export interface PriceReference {
  jj: string;
  zdj: string;
  zgj: string;
  /** Source and date of the prices. */
  ly: string;
  jzrq: string;
}

/** A home of the public building table. `zt`: 1 for sale, 2 sold, 3 under loan, 4 reserved by a loan application. */
export interface ListedHome {
  dy: number;
  fh: string;
  jzmj: string;
  hx: string;
  fwdj: string;
  fwzj: string;
  zt: '1' | '2' | '3' | '4';
}

export interface ProjectFilter {
  qy?: string;
  kfsmc?: string;
  lpmc?: string;
  /** Lowest and highest average price, whole yuan (filter). */
  jjq?: string;
  jjz?: string;
  /** Minimum of green-building stars. */
  lsjzdj?: string;
  /** '1': only properties with available homes. */
  kd?: string;
  px?: string;
}

/** A page of properties, with the districts to filter by. */
export interface ProjectListPage extends Page<ListedProject> {
  qyList: string[];
}

export async function fetchProjects(
  params: ProjectFilter & { page: number; size: number },
  options?: CallOptions,
): Promise<ProjectListPage> {
  return get(
    hall('kfslpxx/getHzlpList'),
    (data) => {
      const answer = anObject(data);
      const { qyList } = answer;
      const found = wirePage(
        answer,
        (row) => (isProject(row) ? row : undefined),
        ({ lpbh }) => lpbh,
        params,
      );
      return { ...found, qyList: isTexts(qyList) ? [...new Set(qyList)] : [] };
    },
    {
      ...options,
      params: { ...params },
    },
  );
}

export async function fetchProject(lpbh: string, options?: CallOptions): Promise<ListedProjectDetail> {
  return get(
    hall('kfslpxx/getHzlpInfo'),
    (data) => {
      const answer = anObject(data) as unknown as ListedProjectDetail;
      const { ysxkz, yhmc, ld, wssl } = answer;
      const readable =
        isProject(answer) && isTexts(ysxkz) && isTexts(yhmc) && Array.isArray(ld) && ld.every(isBuilding);
      return checked(
        { ...answer, bajg: priceIn(answer.bajg), ld: readable ? firstOfEach(ld, ({ ldbh }) => ldbh) : [] },
        readable && (wssl === '0' || wssl === '1'),
      );
    },
    {
      ...options,
      params: { lpbh },
    },
  );
}

/** Unit and number identify a home within its building. */
export const homeKey = ({ dy, fh }: ListedHome) => `${dy}-${fh}`;

export async function fetchListedHomes(
  params: { ldbh: string; dy?: string; zt?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<ListedHome>> {
  return get(
    hall('kfslpxx/getHzlpFwList'),
    (data) => {
      const answer = anObject(data);
      return wirePage(answer, (row) => (isHome(row) ? row : undefined), homeKey, params);
    },
    {
      ...options,
      params: { ...params },
    },
  );
}

function checked<T>(answer: T, readable: boolean): T {
  if (!readable) throw new ApiError('malformed', MALFORMED_TEXT);
  return answer;
}

/** Returns undefined when a price is unreadable. */
function priceIn(read: unknown): PriceReference | undefined {
  if (!isRecord(read)) return undefined;
  const { jj, zdj, zgj, ly, jzrq } = read as unknown as PriceReference; // members are checked below
  const inOrder = [zdj, jj, zgj].every(isWhole) && Number(zdj) <= Number(jj) && Number(jj) <= Number(zgj);
  return inOrder && typeof ly === 'string' && isDay(jzrq) ? { jj, zdj, zgj, ly, jzrq } : undefined;
}

const COUNTS = ['zts', 'kdts', 'ydts'] as const;

function isProject(read: unknown): read is ListedProject {
  return (
    hasTexts(read, ['lpbh', 'lpmc', 'qy', 'lpdz', 'kfsmc', 'zt', 'fwxz', 'lsjzdj']) &&
    [read.lpbh, read.lpmc].every((text) => text !== '') &&
    String(read.zt).length <= 10 &&
    hasHomes(read) &&
    isWhole(read.jj)
  );
}

function isBuilding(read: unknown): read is ListedBuilding {
  return hasTexts(read, ['ldbh', 'ldmh']) && hasHomes(read) && hasCounts(read, ['ksdyh', 'dys', 'cs']);
}

/** Checks the numbers of homes: no part exceeds the total. */
function hasHomes(read: Record<string, unknown>): boolean {
  const within = hasCounts(read, COUNTS) && COUNTS.every((name) => Number(read[name]) <= Number(read.zts));
  return within && isShare(read.dkbl) && isDay(read.jgrq);
}

function isHome(read: unknown): read is ListedHome {
  const known = hasTexts(read, ['fh', 'jzmj', 'hx', 'fwdj', 'fwzj', 'zt']) && hasCounts(read, ['dy']);
  return known && [read.jzmj, read.fwdj, read.fwzj].every(isDecimal);
}

function hasTexts<Key extends string>(read: unknown, keys: readonly Key[]): read is Record<string, unknown> {
  return isRecord(read) && keys.every((key) => typeof read[key] === 'string');
}

function hasCounts(read: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => isCount(read[key]));
}

function isTexts(read: unknown): read is string[] {
  return Array.isArray(read) && read.every((one) => typeof one === 'string');
}

function isCount(read: unknown): boolean {
  return typeof read === 'number' && Number.isInteger(read) && read >= 0;
}

/** Accepts whole percent. */
function isShare(read: unknown): boolean {
  return typeof read === 'string' && /^(100|\d{1,2})$/.test(read);
}

function isDay(read: unknown): boolean {
  return typeof read === 'string' && isPlainDate(read);
}

/** Accepts a non-negative area or amount. */
function isDecimal(read: unknown): boolean {
  return typeof read === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(read);
}

function isWhole(read: unknown): boolean {
  return typeof read === 'string' && /^\d{1,9}$/.test(read);
}
