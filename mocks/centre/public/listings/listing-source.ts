import { PROJECT, type ProjectState } from '@/domain/loan/project-state';
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
import { listedBuildings, listedHomesOf } from './listed-homes';

/** A property of the public list, from any building table. */
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
  /** The developer uses the hall and confirms sales there. */
  online: boolean;
  /** Buildings with the present state of their homes. */
  buildings: readonly ListingBuilding[];
}

export interface ListingBuilding {
  building: BuildingRecord;
  homes: readonly HouseRecord[];
  /** Returns whether the home is available for a loan now. */
  isFree: (home: HouseRecord) => boolean;
}

/** Returns all listings, those of hall developers first; their homes are shared with the developer pages and the loan application. */
export function allListings(store: Store): Listing[] {
  const own = [...projectAccounts(store).values()].map((account) => ownListing(store, account));
  // A property without homes has nothing to compare yet.
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

/** Cached, because these tables never change here. */
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
      homes: listedHomesOf(seed, building),
      isFree: (home) => zt === PROJECT.admitted && building.dkbl !== '0' && home.zt === '1',
    })),
  };
}
