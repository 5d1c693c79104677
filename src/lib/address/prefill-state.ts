import { useLocation } from 'react-router-dom';
import { isRecord } from '../foreign-json';

/**
 * Navigation state with values to prefill in the next page. Not the address: addresses are stored, shared and logged, so they must not
 * contain amounts.
 */
export const prefillState = (values: Readonly<Record<string, string>>) => ({ prefill: values });

/** Reads the prefill values of a navigation state; empty for any other state. */
export function prefillOf(state: unknown): Readonly<Record<string, string>> {
  const values = isRecord(state) && isRecord(state.prefill) ? Object.entries(state.prefill) : [];
  return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Query for opening a page: that of its address, merged with the prefill values of the navigation state. */
export function useOpeningQuery(): string {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(prefillOf(state))) query.set(name, value);
  return query.toString();
}
