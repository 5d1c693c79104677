// Accounts of the simulated government service platform: the centre's own people, and some it does not know.
import type { PlainDate } from '@/domain/dates';
import { bind } from '../centre/access/bindings';
import { platformKey } from '../centre/access/government';
import { deskOn } from '../centre/kernel/desk';
import { findPersonByZjhm } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { listPeople } from './people-list';

/** bound: signs in to the hall at once; unbound: 417; unregistered: on file, no sign-in of the hall; unknown to the fund. */
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
/** Does not pay in, so its account of the platform means nothing here. */
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

/** Who has bound the platform's account by now. Runs when people and units are there. */
export function seedBindings(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const { loginType, number, standing } of platformPeople()) {
    if (standing !== 'bound') continue;
    const person = loginType === '1' ? findPersonByZjhm(desk, number) : undefined;
    if (loginType === '2') bind(desk, platformKey({ loginType, number }), { kind: 'unit', dwzh: number });
    else if (person) bind(desk, platformKey({ loginType, number }), { kind: 'person', grzh: person.grzh });
  }
}
