import { addMonths, type PlainDate } from '@/domain/dates';
import { FINISHED_HOMES, PROJECT } from '@/domain/loan/project-state';
import type { Store } from '../centre/kernel/store';
import {
  type BuildingRecord,
  buildings,
  type HouseRecord,
  type HouseState,
  houses,
  projectAccounts,
} from '../centre/loans/buildings';
import { presalePermits } from '../centre/registers/presale-permits';
import { ANJU } from './developer-info';
import { seedDevelopers } from './people';

interface SeedBuilding {
  ldmh: string;
  dys: number;
  cs: number;
  mchs: number;
  /** True if admitted for loans. */
  lent: boolean;
}

interface SeedProject {
  /** Yuan per square metre on the lowest floor. */
  price: number;
  fwxz: string;
  fwlx: string;
  lsjzdj: string;
  jgzh: string;
  jgkhyh: string;
  buildings: readonly SeedBuilding[];
}

const block = (ldmh: string, dys: number, cs: number, mchs: number, lent = true): SeedBuilding => ({
  ldmh,
  dys,
  cs,
  mchs,
  lent,
});
const blocks = (from: number, count: number, dys: number, cs: number, mchs: number, lent = true) =>
  Array.from({ length: count }, (_, at) => block(`${from + at}号楼`, dys, cs, mchs, lent));

/** Floors and units add up to the figures of each property in people.ts: homes in total, homes in admitted buildings. */
const projects: Readonly<Record<string, SeedProject>> = {
  LP00000001: {
    price: 15_200,
    fwxz: '01',
    fwlx: '1',
    lsjzdj: '2',
    jgzh: '1100200000180018',
    jgkhyh: '中国工商银行云州朝阳支行',
    buildings: [...blocks(1, 2, 2, 31, 2, false), ...blocks(3, 2, 2, 15, 4), block('5号楼', 2, 31, 2, false)],
  },
  LP00000002: {
    price: 17_800,
    fwxz: '01',
    fwlx: '2',
    lsjzdj: '0',
    jgzh: '1100200000060006',
    jgkhyh: '中国建设银行云州海淀支行',
    buildings: blocks(1, 3, 2, 27, 3),
  },
  LP00000003: {
    price: 13_600,
    fwxz: '03',
    fwlx: '1',
    lsjzdj: '1',
    jgzh: '1100200000020002',
    jgkhyh: '中国工商银行云州丰台支行',
    buildings: [
      ...blocks(1, 3, 2, 20, 4),
      block('4号楼', 1, 19, 5),
      block('5号楼', 1, 20, 4),
      block('6号楼', 3, 11, 5, false),
    ],
  },
  LP00000004: {
    price: 9_900,
    fwxz: '01',
    fwlx: '1',
    lsjzdj: '3',
    jgzh: '1100200000880088',
    jgkhyh: '中国建设银行云州门头沟支行',
    buildings: [...blocks(1, 7, 2, 20, 4, false), block('8号楼', 1, 21, 4, false)],
  },
  LP00000005: {
    price: 12_300,
    fwxz: '01',
    fwlx: '2',
    lsjzdj: '0',
    jgzh: '1100200000090009',
    jgkhyh: '中国工商银行云州通州支行',
    buildings: [...blocks(1, 3, 1, 21, 5), block('4号楼', 1, 10, 4, false)],
  },
};

/** Homes of people elsewhere in the seed. */
const KNOWN: Readonly<Record<string, HouseState>> = {
  'LP00000001-03-2-1201': '3',
  'LP00000002-01-1-501': '2',
  'LP00000003-05-1-802': '3',
};

const LAYOUTS = [
  { hx: '三室两厅两卫', jzmj: 10_860 },
  { hx: '两室两厅一卫', jzmj: 8_950 },
  { hx: '两室一厅一卫', jzmj: 7_420 },
  { hx: '四室两厅两卫', jzmj: 13_280 },
  { hx: '一室一厅一卫', jzmj: 5_630 },
] as const;

/** Permits of 安居置业 without an application yet. */
const FURTHER_PERMITS = ['云房售证字(2026)第066号', '云房售证字(2026)第067号'];

