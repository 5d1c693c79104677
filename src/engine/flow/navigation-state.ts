import { isRecord } from '@/lib/foreign-json';

type Row = Readonly<Record<string, string>>;

/** Returns the navigation state that passes rows to another business: ID numbers must not appear in an address. */
export const navigationState = (rows: readonly Row[]): { rows: readonly Row[] } => ({ rows });

/** Returns the rows of a navigation state; [] for any other state. */
export function rowsFromNavigation(state: unknown): readonly Row[] {
  if (!isRecord(state) || !Array.isArray(state.rows)) return [];
  return state.rows.filter(
    (row): row is Row => isRecord(row) && Object.values(row).every((cell) => typeof cell === 'string'),
  );
}
