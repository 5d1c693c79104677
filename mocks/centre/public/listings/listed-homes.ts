// Building tables of developers without a hall account, generated from their row and stable across calls.
import { addMonths } from '@/domain/dates';
import { type ListedProjectSeed, MONTHS_BETWEEN_BUILDINGS } from '../../../data/listings/listings-row';
import type { BuildingRecord, HouseRecord, HouseState } from '../../loans/buildings';

/** Layouts repeated on each floor; area in hundredths of a square metre. */
const LAYOUTS = [
  { hx: '三室两厅两卫', jzmj: 11_836 },
  { hx: '三室两厅一卫', jzmj: 9_642 },
  { hx: '两室两厅一卫', jzmj: 8_815 },
  { hx: '四室两厅两卫', jzmj: 14_267 },
  { hx: '两室一厅一卫', jzmj: 7_208 },
  { hx: '一室一厅一卫', jzmj: 5_394 },
] as const;

/** Price difference between floors in yuan. */
const FLOOR_STEP = 45;

/** Every fifth sold home is bought without a fund loan. */
const CASH_EVERY = 5;

export function listedBuildings({ lpbh, blocks, finished }: ListedProjectSeed): BuildingRecord[] {
  const { count, dys, cs, mchs, lent } = blocks;
  return Array.from({ length: count }, (_, at) => ({
    ldbh: `${lpbh}-${String(at + 1).padStart(2, '0')}`,
    lpbh,
    ldmh: `${at + 1}号楼`,
    ksdyh: 1,
    dys,
    cs,
    mchs,
    jgrq: addMonths(finished, at * MONTHS_BETWEEN_BUILDINGS),
    dkbl: at < lent ? '80' : '0',
  }));
}

export function listedHomesOf(
  project: ListedProjectSeed,
  { ldbh, lpbh, dys, cs, mchs, dkbl }: BuildingRecord,
): HouseRecord[] {
  const homes: HouseRecord[] = [];
  let before = 0;
  let taken = 0;
  for (let dy = 1; dy <= dys; dy += 1) {
    for (let floor = 1; floor <= cs; floor += 1) {
      for (let room = 1; room <= mchs; room += 1) {
        const layout = LAYOUTS[(room - 1 + (dy - 1) * 2) % LAYOUTS.length] ?? LAYOUTS[0];
        const fh = `${floor}${String(room).padStart(2, '0')}`;
        // Spreads sold homes evenly; buildings not admitted are not on sale yet.
        before += dkbl === '0' ? 0 : project.taken;
        const isTaken = before >= (taken + 1) * 100;
        if (isTaken) taken += 1;
        homes.push({
          fwbh: `${ldbh}-${dy}-${fh}`,
          ldbh,
          lpbh,
          dy,
          fh,
          jzmj: `${Math.floor(layout.jzmj / 100)}.${String(layout.jzmj % 100).padStart(2, '0')}`,
          fwdj: BigInt(project.price + (floor - 1) * FLOOR_STEP) * 100n,
          hx: layout.hx,
          zt: isTaken ? takenAs(taken) : '1',
          ywlsh: '',
        });
      }
    }
  }
  return homes;
}

function takenAs(number: number): HouseState {
  return number % CASH_EVERY === 0 ? '2' : '3';
}
