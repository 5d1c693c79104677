import { isRecord } from '@/lib/foreign-json';

type Row = Readonly<Record<string, string>>;

/** What one business hands to the next along with the way there: an ID number belongs into no address. */
export const handOver = (rows: readonly Row[]): { rows: readonly Row[] } => ({ rows });

/** The rows that came along; none where it is anything else. */
export function handedRows(state: unknown): readonly Row[] {
  if (!isRecord(state) || !Array.isArray(state.rows)) return [];
  return state.rows.filter(
    (row): row is Row => isRecord(row) && Object.values(row).every((cell) => typeof cell === 'string'),
  );
}
