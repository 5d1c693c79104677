import { type PolicyParameter, policy } from '../../data/policy/policy';
import type { Store } from './store';
import { BusinessError, REFUSED, type Transaction } from './transaction';

/** Parameters that QA may switch at run time, 'on' or 'off'; all others change only with a new version. */
export const SWITCHES = ['p.zcCx'] as const;
export type SwitchKey = (typeof SWITCHES)[number];

interface Turned {
  key: string;
  value: 'on' | 'off';
}

/** Returns whether a switch is on: last value set, else the policy's. */
export function isOn(store: Store, key: SwitchKey): boolean {
  return (store.table<Turned>('parameters').get(key)?.value ?? policy(key).value) === 'on';
}

/** Sets a switch. @throws BusinessError for an unknown switch or value */
export function turn(tx: Transaction, key: string, value: string): PolicyParameter {
  const known = SWITCHES.find((one) => one === key);
  if (!known || (value !== 'on' && value !== 'off')) {
    throw new BusinessError(REFUSED, `key须为${SWITCHES.join('、')}之一，value须为on或off`);
  }
  tx.store.table<Turned>('parameters').put(known, { key: known, value });
  return { ...policy(known), value };
}
