// Developers' building tables (楼盘表): homes, prices and holders.
import type { PlainDate } from '@/domain/dates';
import { PROJECT, type ProjectState } from '@/domain/loan/project-state';
import { divideHalfUp, type Fen, fenOf } from '@/domain/money';
import type { Store, TableIndex } from '../kernel/store';

/** A property that the centre lends for, and the account for the disbursement. */
export interface ProjectAccount {
  lpbh: string;
  kfsbh: string;
  kfsmc: string;
  lpmc: string;
  lpdz: string;
  ysxkz: string;
  /** 01 commercial, 03 affordable (dictionary fwxz). */
  fwxz: string;
  /** 1 to be built, 2 finished (dictionary fwlx). */
  fwlx: string;
  /** Green-building stars, '0' for none. */
  lsjzdj: string;
  /** Supervised account of the presale. */
  jgzh: string;
  jgkhyh: string;
  /** Land, planning and building permits. */
  tdzh: string;
  ghxkz: string;
  sgxkz: string;
  jgrq: PlainDate;
  lxr: string;
  lxdh: string;
  /** Percent of each loan guaranteed by the developer, and percent of the price that may be lent, agreed at admission. */
  bzjbl: string;
  dkbl: string;
  /** Day and application of the admission; '' before it, and without application for one from before the hall. */
  zrrq: PlainDate | '';
  ywlsh: string;
  zt: ProjectState;
  /** Suspension of lending: since when and why. */
  tz?: { rq: PlainDate; yy: string } | undefined;
}

export interface BuildingRecord {
  ldbh: string;
  lpbh: string;
  ldmh: string;
  ksdyh: number;
  dys: number;
  cs: number;
  /** Number of homes on a floor of one unit. */
  mchs: number;
  /** Completion day; planned until the completion is established. */
  jgrq: PlainDate;
  /** Completion established by the filing of the final acceptance (竣工验收备案). */
  jgba?: '1';
  /** Percent of the price that may be lent; '0': not admitted. */
  dkbl: string;
}

/** 1 for sale, 2 sold, 3 under loan, 4 mortgaged. */
export type HouseState = '1' | '2' | '3' | '4';

export interface HouseRecord {
  fwbh: string;
  ldbh: string;
  lpbh: string;
  dy: number;
  fh: string;
  /** Square metres, two decimals. */
  jzmj: string;
  fwdj: Fen;
  hx: string;
  zt: HouseState;
  /** Loan application that holds it; '' for none. */
  ywlsh: string;
  /** Holder by that application. */
  loan?: HouseHolder | undefined;
  /** Buyer besides a loan: entered by the developer, or by a purchase withdrawal. */
  sale?: Sale | undefined;
}

/** Holder of a home: ID numbers of the buyers, reason as text, and day. */
export interface HouseHolder {
  buyers: readonly string[];
  words: string;
  since: string;
}

export interface Sale extends HouseHolder {
  /** Case of the withdrawal or loan; '' for an entry by the developer. */
  ywlsh: string;
  gfhtbh: string;
  /** Bought with a loan that is paid off; the same purchase gets no second loan. */
  repaid?: true;
}

export const projectAccounts = (store: Store) => store.table<ProjectAccount>('projects');
export const buildings = (store: Store) => store.table<BuildingRecord>('buildings');
export const houses = (store: Store) => store.table<HouseRecord>('houses');

/** Price: area (in hundredths, like money) × price per square metre, rounded half up to the fen. */
export function housePrice({ jzmj, fwdj }: HouseRecord): Fen {
  return divideHalfUp(fenOf(jzmj) * fwdj, 100n);
}

/**
 * Returns whether the home can be chosen for a loan: in an admitted building, held by no other application, and for sale or bought by these
 * persons.
 */
export function isFree(store: Store, house: HouseRecord, ywlsh: string, buyers: readonly string[] = []): boolean {
  const admitted = projectAccounts(store).get(house.lpbh)?.zt === PROJECT.admitted;
  const lent = buildings(store).get(house.ldbh)?.dkbl !== '0';
  const held = house.ywlsh !== '' && house.ywlsh !== ywlsh;
  const theirs = house.zt === '2' && !house.sale?.repaid && isTheirs(house.sale, buyers);
  return admitted && lent && !held && (house.zt === '1' || theirs);
}

/** Returns whether one of these persons is a holder. */
export function isTheirs(holder: HouseHolder | undefined, buyers: readonly string[]): boolean {
  return holder?.buyers.some((zjhm) => buyers.includes(zjhm)) ?? false;
}

/** Sentence about the holder and the day; undefined without a holder. */
export function houseHolderText(store: Store, house: HouseRecord): string | undefined {
  if (house.zt === '1' && house.ywlsh === '') return undefined;
  const holder = house.loan ?? house.sale;
  const name = houseName(store, house);
  if (holder) return `${name}已于${holder.since}由${holder.words}`;
  return `${name}${house.zt === '2' ? '在楼盘表中登记为已售' : '在楼盘表中登记为已贷款'}`;
}

