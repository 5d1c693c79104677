import type { Member } from '@/api/members';
import type { LaterRatios } from '@/api/unit';
import type { Region } from '@/domain/region';
import type { ImportColumn } from '@/engine/import/import-definition';

/** What of a member its row shows or is judged by. */
export type KnownMember = Pick<
  Member,
  'grzh' | 'xingming' | 'zjhm' | 'grjcjs' | 'yjce' | 'hxjc' | 'jzny' | 'khrq' | 'fcrq' | 'fcyy'
>;

/** What a worker knows of the unit: which month is remitted next, its ratios now and from later months on (percent), the limits of the base (yuan). */
export interface UnitOptions {
  dwzh: string;
  due: string;
  /** The last month of the deferral in which that one lies; '' for none. */
  hjzzny?: string;
  today: string;
  dwjcbl: string;
  grjcbl: string;
  hxjcbl: readonly LaterRatios[];
  limits: { lower: string; upper: string };
}

/** And of its members in one state. */
export interface MemberOptions extends UnitOptions {
  /** Names of the reasons for sealing (dictionary fcyy). */
  sealReasons: Readonly<Record<string, string>>;
  members: readonly KnownMember[];
  /** The address list, for a business that names places. */
  places?: readonly Region[];
}

type Shown = Pick<ImportColumn, 'width' | 'role' | 'apart'>;

/** Columns that both sides read, as the table shows them; the file must have every one that is needed. */
export function shownColumns<const Columns extends readonly Omit<ImportColumn, 'width' | 'role' | 'required'>[]>(
  columns: Columns,
  shown: Readonly<Record<Columns[number]['name'], Shown>>,
): readonly ImportColumn[] {
  return columns.map((one) => {
    // Every name of the columns is in the table of what is shown.
    const look = shown[one.name as Columns[number]['name']];
    return { ...one, ...look, required: one.needed !== undefined };
  });
}

/** A row as it goes to the centre: each cell under the name of its column. */
export function wireCells(columns: readonly ImportColumn[]) {
  return (cells: readonly string[]) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? '']));
}
