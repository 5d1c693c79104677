import { create } from 'zustand';
import { fetchSystemConfig } from '@/api/session/system';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { isRecord, jsonOf, textOf } from '@/lib/foreign-json';

/** A validated entry: texts, switched on. */
interface ConfigValue {
  value: string;
  commonValue: string;
  /** Undefined where `jsonValue` has none or cannot be read. */
  pairs: ReadonlyMap<string, string> | undefined;
}

export interface SystemConfigState {
  loaded: boolean;
  /** getParametersVersion at the time of loading. */
  version: string | undefined;
  byKey: ReadonlyMap<string, ConfigValue>;
}

export const initialSystemConfig: SystemConfigState = { loaded: false, version: undefined, byKey: new Map() };

export const useSystemConfig = create<SystemConfigState>(() => initialSystemConfig);

let loading: Promise<void> | undefined;

/** Shares a running load, since session and watch may both request it. @throws ApiError */
export function loadSystemConfig(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** A response that is no list counts as empty, with a console warning (docs/specification.md 8). */
async function load(): Promise<void> {
  const answer: unknown = await fetchSystemConfig();
  if (!Array.isArray(answer)) console.error('系统配置不是列表，已按空配置处理');
  const byKey = new Map<string, ConfigValue>();
  for (const entry of Array.isArray(answer) ? answer : []) {
    if (!isRecord(entry) || typeof entry.key !== 'string' || !isOn(entry.enable) || byKey.has(entry.key)) continue;
    const pairs = readPairs(entry.jsonValue);
    if (!pairs && entry.jsonValue) console.warn(`系统配置“${entry.key}”的 jsonValue 读不出，按没有处理`);
    byKey.set(entry.key, { value: textOf(entry.value), commonValue: textOf(entry.commonValue), pairs });
  }
  useSystemConfig.setState({ loaded: true, byKey });
}

/** Value of a system setting, or ''. For code outside of components; inside, select from `useSystemConfig` with `valueIn`. */
export function systemValue(key: string): string {
  return valueIn(useSystemConfig.getState(), key);
}

export function valueIn(state: SystemConfigState, key: string): string {
  const entry = state.byKey.get(key);
  return entry?.value || entry?.commonValue || '';
}

/** Whether a switch of the configuration is on; a missing one is off. */
export function isSwitchedOn(state: SystemConfigState, key: string): boolean {
  return ['1', 'true'].includes(valueIn(state, key));
}

export interface InputLengths {
  default: number;
  name: number;
  address: number;
  remark: number;
  template: number;
}

const INPUT_LENGTHS_KEY = 'inputLength';

/** Whether the centre has configured the input lengths; if not, forms show 请先完善系统配置（输入长度限制） (docs/specification.md 5). */
export function inputLengthsConfigured(): boolean {
  return (useSystemConfig.getState().byKey.get(INPUT_LENGTHS_KEY)?.pairs?.size ?? 0) > 0;
}

/** Maximum input lengths in characters (docs/specification.md 3); defaults are 60, 15, 30, 200, 1000. Names get at least LONGEST_NAME. */
export function inputLengths(): InputLengths {
  const pairs = useSystemConfig.getState().byKey.get(INPUT_LENGTHS_KEY)?.pairs;
  const length = (key: string, fallback: number) => {
    const read = Number(pairs?.get(key));
    return Number.isInteger(read) && read > 0 ? read : fallback;
  };
  return {
    default: length('default', 60),
    name: Math.max(LONGEST_NAME, length('name', 15)),
    address: length('address', 30),
    remark: length('remark', 200),
    template: length('template', 1000),
  };
}

/** A list of { key, value }, an object of the same, or the JSON text of either; values may themselves be JSON text with `val`. */
function readPairs(given: unknown): ReadonlyMap<string, string> | undefined {
  const read = typeof given === 'string' ? jsonOf(given) : given;
  const list = isRecord(read) ? Object.entries(read).map(([key, value]) => ({ key, value })) : read;
  if (!Array.isArray(list)) return undefined;
  const pairs = new Map<string, string>();
  for (const pair of list) {
    if (!isRecord(pair) || typeof pair.key !== 'string') continue;
    const inner = typeof pair.value === 'string' && pair.value.startsWith('{') ? jsonOf(pair.value) : undefined;
    pairs.set(pair.key, isRecord(inner) && 'val' in inner ? textOf(inner.val) : textOf(pair.value));
  }
  return list.length > 0 && pairs.size === 0 ? undefined : pairs;
}

function isOn(enable: unknown): boolean {
  return enable === undefined || enable === 1 || enable === '1';
}
