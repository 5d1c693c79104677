// The developers' building tables (楼盘表): which homes there are, what they cost, and who has taken them.
import type { PlainDate } from '@/domain/dates';
import { divideHalfUp, type Fen, fenOf } from '@/domain/money';
import { PROJECT, type ProjectState } from '@/domain/project-state';
import type { Store, TableIndex } from '../kernel/store';

/** A property that the centre lends for, with the account that the money goes to. */
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
  /** Percent of each loan that the developer guarantees, and percent of the price that may be lent, as agreed on admission. */
  bzjbl: string;
  dkbl: string;
  /** Day of admission, '' until then, and the application that it came with; '' for one from before the hall. */
  zrrq: PlainDate | '';
  ywlsh: string;
  zt: ProjectState;
  /** Since when and why the centre does not lend for it for the time being. */
  tz?: { rq: PlainDate; yy: string } | undefined;
}

export interface BuildingRecord {
  ldbh: string;
  lpbh: string;
  ldmh: string;
  ksdyh: number;
  dys: number;
  cs: number;
  /** Homes on a floor of one unit. */
  mchs: number;
  /** Planned as long as its completion is not established. */
  jgrq: PlainDate;
  /** The centre has established its completion by the filing of the final acceptance (竣工验收备案). */
  jgba?: '1';
  /** Share of the price that may be lent, percent; '0': not admitted. */
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
  /** Loan application that holds it, '' when nobody's. */
  ywlsh: string;
  /** Whose that application is. */
  loan?: Holder | undefined;
  /** Who bought it, where that is known beside a loan: entered by the developer, or a withdrawal for the purchase. */
  sale?: Sale | undefined;
}

/** Who has a home: ID numbers of the buyers, what made it so in words, and when. */
export interface Holder {
  buyers: readonly string[];
  words: string;
  since: string;
}

export interface Sale extends Holder {
  /** The withdrawal or the loan that it came with; '' for one that the developer entered. */
  ywlsh: string;
  gfhtbh: string;
  /** It was bought with a loan that is paid off: no other is given for the same purchase. */
  repaid?: true;
}

export const projectAccounts = (store: Store) => store.table<ProjectAccount>('projects');
export const buildings = (store: Store) => store.table<BuildingRecord>('buildings');
export const houses = (store: Store) => store.table<HouseRecord>('houses');

/** Area (read in hundredths as money is) × price of a square metre, half up to the fen. */
export function priceOf({ jzmj, fwdj }: HouseRecord): Fen {
  return divideHalfUp(fenOf(jzmj) * fwdj, 100n);
}

/** May be chosen with a loan: in an admitted building, held by no other application, and for sale or bought by these very people. */
export function isFree(store: Store, house: HouseRecord, ywlsh: string, buyers: readonly string[] = []): boolean {
  const admitted = projectAccounts(store).get(house.lpbh)?.zt === PROJECT.admitted;
  const lent = buildings(store).get(house.ldbh)?.dkbl !== '0';
  const held = house.ywlsh !== '' && house.ywlsh !== ywlsh;
  const theirs = house.zt === '2' && !house.sale?.repaid && isTheirs(house.sale, buyers);
  return admitted && lent && !held && (house.zt === '1' || theirs);
}

/** Whether one of these people is among those who have it. */
export function isTheirs(holder: Holder | undefined, buyers: readonly string[]): boolean {
  return holder?.buyers.some((zjhm) => buyers.includes(zjhm)) ?? false;
}

/** Who has it and since when, in a sentence; undefined while nobody does. */
export function takenWords(store: Store, house: HouseRecord): string | undefined {
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

/** Homes in all, homes that somebody could still take with a loan, homes under loan: as the building table stands. */
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

/** Under loan, mortgaged or not. */
export const isLent = ({ zt }: Pick<HouseRecord, 'zt'>) => zt === '3' || zt === '4';

/** Why the centre does not lend for it for the time being; undefined while it does. */
export function suspension(store: Store, lpbh: string): string | undefined {
  const project = projectAccounts(store).get(lpbh);
  if (!project?.tz) return undefined;
  return `“${project.lpmc}”自${project.tz.rq}起暂停准入：${project.tz.yy}`;
}

/** '3号楼 2单元 1201室'. */
export function houseName(store: Store, house: HouseRecord): string {
  return `${buildings(store).get(house.ldbh)?.ldmh ?? ''}${house.dy}单元${house.fh}室`;
}

/** Keeps a home for a loan application, and lets go of any other one that it held. */
export function holdHouse(store: Store, ywlsh: string, fwbh: string, loan: Holder): void {
  for (const house of heldBy(store, ywlsh)) if (house.fwbh !== fwbh) put(store, house, { ywlsh: '', loan: undefined });
  const house = houses(store).get(fwbh);
  if (house) put(store, house, { ywlsh, loan });
}

/** The application has ended: whatever it held is as it was before. */
export function freeHouses(store: Store, ywlsh: string): void {
  for (const house of heldBy(store, ywlsh)) {
    put(store, house, { ywlsh: '', loan: undefined, zt: house.sale ? '2' : '1' });
  }
}

/** The loan is paid off and no mortgage stands: the home is its buyers' own. Whoever sold it cannot take it back. */
export function ownHouses(store: Store, ywlsh: string): void {
  for (const house of heldBy(store, ywlsh)) {
    const { loan, sale } = house;
    if (!loan) continue;
    const words = `${loan.words}，贷款已结清`;
    const own: Sale = { ...loan, words, ywlsh, gfhtbh: sale?.gfhtbh ?? '', repaid: true };
    put(store, house, { ywlsh: '', loan: undefined, zt: '2', sale: own });
  }
}

export function markHouse(store: Store, ywlsh: string, zt: HouseState): void {
  for (const house of heldBy(store, ywlsh)) put(store, house, { zt });
}

/** Notes who bought it; one under loan stays under loan. */
export function sellHouse(store: Store, fwbh: string, sale: Sale): void {
  const house = houses(store).get(fwbh);
  if (house) put(store, house, { sale, zt: house.zt === '1' && house.ywlsh === '' ? '2' : house.zt });
}

/** The sale is off: for sale again, unless a loan has it. */
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
    // A number that a rollback took away may be in another building by now: that is asked when it is looked up.
  }
}

/** A district has some 20,000 homes, an application one of them. */
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
