import {
  type Building,
  fetchBuildings,
  fetchHouses,
  fetchLoanProjects,
  type House,
  type LoanProject,
} from '@/api/loan/loan-application';
import type { PickedHouse } from './house';

/** Restores a home by its number; null if it is no longer in the tables. */
export async function findHouse(fwbh: unknown, signal: AbortSignal): Promise<PickedHouse | null> {
  if (typeof fwbh !== 'string' || fwbh === '') return null;
  const [projects, blocks, houses] = await Promise.all([
    fetchLoanProjects({ signal }),
    fetchBuildings(projectOf(fwbh), { signal }),
    fetchHouses({ ldbh: buildingOf(fwbh) }, { signal }),
  ]);
  const project = projects.find(({ lpbh }) => lpbh === projectOf(fwbh));
  const block = blocks.find(({ ldbh }) => ldbh === buildingOf(fwbh));
  const house = houses.list.find((one) => one.fwbh === fwbh);
  return house && project && block ? pickedHouse(house, project, block) : null;
}

export function pickedHouse(house: House, project: LoanProject, block: Building): PickedHouse {
  return {
    fwbh: house.fwbh,
    lpmc: project.lpmc,
    lpdz: project.lpdz,
    fh: `${block.ldmh}${house.dy}单元${house.fh}室`,
    jzmj: house.jzmj,
    fwdj: house.fwdj,
    fwzj: house.fwzj,
    fwxz: project.fwxz,
    lsjzdj: project.lsjzdj,
    ysxkz: project.ysxkz,
    kfsmc: project.kfsmc,
    zh: project.sfrzhhm,
    khyh: project.sfrkhyhmc,
  };
}

/** Property number of a home, whose number is made of building, unit and room: 'LP00000001-03-1-101'. */
export function projectOf(fwbh = ''): string {
  return fwbh.split('-')[0] ?? '';
}

export function buildingOf(fwbh = ''): string {
  return fwbh.split('-').slice(0, 2).join('-');
}

export function unitOfHouse(fwbh = ''): string {
  return fwbh.split('-')[2] ?? '';
}
