import { type PolicyParameter, policy } from '../../data/policy';
import { type Desk, REFUSED, Refusal } from './desk';
import type { Store } from './store';

/** Switches of the centre that are turned while it is open, 'on' or 'off'; all other parameters stand until a new version. */
export const SWITCHES = ['p.zcCx'] as const;
export type SwitchKey = (typeof SWITCHES)[number];

interface Turned {
  key: string;
  value: 'on' | 'off';
}

/** Whether it is on: as it was turned last, else as the policy has it. */
export function isOn(store: Store, key: SwitchKey): boolean {
  return (store.table<Turned>('parameters').get(key)?.value ?? policy(key).value) === 'on';
}

/** @throws Refusal for what is no switch */
export function turn(desk: Desk, key: string, value: string): PolicyParameter {
  const known = SWITCHES.find((one) => one === key);
  if (!known || (value !== 'on' && value !== 'off')) {
    throw new Refusal(REFUSED, `key须为${SWITCHES.join('、')}之一，value须为on或off`);
  }
  desk.store.table<Turned>('parameters').put(known, { key: known, value });
  return { ...policy(known), value };
}
