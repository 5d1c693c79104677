import type { PersonGroup } from '@/api/rent';
import { ageOn, type PlainDate } from '@/domain/dates';
import { readIdNumber } from '@/domain/id-number';
import { policyCount } from '../../data/policy';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** A residence permit in the police's register: who holds one is a new citizen of the city. */
export interface ResidencePermit {
  zjhm: string;
  /** Issued on. */
  ffrq: PlainDate;
}

export const residencePermits = (store: Store) => store.table<ResidencePermit>('register-residence-permits');

/**
 * Which group of the rent rules the registers put a person in, and why (p.zfXsm). Young counts first: it needs no permit.
 * Undefined while the police's register does not answer: then a clerk finds it out.
 */
export function personGroup(store: Store, { zjhm }: PersonRecord, today: PlainDate): PersonGroup | undefined {
  const birth = readIdNumber(zjhm)?.birth;
  const until = policyCount('p.zfQnn');
  if (birth !== undefined && ageOn(birth, today) <= until) {
    return { rylb: '3', yj: `证件登记的出生日期${birth}，${ageOn(birth, today)}周岁` };
  }
  if (!askRegister(store, '居住登记', zjhm)) return undefined;
  const permit = residencePermits(store).get(zjhm);
  if (permit) return { rylb: '2', yj: `公安居住登记，${permit.ffrq}发放居住证` };
  return { rylb: '1', yj: `${until}周岁以上，公安居住登记中没有居住证` };
}
