import type { Page } from '@/api/person/person';
import type {
  ListedBuilding,
  ListedHome,
  ListedProject,
  ListedProjectDetail,
  PriceReference,
} from '@/api/public/projects';
import { divideHalfUp, type Fen, fenOf, toYuan } from '@/domain/money';
import { districtOf } from '../../../data/policy/districts';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { type HouseRecord, housePrice, isLent } from '../../loans/buildings';
import { type Listing, type ListingBuilding, listingOf } from './listing-source';

/** Cached rows of properties without a hall developer, whose homes never change. */
const settled = new WeakMap<Listing, ListedProject>();

/** Row of a property in the list. */
export function listedProject(listing: Listing): ListedProject {
  if (listing.online) return rowOf(listing);
  const row = settled.get(listing) ?? rowOf(listing);
  settled.set(listing, row);
  return row;
}

function rowOf(listing: Listing): ListedProject {
  const { lpbh, lpmc, lpdz, kfsmc, zt, fwxz, lsjzdj } = listing;
  const figures = listing.buildings.map(figuresOf);
  const sum = (key: 'zts' | 'kdts' | 'ydts') => figures.reduce((total, one) => total + one[key], 0);
  return {
    lpbh,
    lpmc,
    qy: districtOf(lpdz),
    lpdz,
    kfsmc,
    zt,
    fwxz,
    lsjzdj,
    zts: sum('zts'),
    kdts: sum('kdts'),
    ydts: sum('ydts'),
    dkbl: String(Math.max(0, ...figures.map(({ dkbl }) => Number(dkbl)))),
    jj: averagePrice(homesOf(listing)),
    jgrq: figures.reduce((latest, { jgrq }) => (jgrq > latest ? jgrq : latest), ''),
  };
}

export function projectDetail(tx: Transaction, lpbh: string): ListedProjectDetail {
  const listing = knownListing(tx.store, lpbh);
  return {
    ...listedProject(listing),
    ysxkz: [...listing.ysxkz],
    yhmc: [...listing.yhmc],
    ld: listing.buildings.map(figuresOf),
    bajg: priceReference(tx, listing),
    wssl: listing.online ? '1' : '0',
  };
}

/** Registered prices, computed from the present building table. */
function priceReference(tx: Transaction, listing: Listing): PriceReference {
  const homes = homesOf(listing);
  const prices = homes.map(({ fwdj }) => fwdj).sort((a, b) => (a < b ? -1 : 1));
  return {
    jj: averagePrice(homes),
    zdj: wholeYuan(prices[0] ?? 0n),
    zgj: wholeYuan(prices.at(-1) ?? 0n),
    ly: `云州市新建商品房价格备案，按本楼盘${homes.length}套房屋的备案单价以建筑面积加权平均`,
    jzrq: tx.today(),
  };
}

/** Returns the homes of a building without their holders. */
export function listedHomes(
  tx: Transaction,
  input: Paging & { ldbh: string; dy: string; zt: string },
): Page<ListedHome> {
  const { ldbh, dy, zt } = input;
  if (!['', '1', '2', '3', '4'].includes(zt)) throw new BusinessError(REFUSED, '没有这种房屋状态，请重新选择');
  if (!/^\d{0,2}$/.test(dy)) throw new BusinessError(REFUSED, '没有这个单元，请重新选择');
  const listing = listingOf(tx.store, ldbh.split('-')[0] ?? '');
  const found = listing?.buildings.find(({ building }) => building.ldbh === ldbh);
  if (!found) throw new BusinessError(REFUSED, '未找到该楼栋，请返回楼盘重新选择');
  const chosen = chosenRows(found.homes.map(listedHome), input, { same: ['dy', 'zt'] });
  return pageOfRows(tx, chosen, input);
}

function listedHome(home: HouseRecord): ListedHome {
  const { dy, fh, jzmj, hx, fwdj } = home;
  return { dy, fh, jzmj, hx, fwdj: toYuan(fwdj), fwzj: toYuan(housePrice(home)), zt: publicState(home) };
}

/** Public state: a home held by an application or mortgaged shows as under loan, because a mortgage is not public. */
function publicState({ zt, ywlsh }: HouseRecord): ListedHome['zt'] {
  if (zt === '1' && ywlsh !== '') return '4';
  return zt === '4' ? '3' : zt;
}

function figuresOf({ building, homes, isFree }: ListingBuilding): ListedBuilding {
  const { ldbh, ldmh, ksdyh, dys, cs, dkbl, jgrq } = building;
  return {
    ldbh,
    ldmh,
    ksdyh,
    dys,
    cs,
    zts: homes.length,
    kdts: homes.filter(isFree).length,
    ydts: homes.filter(isLent).length,
    dkbl,
    jgrq,
  };
}

function knownListing(store: Transaction['store'], lpbh: string): Listing {
  const listing = listingOf(store, lpbh);
  if (!listing) throw new BusinessError(REFUSED, '未找到该楼盘，可能已不在合作名单中，请返回列表重新选择');
  return listing;
}

function homesOf({ buildings }: Listing): HouseRecord[] {
  return buildings.flatMap(({ homes }) => homes);
}

/** Average price: Σ price × area ÷ Σ area, rounded half up to the yuan. */
function averagePrice(homes: readonly HouseRecord[]): string {
  let area = 0n;
  let product = 0n;
  for (const { jzmj, fwdj } of homes) {
    const hundredths = fenOf(jzmj);
    area += hundredths;
    product += hundredths * fwdj;
  }
  return area === 0n ? '0' : divideHalfUp(product, area * 100n).toString();
}

function wholeYuan(fen: Fen): string {
  return divideHalfUp(fen, 100n).toString();
}