/** Homes of the five properties; people.ts sets the number under loan. */
export function seedBuildings(store: Store, day: PlainDate): void {
  for (const developer of seedDevelopers) {
    for (const ysxkz of FURTHER_PERMITS) presalePermits(store).put(ysxkz, { ysxkz, kfsmc: developer.kfsmc });
    for (const { lpbh, lpmc, lpdz, ysxkz, zt, ydts } of developer.projects) {
      const seed = projects[lpbh];
      if (!seed) continue;
      const { kfsbh, kfsmc } = developer;
      const { fwxz, fwlx, lsjzdj, jgzh, jgkhyh } = seed;
      presalePermits(store).put(ysxkz, { ysxkz, kfsmc });
      projectAccounts(store).put(lpbh, {
        lpbh,
        kfsbh,
        kfsmc,
        lpmc,
        lpdz,
        ysxkz,
        fwxz,
        fwlx,
        lsjzdj,
        jgzh,
        jgkhyh,
        tdzh: `云(${ysxkz.slice(6, 10)})云州市不动产权第${lpbh.slice(-7)}号`,
        ghxkz: `建字第1101${lpbh.slice(-8)}号`,
        sgxkz: `1101${ysxkz.slice(6, 10)}${lpbh.slice(-8)}`,
        jgrq: finishedOn(day, fwlx, seed.buildings.length - 1),
        lxr: ANJU.lxr,
        lxdh: ANJU.lxdh,
        bzjbl: ANJU.bzjbl,
        dkbl: '80',
        zrrq: zt === PROJECT.inReview ? '' : addMonths(day, -26),
        ywlsh: '',
        zt,
      });
      const records = seed.buildings.map((building, at) => put(store, lpbh, building, at, day, fwlx));
      const lent = records.filter((building) => building.dkbl !== '0').flatMap((one) => homesIn(one, seed.price));
      const rest = records.filter((building) => building.dkbl === '0').flatMap((one) => homesIn(one, seed.price));
      const soldOut = zt === PROJECT.soldOut;
      for (const house of spread(lent, ydts, soldOut)) houses(store).put(house.fwbh, house);
      // Not admitted: sold without the fund, or not yet for sale.
      const idle: HouseState = zt === PROJECT.inReview ? '1' : '2';
      for (const house of rest) houses(store).put(house.fwbh, { ...house, zt: idle });
    }
  }
}

/** One building per month; the property is completed with its last. */
function finishedOn(day: PlainDate, fwlx: string, at: number): PlainDate {
  return addMonths(day, (fwlx === '1' ? 14 : -20) + at);
}

function put(
  store: Store,
  lpbh: string,
  { ldmh, dys, cs, mchs, lent }: SeedBuilding,
  at: number,
  day: PlainDate,
  fwlx: string,
): BuildingRecord {
  const ldbh = `${lpbh}-${String(at + 1).padStart(2, '0')}`;
  const jgrq = finishedOn(day, fwlx, at);
  const building = {
    ldbh,
    lpbh,
    ldmh,
    ksdyh: 1,
    dys,
    cs,
    mchs,
    jgrq,
    dkbl: lent ? '80' : '0',
    ...(fwlx === FINISHED_HOMES && { jgba: '1' as const }),
  };
  buildings(store).put(ldbh, building);
  return building;
}

function homesIn({ ldbh, lpbh, dys, cs, mchs }: BuildingRecord, price: number): HouseRecord[] {
  const list: HouseRecord[] = [];
  for (let dy = 1; dy <= dys; dy += 1) {
    for (let floor = 1; floor <= cs; floor += 1) {
      for (let room = 1; room <= mchs; room += 1) {
        const layout = LAYOUTS[(room - 1 + (dy - 1) * mchs) % LAYOUTS.length] ?? LAYOUTS[0];
        const fh = `${floor}${String(room).padStart(2, '0')}`;
        const jzmj = `${Math.floor(layout.jzmj / 100)}.${String(layout.jzmj % 100).padStart(2, '0')}`;
        // Each floor is slightly more expensive than the one below.
        const fwdj = BigInt(price + (floor - 1) * 60) * 100n;
        list.push({ fwbh: `${ldbh}-${dy}-${fh}`, ldbh, lpbh, dy, fh, jzmj, fwdj, hx: layout.hx, zt: '1', ywlsh: '' });
      }
    }
  }
  return list;
}

/** Spreads loans evenly over the homes, with every third other home sold for cash; all of them if sold out. */
function spread(list: readonly HouseRecord[], loaned: number, soldOut: boolean): HouseRecord[] {
  const known = list.filter((house) => KNOWN[house.fwbh] !== undefined);
  const open = list.length - known.length;
  const wanted = loaned - known.filter((house) => KNOWN[house.fwbh] === '3').length;
  let at = 0;
  let others = 0;
  return list.map((house) => {
    const state = KNOWN[house.fwbh];
    if (state) return { ...house, zt: state };
    const before = Math.floor((at * wanted) / open);
    at += 1;
    if (Math.floor((at * wanted) / open) > before) return { ...house, zt: '3' };
    others += 1;
    return { ...house, zt: soldOut || others % 3 === 0 ? '2' : '1' };
  });
}
