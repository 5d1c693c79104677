import { create } from 'zustand';
import { fetchInputConfig, type InputConfig } from '@/api/unit/input-config';
import { onSignOut } from './opening/sign-out-listeners';

/** Loan-count list and extraction-count map of the session (docs/specification.md 3). */
export interface InputConfigState extends InputConfig {
  loaded: boolean;
}

export const initialInputConfig: InputConfigState = { loaded: false, dksl: [], tqsl: {} };

export const useInputConfig = create<InputConfigState>(() => initialInputConfig);

onSignOut(() => useInputConfig.setState(initialInputConfig, true));

/** Refreshes the counts; on failure the previous ones stay. */
export async function loadInputConfig(signal?: AbortSignal): Promise<void> {
  try {
    const config = await fetchInputConfig(signal && { signal });
    useInputConfig.setState({ ...config, loaded: true }, true);
  } catch {
    // Only a hint is missing: the centre enforces the limits itself.
  }
}

/** Withdrawals in this calendar year, over all reasons. */
export function withdrawalCount(tqsl: InputConfig['tqsl']): number {
  return Object.values(tqsl).reduce((sum, count) => sum + count, 0);
}
