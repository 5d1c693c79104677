import type { Building, House, LoanHousehold, LoanProject } from '@/api/loan-application';
import type { Page } from '@/api/person';
import { maskBankCard, maskIdNumber, maskName } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { PROJECT } from '@/domain/project-state';
import { acceptedOn, openRecordOf } from '../../cases/case-states';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { spouseOf } from '../../registers/registers';
import { householdOf, termOf } from '../applying/household';
import {
  type BuildingRecord,
  buildings,
  buildingsOf,
  type HouseRecord,
  housesOf,
  isFree,
  isLent,
  priceOf,
  projectAccounts,
  takenWords,
} from '../buildings';

/** What the application form needs to know before anything is typed. */
export function loanHousehold(desk: Desk, actor: Actor): LoanHousehold {
  const household = householdOf({ desk, actor });
  const spouse = spouseOf(desk.store, household.person.zjhm);
  const { months, words } = termOf(household, acceptedOn(desk, openRecordOf(desk, actor, 'GD0101')?.ywlsh ?? ''));
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

/** Admitted properties in which homes are left. */
export function loanProjects({ store }: Desk): LoanProject[] {
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

/** @throws Refusal for a property that is not the developer's own, or that the centre does not lend for. */
export function listBuildings(desk: Desk, actor: Actor, lpbh: string): Building[] {
  refuseForeign(desk, actor, lpbh);
  const ysxkz = projectAccounts(desk.store).get(lpbh)?.ysxkz ?? '';
  return buildingsOf(desk.store, lpbh).map((building) => {
    const all = housesOf(desk.store, building.ldbh);
    return {
      ...building,
      jgba: building.jgba === '1',
      ysxkz,
      hs: all.length,
      kss: freeIn(desk.store, building).length,
      ydts: all.filter(isLent).length,
    };
  });
}

export function listHouses(
  desk: Desk,
  actor: Actor,
  input: Paging & { ldbh: string; dy?: string; fh?: string; zt?: string },
): Page<House> {
  const { ldbh } = input;
  refuseForeign(desk, actor, buildings(desk.store).get(ldbh)?.lpbh ?? '');
  const zjhm = actor.kind === 'person' ? (persons(desk.store).get(actor.grzh)?.zjhm ?? '') : '';
  const all = housesOf(desk.store, ldbh).map((house): House => {
    if (actor.kind === 'developer') return houseView(desk.store, house);
    return { ...houseView(desk.store, house), zt: stateFor(desk.store, house, zjhm), smsj: '' };
  });
  return pageOfRows(desk, chosenRows(all, input, { same: ['dy', 'fh', 'zt'] }), input);
}

/** A home as its developer sees it. */
export function houseView(store: Store, house: HouseRecord): House {
  const { fwbh, ldbh, dy, fh, jzmj, hx } = house;
  const [fwdj, fwzj] = [toYuan(house.fwdj), toYuan(priceOf(house))];
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
    smsj: takenWords(store, house) ?? '',
  };
}

/** For whoever bought it already it may still be chosen; to a buyer of another it is taken. */
function stateFor(store: Store, house: HouseRecord, zjhm: string): House['zt'] {
  if (zjhm !== '' && isFree(store, house, '', [zjhm])) return '1';
  return house.ywlsh !== '' && (house.zt === '1' || house.zt === '2') ? '5' : house.zt;
}

function freeIn(store: Store, building: BuildingRecord): HouseRecord[] {
  return housesOf(store, building.ldbh).filter((house) => isFree(store, house, ''));
}

function refuseForeign(desk: Desk, actor: Actor, lpbh: string): void {
  const project = projectAccounts(desk.store).get(lpbh);
  const own = actor.kind === 'developer' ? project?.kfsbh === actor.kfsbh : project?.zt === PROJECT.admitted;
  if (!own) throw new Refusal(REFUSED, '未找到该楼盘，请返回重新选择');
}
