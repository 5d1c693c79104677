import { create } from 'zustand';
import { fetchInputConfig, type InputConfig } from '@/api/input-config';
import { onSignOut } from './sign-out-listeners';

/** Loan-count list and extraction-count map of the session (specification 3). */
export interface InputConfigState extends InputConfig {
  loaded: boolean;
}

export const initialInputConfig: InputConfigState = { loaded: false, dksl: [], tqsl: {} };

export const useInputConfig = create<InputConfigState>(() => initialInputConfig);

onSignOut(() => useInputConfig.setState(initialInputConfig, true));

/** Asks for the counts as they are now; without an answer those of before stay. */
export async function loadInputConfig(signal?: AbortSignal): Promise<void> {
  try {
    const config = await fetchInputConfig(signal && { signal });
    useInputConfig.setState({ ...config, loaded: true }, true);
  } catch {
    // A hint is missing, nothing else: the centre counts by itself.
  }
}

/** Withdrawals of this calendar year, all reasons together. */
export function withdrawalCount(tqsl: InputConfig['tqsl']): number {
  return Object.values(tqsl).reduce((sum, count) => sum + count, 0);
}
