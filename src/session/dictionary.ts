import { create } from 'zustand';
import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import type { PlaceNode } from '@/api/public/places';
import { fetchDictionaries } from '@/api/session/system';
import { isRecord, jsonOf, textOf } from '@/lib/foreign-json';
import { onSignOut } from './opening/sign-out-listeners';

export interface DictionaryOption {
  value: string;
  label: string;
  valueColor?: string;
  children?: DictionaryOption[];
}

export interface DictionaryState {
  loaded: boolean;
  byKey: ReadonlyMap<string, readonly DictionaryOption[]>;
  /** Dictionary of business codes (docs/specification.md 3): code → name. */
  businessCodes: ReadonlyMap<string, string>;
}

export const initialDictionaries: DictionaryState = { loaded: false, byKey: new Map(), businessCodes: new Map() };

export const useDictionaries = create<DictionaryState>(() => initialDictionaries);

let loading: Promise<void> | undefined;

// Reloaded per session (docs/specification.md 4): a tab may stay open for weeks.
onSignOut(() => useDictionaries.setState(initialDictionaries, true));

/** Loads the dictionaries once; shares a running request. @throws ApiError */
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
  const businessCodes = new Map(byKey.get(BUSINESSES)?.map(({ value, label }) => [value, label]));
  useDictionaries.setState({ loaded: true, byKey, businessCodes });
}

/** Dictionary of the centre's businesses. */
const BUSINESSES = 'ywlx';

/** Name of a business by its code, else the one that came with the row. */
export function businessLabel(ywlx: string, ywmc: string): string {
  return useDictionaries.getState().businessCodes.get(ywlx) ?? (ywmc || '- -');
}

/** Dictionary of provinces, cities and counties. */
const PLACES = 'xzqh';

/** Fallback to the centre's address list if its dictionaries lack places (docs/specification.md 3); without either, places are typed. */
async function placesOfAddressList(): Promise<DictionaryOption[]> {
  const { fetchAddressList } = await import('@/api/public/places');
  const asOption = ({ code, name, children }: PlaceNode): DictionaryOption => ({
    value: code,
    label: name,
    ...(children.length > 0 && { children: children.map(asOption) }),
  });
  return fetchAddressList().then(
    (places) => places.map(asOption),
    () => [],
  );
}

/** Enabled options (enable 1) of a dictionary, for code outside of components; empty for an unknown key. */
export function dictionaryOptions(key: string): readonly DictionaryOption[] {
  return useDictionaries.getState().byKey.get(key) ?? [];
}

/** Options with their children, in the format of a cascader. */
export function dictionaryTree(key: string): DictionaryOption[] {
  return [...dictionaryOptions(key)];
}

/** Label of a code; '- -' if the dictionary lacks it, '--' without a code (docs/specification.md 8). */
export function dictionaryLabel(key: string, value: string | number | null | undefined): string {
  const code = String(value ?? '');
  return code === '' ? '--' : (findOption(dictionaryOptions(key), code)?.label ?? '- -');
}

function findOption(options: readonly DictionaryOption[], value: string): DictionaryOption | undefined {
  for (const option of options) {
    const found = option.value === value ? option : findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}

/** Codes stay strings: '01' and 1 are different codes. Disabled, malformed and duplicate items are dropped. */
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
