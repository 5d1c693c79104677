// Accounts of the simulated government service platform: people of the centre, and some unknown to it.
import type { PlainDate } from '@/domain/dates';
import { bind } from '../centre/access/bindings';
import { platformKey } from '../centre/access/government';
import { findPersonByZjhm } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { transactionOn } from '../centre/kernel/transaction';
import { listPeople } from './people-list';

/** bound: signs in to the hall at once; unbound: 417; unregistered: no sign-in of the hall; unknown: not at the fund. */
export type Standing = 'bound' | 'unbound' | 'unregistered' | 'unknown';

export interface PlatformPerson {
  loginType: '1' | '2';
  /** ID number or unit account. */
  number: string;
  name: string;
  standing: Standing;
}

/** 冯军 and 新城餐饮有限公司. */
const UNBOUND: ReadonlySet<string> = new Set(['110108198702143718', '1000000003']);
/** Not a contributing unit, so its platform account has no effect here. */
const OTHER_UNIT = '2000000001';

const STRANGERS: readonly PlatformPerson[] = [
  { loginType: '1', number: '110101199201018898', name: '罗志远', standing: 'unknown' },
  { loginType: '2', number: '1000000099', name: '星河贸易有限公司', standing: 'unknown' },
];

export function platformPeople(): PlatformPerson[] {
  const known = listPeople().flatMap(({ loginType, account: number, name, password }): PlatformPerson[] => {
    if (loginType === '3' || number === OTHER_UNIT) return [];
    const standing = password === '' ? 'unregistered' : UNBOUND.has(number) ? 'unbound' : 'bound';
    return [{ loginType, number, name, standing }];
  });
  return [...known, ...STRANGERS];
}

/** Bindings of the platform's accounts. Runs after people and units are seeded. */
export function seedBindings(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const { loginType, number, standing } of platformPeople()) {
    if (standing !== 'bound') continue;
    const person = loginType === '1' ? findPersonByZjhm(tx, number) : undefined;
    if (loginType === '2') bind(tx, platformKey({ loginType, number }), { kind: 'unit', dwzh: number });
    else if (person) bind(tx, platformKey({ loginType, number }), { kind: 'person', grzh: person.grzh });
  }
}
