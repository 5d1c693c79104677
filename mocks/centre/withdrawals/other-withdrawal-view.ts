import type { OtherWithdrawalInfo } from '@/api/other-withdrawal';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { accountSeals, employmentOf } from '../registers/life-registers';
import { homesOf } from '../registers/registers';
import { householdOf } from './vouchers';

/** What the registers know of the person and of the spouse that the marriage register names. */
export function otherWithdrawalInfo(desk: Desk, actor: Actor): OtherWithdrawalInfo {
  const person = personOf(desk, actor);
  const seal = accountSeals(desk.store).get(person.grzh);
  const owners = householdOf(desk.store, person.zjhm, undefined);
  const homes = homesOf(desk.store, ...owners).map(({ bdcqzh, fwzl, jzmj = '', gybl = '100', zjhm }) => ({
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
    sfzjy: employmentOf(desk.store, person.zjhm) ? '1' : '0',
  };
}
