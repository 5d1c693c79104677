// Contact, family and work of the seeded people, and their accounts at the banks.

import { type InfoValues, putInfo } from '../centre/kernel/person-info';
import type { Store } from '../centre/kernel/store';
import { bankAccounts, spouseOf } from '../centre/registers/registers';
import { seedPeople } from './people';

/** Unbound accounts for card changes. */
const SPARE_ACCOUNTS: readonly (readonly [yhzh: string, yhdm: string, hm: string])[] = [
  ['6222020200000020103', '102', '李晓梅'],
  ['6222020200000020202', '105', '张建国'],
  ['6222020200000020301', '105', '刘洋'],
  ['6222020200000020400', '102', '赵敏'],
  ['6222020200000020509', '102', '冯军'],
  ['6228480000000021816', '103', '许文博'],
  ['6217000100000104114', '105', '阿依古丽·买买提'],
];

const ADDRESS = JSON.stringify(['云州市', '西城区', '平安里西大街31号3号楼502室']);

/** Runs after the marriage register is seeded. */
export function seedInfo(store: Store): void {
  for (const { grzh, zjhm, xingming, completeness, bankCard, roles } of seedPeople) {
    if (bankCard) bankAccounts(store).put(bankCard.yhzh, { ...bankCard, hm: xingming });
    // People with incomplete basics have none of them.
    if (completeness === '0') {
      // Flexible workers stated their kind when the account was opened.
      const kind = roles.includes('lhjyjczgry') ? { lhrylb: '4' } : {};
      putInfo(store, grzh, { ...marriageOf(store, zjhm), ...WORK, ...kind });
    }
  }
  for (const [yhzh, yhdm, hm] of SPARE_ACCOUNTS) bankAccounts(store).put(yhzh, { yhzh, yhdm, hm });
}

const WORK: InfoValues = { xueli: '20', zhiye: '1', zhicheng: '0', zhiwu: '3', jtzz: ADDRESS, dxtx: '1,2,3,5' };

function marriageOf(store: Store, zjhm: string): InfoValues {
  const marriage = spouseOf(store, zjhm);
  return marriage ? { hyzk: '20', poxm: marriage.poxm, pozjhm: marriage.pozjhm } : { hyzk: '10' };
}
