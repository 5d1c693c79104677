import { create } from 'zustand';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import type { Place } from '@/api/places';
import { fetchDictionaries } from '@/api/system';
import { isRecord, jsonOf, textOf } from '@/lib/foreign-json';
import { onSignOut } from './sign-out-listeners';

export interface DictionaryOption {
  value: string;
  label: string;
  valueColor?: string;
  children?: DictionaryOption[];
}

export interface DictionaryState {
  loaded: boolean;
  byKey: ReadonlyMap<string, readonly DictionaryOption[]>;
}

export const initialDictionaries: DictionaryState = { loaded: false, byKey: new Map() };

export const useDictionaries = create<DictionaryState>(() => initialDictionaries);

let loading: Promise<void> | undefined;

// Each session has the dictionaries of its own time (specification 4): a tab may stay open for weeks.
onSignOut(() => useDictionaries.setState(initialDictionaries, true));

/** Loads them unless they are there or on their way. @throws ApiError */
export function ensureDictionaries(): Promise<void> {
  if (useDictionaries.getState().loaded) return Promise.resolve();
  loading ??= loadDictionaries().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** @throws ApiError */
export async function loadDictionaries(): Promise<void> {
  const answer: unknown = await fetchDictionaries();
  if (!isRecord(answer)) throw new ApiError('malformed', MALFORMED_TEXT);
  const byKey = new Map(Object.entries(answer).map(([key, items]) => [key, readOptions(items)]));
  if (!byKey.get(PLACES)?.length) byKey.set(PLACES, await placesOfAddressList());
  useDictionaries.setState({ loaded: true, byKey });
}

/** Dictionary of provinces, cities and counties. */
const PLACES = 'xzqh';

/** A centre whose dictionaries hold no places may have them in its address list (specification 3); without either, places are typed. */
async function placesOfAddressList(): Promise<DictionaryOption[]> {
  const { fetchAddressList } = await import('@/api/places');
  const asOption = ({ code, name, children }: Place): DictionaryOption => ({
    value: code,
    label: name,
    ...(children.length > 0 && { children: children.map(asOption) }),
  });
  return fetchAddressList().then(
    (places) => places.map(asOption),
    () => [],
  );
}

/** The options in use (enable 1) of a dictionary, for code outside of components. Unknown keys have none. */
export function dictionaryOptions(key: string): readonly DictionaryOption[] {
  return useDictionaries.getState().byKey.get(key) ?? [];
}

/** The options with their children, as a cascader takes them. */
export function dictionaryTree(key: string): DictionaryOption[] {
  return [...dictionaryOptions(key)];
}

/** The label of a code, '- -' when the dictionary does not know it (specification 8). */
export function dictionaryLabel(key: string, value: string | number | null | undefined): string {
  return findOption(dictionaryOptions(key), String(value ?? ''))?.label ?? '- -';
}

function findOption(options: readonly DictionaryOption[], value: string): DictionaryOption | undefined {
  for (const option of options) {
    const found = option.value === value ? option : findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}

/** Codes stay text: '01' and 1 are different codes. Items that are off, broken or repeated are left out. */
function readOptions(items: unknown): DictionaryOption[] {
  if (!Array.isArray(items)) return [];
  const options = new Map<string, DictionaryOption>();
  for (const item of items) {
    if (!isRecord(item) || (item.enable !== 1 && item.enable !== '1')) continue;
    const value = textOf(item.value);
    if (value === '' || options.has(value)) continue;
    const children = readOptions(childrenOf(item.valueJson));
    options.set(value, {
      value,
      label: textOf(item.label) || textOf(item.title) || textOf(item.name) || value,
      ...(typeof item.valueColor === 'string' && item.valueColor !== '' ? { valueColor: item.valueColor } : {}),
      ...(children.length > 0 ? { children } : {}),
    });
  }
  return [...options.values()];
}

function childrenOf(valueJson: unknown): unknown {
  return typeof valueJson === 'string' && valueJson !== '' ? jsonOf(valueJson) : valueJson;
}
