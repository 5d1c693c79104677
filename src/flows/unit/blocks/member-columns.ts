import type { Member } from '@/api/unit/members';
import type { LaterRatios } from '@/api/unit/unit';
import type { Region } from '@/domain/identity/region';
import type { ImportColumn } from '@/engine/import/import-definition';

/** Member data for display and validation of a row. */
export type RosterMember = Pick<
  Member,
  'grzh' | 'xingming' | 'zjhm' | 'grjcjs' | 'yjce' | 'hxjc' | 'jzny' | 'khrq' | 'fcrq' | 'fcyy'
>;

/** Unit data of the worker: next month to remit, current and agreed later ratios (percent), limits of the base (yuan). */
export interface UnitOptions {
  dwzh: string;
  due: string;
  /** Last month of the deferral that covers the next month; '' for none. */
  hjzzny?: string;
  today: string;
  dwjcbl: string;
  grjcbl: string;
  hxjcbl: readonly LaterRatios[];
  limits: { lower: string; upper: string };
}

/** Unit options with its members of one state. */
export interface MemberOptions extends UnitOptions {
  /** Names of the sealing reasons (dictionary fcyy). */
  sealReasons: Readonly<Record<string, string>>;
  members: readonly RosterMember[];
  /** Address list, for rows with regions. */
  places?: readonly Region[];
}

type Shown = Pick<ImportColumn, 'width' | 'role' | 'apart'>;

/** Shared columns with their display; a file must contain all required ones. */
export function shownMemberColumns<const Columns extends readonly Omit<ImportColumn, 'width' | 'role' | 'required'>[]>(
  columns: Columns,
  shown: Readonly<Record<Columns[number]['name'], Shown>>,
): readonly ImportColumn[] {
  return columns.map((one) => {
    // Every name of the columns is a key of `shown`.
    const look = shown[one.name as Columns[number]['name']];
    return { ...one, ...look, required: one.needed !== undefined };
  });
}

/** Converts a row for sending: cells by column name. */
export function wireCells(columns: readonly ImportColumn[]) {
  return (cells: readonly string[]) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? '']));
}
