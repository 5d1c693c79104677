import { PROJECT, type ProjectState } from '@/domain/project-state';
import { banks } from '../../../data/banks';
import { listedProjects } from '../../../data/listings/listings';
import type { ListedProjectSeed } from '../../../data/listings/listings-row';
import type { Store } from '../../kernel/store';
import {
  type BuildingRecord,
  buildingsOf,
  type HouseRecord,
  housesOf,
  isFree,
  type ProjectAccount,
  projectAccounts,
} from '../../loans/buildings';
import { listedBuildings, listedHomes } from './listed-homes';

/** A property of the public list, wherever its building table is kept. */
export interface Listing {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  kfsmc: string;
  ysxkz: readonly string[];
  fwxz: string;
  lsjzdj: string;
  zt: ProjectState;
  /** Banks that handle the loans. */
  yhmc: readonly string[];
  /** Its developer signs in to the hall, and confirms sales there. */
  online: boolean;
  /** With its homes, as they stand now. */
  buildings: readonly ListingBuilding[];
}

export interface ListingBuilding {
  building: BuildingRecord;
  homes: readonly HouseRecord[];
  /** Could be taken with a loan now. */
  isFree: (home: HouseRecord) => boolean;
}

/** Developers of the hall first: their homes are the ones of their own pages and of the loan application. */
export function allListings(store: Store): Listing[] {
  const own = [...projectAccounts(store).values()].map((account) => ownListing(store, account));
  // One whose building table is still to come has nothing to be compared yet.
  return [...own.filter(({ buildings }) => buildings.some(({ homes }) => homes.length > 0)), ...otherListings()];
}

export function listingOf(store: Store, lpbh: string): Listing | undefined {
  const account = projectAccounts(store).get(lpbh);
  return account ? ownListing(store, account) : otherListings().find((one) => one.lpbh === lpbh);
}

function ownListing(store: Store, account: ProjectAccount): Listing {
  const { lpbh, lpmc, lpdz, kfsmc, ysxkz, fwxz, lsjzdj, zt, jgkhyh } = account;
  return {
    lpbh,
    lpmc,
    lpdz,
    kfsmc,
    ysxkz: [ysxkz],
    fwxz,
    lsjzdj,
    zt,
    yhmc: banks.map(({ yhmc }) => yhmc).filter((name) => jgkhyh.startsWith(name)),
    online: true,
    buildings: buildingsOf(store, lpbh).map((building) => ({
      building,
      homes: housesOf(store, building.ldbh),
      isFree: (home) => isFree(store, home, ''),
    })),
  };
}

let others: readonly Listing[] | undefined;

/** Nobody changes them here, so they are worked out once. */
function otherListings(): readonly Listing[] {
  others ??= listedProjects.map(otherListing);
  return others;
}

function otherListing(seed: ListedProjectSeed): Listing {
  const { lpbh, lpmc, lpdz, kfsmc, ysxkz, fwxz, lsjzdj, zt } = seed;
  return {
    lpbh,
    lpmc,
    lpdz,
    kfsmc,
    ysxkz,
    fwxz,
    lsjzdj,
    zt,
    yhmc: banks.filter(({ yhdm }) => seed.banks.includes(yhdm)).map(({ yhmc }) => yhmc),
    online: false,
    buildings: listedBuildings(seed).map((building) => ({
      building,
      homes: listedHomes(seed, building),
      isFree: (home) => zt === PROJECT.admitted && building.dkbl !== '0' && home.zt === '1',
    })),
  };
}
