import { useLocation } from 'react-router-dom';
import { isRecord } from './foreign-json';

/** What one page fills in of the next goes along with the way there: an address is kept, shared and logged, no amount belongs into it. */
export const prefillState = (values: Readonly<Record<string, string>>) => ({ prefill: values });

/** The values that came along; none where it is anything else. */
export function prefillOf(state: unknown): Readonly<Record<string, string>> {
  const values = isRecord(state) && isRecord(state.prefill) ? Object.entries(state.prefill) : [];
  return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The query that a page is opened with: of its address, and what came along with the way there. */
export function useOpeningQuery(): string {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(prefillOf(state))) query.set(name, value);
  return query.toString();
}
