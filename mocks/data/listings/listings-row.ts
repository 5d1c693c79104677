import { addMonths, type PlainDate } from '@/domain/dates';
import { PROJECT, type ProjectState } from '@/domain/loan/project-state';
import type { DistrictAddress } from '../policy/districts';

/** Buildings of one kind: `lent` of the `count` are admitted for loans. */
interface Blocks {
  count: number;
  dys: number;
  cs: number;
  mchs: number;
  lent: number;
}

/** A property of a developer that has no account in the hall, as its compact row says. */
export interface ListedProjectSeed {
  lpbh: string;
  kfsbh: string;
  kfsmc: string;
  lpmc: string;
  lpdz: DistrictAddress;
  /** One licence for each half of the buildings, the first alone for a small property. */
  ysxkz: readonly string[];
  fwxz: string;
  lsjzdj: string;
  zt: ProjectState;
  /** Codes of the basic bank list. */
  banks: readonly string[];
  price: number;
  /** Of the lent buildings' homes, percent that is sold or under loan. */
  taken: number;
  blocks: Blocks;
  finished: PlainDate;
}

const BANKS = ['102', '103', '104', '105', '301', '308', '403'] as const;

/** Buildings of a property are finished one after the other. */
export const MONTHS_BETWEEN_BUILDINGS = 1;

/** A row of the table in listings.ts; its place gives number, licences and banks. */
export function listingRow(
  lpmc: string,
  lpdz: DistrictAddress,
  [kfsbh, kfsmc]: readonly [string, string],
  price: number,
  stars: number,
  taken: number,
  blocks: string,
  finished: PlainDate,
  { zt = PROJECT.admitted, fwxz = '01' }: { zt?: ProjectState; fwxz?: string } = {},
): (at: number) => ListedProjectSeed {
  return (at) => {
    const parsed = blocksOf(blocks);
    const year = addMonths(finished, -26).slice(0, 4);
    const licences = Array.from(
      { length: parsed.count > 4 ? 2 : 1 },
      (_, part) => `云房售证字(${year})第${String(at * 3 + part + 211).padStart(3, '0')}号`,
    );
    return {
      lpbh: `LP${String(at + 101).padStart(8, '0')}`,
      kfsbh,
      kfsmc,
      lpmc,
      lpdz,
      ysxkz: licences,
      fwxz,
      lsjzdj: String(stars),
      zt,
      banks: Array.from({ length: (at % 3) + 1 }, (_, one) => BANKS[(at * 2 + one * 3) % BANKS.length] ?? BANKS[0]),
      price,
      taken,
      blocks: parsed,
      finished,
    };
  };
}

/** '6×2×18×4/4'. @throws Error for anything else */
function blocksOf(text: string): Blocks {
  const match = /^(\d+)×(\d+)×(\d+)×(\d+)(?:\/(\d+))?$/.exec(text);
  if (!match) throw new Error(`No buildings: ${text}`);
  const [count = 0, dys = 0, cs = 0, mchs = 0] = match.slice(1, 5).map(Number);
  return { count, dys, cs, mchs, lent: match[5] === undefined ? count : Number(match[5]) };
}
