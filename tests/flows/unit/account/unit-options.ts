import type { ColumnOptions, ImportDefinition, RowRecord } from '@/engine/import/import-definition';
import { RowJudge } from '@/engine/import/worker/judge-row';
import type { MemberOptions, RosterMember } from '@/flows/unit/blocks/member-columns';
import { UNITS } from '../../../people';

/** What the workers of the unit's rows know on 2026-11-21, of a unit that has remitted November at 12 %. */
export const UNIT_OPTIONS: MemberOptions = {
  dwzh: UNITS.华夏精密.dwzh,
  due: '2026-12',
  today: '2026-11-21',
  dwjcbl: '12',
  grjcbl: '12',
  hxjcbl: [],
  limits: { lower: '2200.00', upper: '28680.00' },
  sealReasons: { '01': '与单位终止劳动关系', '02': '离休退休' },
  members: [],
};

/** A member as the page knows one. */
export const memberHere = (known: Partial<RosterMember>): RosterMember => ({
  ...{ grzh: '', xingming: '', zjhm: '', grjcjs: '5000.00', yjce: '1200.00', hxjc: [] },
  ...{ jzny: '2026-11', khrq: '', fcrq: '', fcyy: '' },
  ...known,
});

/** The columns of a row with which something is wrong, as the page says while it is typed. `codes`: those of its choices. */
export function wrongHere<D>(
  shape: ImportDefinition<MemberOptions, D>,
  row: RowRecord,
  codes: Readonly<Record<string, readonly string[]>>,
  ...members: RosterMember[]
): string[] {
  const named = Object.entries(codes).map(([name, all]) => [name, all.map((value) => ({ value, label: value }))]);
  const judge = new RowJudge(
    shape.columns,
    shape.start({ ...UNIT_OPTIONS, members }),
    Object.fromEntries(named) as ColumnOptions,
  );
  return [...new Set(judge.judge(judge.cellsOf(row)).problems.map(({ field }) => field))].sort();
}
