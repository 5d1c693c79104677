import type { OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { accountSeals, employmentOf } from '../registers/life-registers';
import { homesOf } from '../registers/registers';
import { voucherHousehold } from './vouchers';

/** Returns register data of the person and of the registered spouse. */
export function otherWithdrawalInfo(tx: Transaction, actor: Actor): OtherWithdrawalInfo {
  const person = personOf(tx, actor);
  const seal = accountSeals(tx.store).get(person.grzh);
  const owners = voucherHousehold(tx.store, person.zjhm, undefined);
  const homes = homesOf(tx.store, ...owners).map(({ bdcqzh, fwzl, jzmj = '', gybl = '100', zjhm }) => ({
    bdcqzh,
    fwzl,
    jzmj,
    gybl,
    syr: zjhm === person.zjhm ? '本人' : '配偶',
  }));
  return {
    homes,
    fcyy: seal?.fcyy ?? '',
    fcrq: seal?.fcrq ?? '',
    sfzjy: employmentOf(tx.store, person.zjhm) ? '1' : '0',
  };
}
