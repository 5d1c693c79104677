import type { PersonGroup } from '@/api/person/rent';
import { ageOn, type PlainDate } from '@/domain/dates';
import { readIdNumber } from '@/domain/identity/id-number';
import { policyCount } from '../../data/policy/policy';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** A residence permit in the police register: its holder counts as a new citizen of the city. */
export interface ResidencePermit {
  zjhm: string;
  /** Date of issue. */
  ffrq: PlainDate;
}

export const residencePermits = (store: Store) => store.table<ResidencePermit>('register-residence-permits');

/**
 * Returns the person's group for the rent rules with its reason (p.zfXsm). Young people come first: they need no permit. Undefined while
 * the police register does not respond: a clerk then reviews it.
 */
export function personGroup(store: Store, { zjhm }: PersonRecord, today: PlainDate): PersonGroup | undefined {
  const birth = readIdNumber(zjhm)?.birth;
  const until = policyCount('p.zfQnn');
  if (birth !== undefined && ageOn(birth, today) <= until) {
    return { rylb: '3', yj: `证件登记的出生日期${birth}，${ageOn(birth, today)}周岁` };
  }
  if (!queryRegister(store, '居住登记', zjhm)) return undefined;
  const permit = residencePermits(store).get(zjhm);
  if (permit) return { rylb: '2', yj: `公安居住登记，${permit.ffrq}发放居住证` };
  return { rylb: '1', yj: `${until}周岁以上，公安居住登记中没有居住证` };
}
