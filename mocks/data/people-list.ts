import type { LoginType } from '@/api/auth';
import { PASSWORD, seedDevelopers, seedPeople, seedUnits } from './people';

/** One line of the QA panel's list of people. */
export interface ListedPerson {
  name: string;
  loginType: LoginType;
  /** What is typed as the account. */
  account: string;
  password: string;
  sjhm: string;
  remark: string;
}

/** Everybody who can sign in to the simulated centre. */
export function listPeople(): ListedPerson[] {
  const row = (loginType: LoginType, name: string, account: string, sjhm: string, remark: string): ListedPerson => ({
    name,
    loginType,
    account,
    password: PASSWORD,
    sjhm,
    remark,
  });
  return [
    ...seedPeople.map(({ xingming, zjhm, sjhm, remark }) => row('1', xingming, zjhm, sjhm, remark)),
    // A unit without an operator is an account of the centre's own.
    ...seedUnits
      .filter(({ operator }) => operator.jbrxm !== '')
      .map(({ dwmc, dwzh, operator, remark }) => row('2', dwmc, dwzh, operator.jbrsjhm, remark)),
    ...seedDevelopers.map(({ kfsmc, kfsbh, sjhm, remark }) => row('3', kfsmc, kfsbh, sjhm, remark)),
  ];
}
