import type { LoginType } from '@/api/session/auth';
import { units } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { LARGE_UNIT } from './large-unit';
import { PASSWORD, seedDevelopers, seedPeople, seedUnits } from './people';

/** Row of the QA panel's list of people. */
export interface ListedPerson {
  name: string;
  loginType: LoginType;
  /** Account name for the sign-in. */
  account: string;
  password: string;
  sjhm: string;
  /** Holder of that phone number: the person, or the unit's operator; undefined for a developer. */
  holder?: { name: string; zjhm: string };
  remark: string;
}

/** All accounts of the simulated centre that can sign in or, without a password, register. */
export function listPeople(): ListedPerson[] {
  const row = (
    loginType: LoginType,
    name: string,
    account: string,
    sjhm: string,
    remark: string,
    unregistered?: boolean,
  ): ListedPerson => ({
    name,
    loginType,
    account,
    password: unregistered ? '' : PASSWORD,
    sjhm,
    remark,
  });
  return [
    ...seedPeople.map((one) => ({
      ...row('1', one.xingming, one.zjhm, one.sjhm, one.remark, one.unregistered),
      holder: { name: one.xingming, zjhm: one.zjhm },
    })),
    // A unit without an operator is an account of the centre itself.
    ...seedUnits
      .filter(({ operator }) => operator.jbrxm !== '')
      .map((one) => ({
        ...row('2', one.dwmc, one.dwzh, one.operator.jbrsjhm, one.remark, one.unregistered),
        holder: { name: one.operator.jbrxm, zjhm: one.operator.jbrzjhm },
      })),
    ...seedDevelopers.map(({ kfsmc, kfsbh, sjhm, remark }) => row('3', kfsmc, kfsbh, sjhm, remark)),
  ];
}

/** The large unit, if added. */
export function listLargeUnit(store: Store): ListedPerson[] {
  const { dwzh, dwmc, operator } = LARGE_UNIT;
  if (!units(store).get(dwzh)) return [];
  const { jbrxm: name, jbrzjhm: zjhm, jbrsjhm: sjhm } = operator;
  const holder = { name, zjhm };
  return [
    {
      name: dwmc,
      loginType: '2',
      account: dwzh,
      password: PASSWORD,
      sjhm,
      holder,
      remark: '按需建立，至多100,000名职工',
    },
  ];
}
