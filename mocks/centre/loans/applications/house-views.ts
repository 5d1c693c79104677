import type { Building, House, LoanHousehold, LoanProject } from '@/api/loan/loan-application';
import type { Page } from '@/api/person/person';
import { PROJECT } from '@/domain/loan/project-state';
import { toYuan } from '@/domain/money';
import { maskBankCard, maskIdNumber, maskName } from '@/domain/text/mask';
import { acceptedOn, openRecordOf } from '../../cases/case-states';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { spouseOf } from '../../registers/registers';
import { borrowerHousehold, longestHouseholdTerm } from '../applying/household';
import {
  type BuildingRecord,
  buildings,
  buildingsOf,
  type HouseRecord,
  houseHolderText,
  housePrice,
  housesOf,
  isFree,
  isLent,
  projectAccounts,
} from '../buildings';

/** Returns the household data that the application form shows before any input. */
export function loanHousehold(tx: Transaction, actor: Actor): LoanHousehold {
  const household = borrowerHousehold({ tx, actor });
  const spouse = spouseOf(tx.store, household.person.zjhm);
  const { months, words } = longestHouseholdTerm(
    household,
    acceptedOn(tx, openRecordOf(tx, actor, 'GD0101')?.ywlsh ?? ''),
  );
  return {
    sfst: household.home,
    zfts: household.homes,
    dkcs: household.used,
    sfydjk: '0',
    zcqx: months,
    zcqxsm: words,
    po: spouse ? { xm: maskName(spouse.poxm), zjhm: maskIdNumber(spouse.pozjhm) } : null,
  };
}

/** Returns admitted properties with available homes. */
export function loanProjects({ store }: Transaction): LoanProject[] {
  return [...projectAccounts(store).values()]
    .filter((project) => project.zt === PROJECT.admitted)
    .map(({ lpbh, lpmc, lpdz, kfsmc, ysxkz, fwxz, fwlx, lsjzdj, jgzh, jgkhyh }) => {
      const free = buildingsOf(store, lpbh).flatMap((building) => freeIn(store, building));
      const lowest = free.reduce((least, { fwdj }) => (least === 0n || fwdj < least ? fwdj : least), 0n);
      return {
        lpbh,
        lpmc,
        lpdz,
        kfsmc,
        ysxkz,
        fwxz,
        fwlx,
        lsjzdj,
        kss: free.length,
        qj: toYuan(lowest),
        sfrzhhm: maskBankCard(jgzh),
        sfrkhyhmc: jgkhyh,
      };
    });
}

/** @throws BusinessError for another developer's property, or one not admitted */
export function listBuildings(tx: Transaction, actor: Actor, lpbh: string): Building[] {
  refuseForeign(tx, actor, lpbh);
  const ysxkz = projectAccounts(tx.store).get(lpbh)?.ysxkz ?? '';
  return buildingsOf(tx.store, lpbh).map((building) => {
    const all = housesOf(tx.store, building.ldbh);
    return {
      ...building,
      jgba: building.jgba === '1',
      ysxkz,
      hs: all.length,
      kss: freeIn(tx.store, building).length,
      ydts: all.filter(isLent).length,
    };
  });
}

export function listHouses(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ldbh: string; dy?: string; fh?: string; zt?: string },
): Page<House> {
  const { ldbh } = input;
  refuseForeign(tx, actor, buildings(tx.store).get(ldbh)?.lpbh ?? '');
  const zjhm = actor.kind === 'person' ? (persons(tx.store).get(actor.grzh)?.zjhm ?? '') : '';
  const all = housesOf(tx.store, ldbh).map((house): House => {
    if (actor.kind === 'developer') return houseView(tx.store, house);
    return { ...houseView(tx.store, house), zt: stateFor(tx.store, house, zjhm), smsj: '' };
  });
  return pageOfRows(tx, chosenRows(all, input, { same: ['dy', 'fh', 'zt'] }), input);
}

/** A home as shown to its developer. */
export function houseView(store: Store, house: HouseRecord): House {
  const { fwbh, ldbh, dy, fh, jzmj, hx } = house;
  const [fwdj, fwzj] = [toYuan(house.fwdj), toYuan(housePrice(house))];
  return {
    fwbh,
    ldbh,
    dy,
    fh,
    jzmj,
    fwdj,
    fwzj,
    hx,
    zt: stateFor(store, house, ''),
    smsj: houseHolderText(store, house) ?? '',
  };
}

/** State for a buyer: an own home stays selectable, one held by others is taken. */
function stateFor(store: Store, house: HouseRecord, zjhm: string): House['zt'] {
  if (zjhm !== '' && isFree(store, house, '', [zjhm])) return '1';
  return house.ywlsh !== '' && (house.zt === '1' || house.zt === '2') ? '5' : house.zt;
}

function freeIn(store: Store, building: BuildingRecord): HouseRecord[] {
  return housesOf(store, building.ldbh).filter((house) => isFree(store, house, ''));
}

function refuseForeign(tx: Transaction, actor: Actor, lpbh: string): void {
  const project = projectAccounts(tx.store).get(lpbh);
  const own = actor.kind === 'developer' ? project?.kfsbh === actor.kfsbh : project?.zt === PROJECT.admitted;
  if (!own) throw new BusinessError(REFUSED, '未找到该楼盘，请返回重新选择');
}