export function buildingsOf(store: Store, lpbh: string): BuildingRecord[] {
  return [...buildings(store).values()].filter((building) => building.lpbh === lpbh);
}

export function housesOf(store: Store, ldbh: string): readonly HouseRecord[] {
  const numbers = store.index('houses', 'by-building', () => new ByBuilding()).numbers.get(ldbh) ?? [];
  return [...numbers].flatMap((fwbh) => {
    const house = houses(store).get(fwbh);
    return house?.ldbh === ldbh ? [house] : [];
  });
}

/** Number of all, available and lent homes in the building table. */
export function projectFigures(store: Store, lpbh: string): { zts: number; kdts: number; ydts: number } {
  const figures = { zts: 0, kdts: 0, ydts: 0 };
  for (const building of buildingsOf(store, lpbh)) {
    const all = housesOf(store, building.ldbh);
    figures.zts += all.length;
    figures.kdts += all.filter((house) => isFree(store, house, '')).length;
    figures.ydts += all.filter(isLent).length;
  }
  return figures;
}

/** Returns whether the home is under loan, mortgaged or not. */
export const isLent = ({ zt }: Pick<HouseRecord, 'zt'>) => zt === '3' || zt === '4';

/** Returns why lending for the property is suspended; undefined while it is not. */
export function suspension(store: Store, lpbh: string): string | undefined {
  const project = projectAccounts(store).get(lpbh);
  if (!project?.tz) return undefined;
  return `“${project.lpmc}”自${project.tz.rq}起暂停准入：${project.tz.yy}`;
}

/** Name of a home: '3号楼 2单元 1201室'. */
export function houseName(store: Store, house: HouseRecord): string {
  return `${buildings(store).get(house.ldbh)?.ldmh ?? ''}${house.dy}单元${house.fh}室`;
}

/** Reserves a home for a loan application and releases any other that it held. */
export function holdHouse(store: Store, ywlsh: string, fwbh: string, loan: HouseHolder): void {
  for (const house of heldBy(store, ywlsh)) if (house.fwbh !== fwbh) put(store, house, { ywlsh: '', loan: undefined });
  const house = houses(store).get(fwbh);
  if (house) put(store, house, { ywlsh, loan });
}

/** Releases the homes of an ended application to their former state. */
export function freeHouses(store: Store, ywlsh: string): void {
  for (const house of heldBy(store, ywlsh)) {
    put(store, house, { ywlsh: '', loan: undefined, zt: house.sale ? '2' : '1' });
  }
}

/** Sets homes free of a paid-off loan without mortgage; they stay sold, so the developer cannot take them back. */
export function releaseHouses(store: Store, ywlsh: string): void {
  for (const house of heldBy(store, ywlsh)) {
    const { loan, sale } = house;
    if (!loan) continue;
    const words = `${loan.words}，贷款已结清`;
    const own: Sale = { ...loan, words, ywlsh, gfhtbh: sale?.gfhtbh ?? '', repaid: true };
    put(store, house, { ywlsh: '', loan: undefined, zt: '2', sale: own });
  }
}

export function setHouseState(store: Store, ywlsh: string, zt: HouseState): void {
  for (const house of heldBy(store, ywlsh)) put(store, house, { zt });
}

/** Records the buyer; a home under loan stays under loan. */
export function sellHouse(store: Store, fwbh: string, sale: Sale): void {
  const house = houses(store).get(fwbh);
  if (house) put(store, house, { sale, zt: house.zt === '1' && house.ywlsh === '' ? '2' : house.zt });
}

/** Cancels a sale: for sale again, unless under loan. */
export function unsellHouse(store: Store, fwbh: string): void {
  const house = houses(store).get(fwbh);
  if (house) put(store, house, { sale: undefined, zt: house.zt === '2' ? '1' : house.zt });
}

function heldBy(store: Store, ywlsh: string): HouseRecord[] {
  const numbers = store.index('houses', 'by-application', () => new ByApplication()).numbers.get(ywlsh) ?? [];
  return [...numbers].map((fwbh) => houses(store).get(fwbh)).filter((house) => house !== undefined);
}

function put(store: Store, house: HouseRecord, change: Partial<HouseRecord>): void {
  houses(store).put(house.fwbh, { ...house, ...change });
}

class ByBuilding implements TableIndex<HouseRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added({ ldbh, fwbh }: HouseRecord) {
    const numbers = this.numbers.get(ldbh);
    if (numbers) numbers.add(fwbh);
    else this.numbers.set(ldbh, new Set([fwbh]));
  }

  removed() {
    // The building is checked at look-up: after a rollback the number may belong to another one.
  }
}

/** Index by application: an application holds one of some 20,000 homes of a district. */
class ByApplication implements TableIndex<HouseRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added({ ywlsh, fwbh }: HouseRecord) {
    if (ywlsh === '') return;
    const numbers = this.numbers.get(ywlsh);
    if (numbers) numbers.add(fwbh);
    else this.numbers.set(ywlsh, new Set([fwbh]));
  }

  removed({ ywlsh, fwbh }: HouseRecord) {
    this.numbers.get(ywlsh)?.delete(fwbh);
  }
}
