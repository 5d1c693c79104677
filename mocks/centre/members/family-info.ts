// 家庭信息: what the registers say of somebody's family, and what it could borrow by that (domain catalogue 12.1).
import type { FamilyAnswer, FamilyInfo, FamilyLimit } from '@/api/family-info';
import { fundTime } from '@/domain/dates';
import { borrowersLimits, childrenUplift } from '@/domain/loan-limits';
import { maskIdNumber, maskName } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { policy, policyFen } from '../../data/policy';
import { queryConsentOf } from '../access/query-consents';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { findPersonByZjhm, hasAccount } from '../kernel/people';
import { loanConditions } from '../loans/applying/conditions';
import { loanPolicy } from '../loans/applying/figures';
import { type Household, householdOf } from '../loans/applying/household';
import { minorsOf } from '../registers/households';
import { silentRegisters, withQueriesNoted } from '../registers/register-queries';
import { homesOf, spouseOf } from '../registers/registers';

const PURPOSE = { ywlx: '家庭信息', doing: '查询家庭信息时' };
const SEVERAL = 2;

/** Nothing is asked without the standing consent. */
export function familyInfo(desk: Desk, actor: Actor): FamilyAnswer {
  const sq = queryConsentOf(desk.store, ownerOf(actor)) !== undefined;
  const jt = sq ? withQueriesNoted(desk, actor, PURPOSE, () => asked(desk, actor)) : null;
  return { sq, cxsj: fundTime(desk.now()), jt };
}

function asked(desk: Desk, actor: Actor): FamilyInfo {
  const { store } = desk;
  const household = householdOf({ desk, actor });
  const { zjhm } = household.person;
  const spouse = spouseOf(store, zjhm);
  const minors = minorsOf(store, zjhm, desk.today());
  const own = homesOf(store, zjhm);
  const tj = loanConditions({ desk, actor, ywlsh: '' }).map(({ refusal: _, ...condition }) => condition);
  const wyd = silentRegisters(store);
  return {
    wyd,
    po: spouse ? { xm: maskName(spouse.poxm), zjhm: maskIdNumber(spouse.pozjhm) } : null,
    znsl: minors ?? -1,
    zf: own.map(({ bdcqzh, fwzl, jzmj = '', gybl = '100' }) => ({ bdcqzh, fwzl, jzmj, gybl })),
    pozfts: household.homes - own.length,
    zfts: household.homes,
    dkcs: household.used,
    sfst: household.home,
    tj,
    // Of a family of which not everything is known no limit is worked out.
    kd: wyd.length > 0 ? [] : limitsOf(desk, household, minors ?? 0),
    yj: `${policy('p.dkGr').basis}，自${policy('p.dkGr').effective}起施行`,
  };
}

/**
 * Alone, and together with a spouse who pays in. What the spouse has is the spouse's own business: together it is the least
 * balance that counts, and more once the spouse has signed an application.
 */
function limitsOf(desk: Desk, { person, couple }: Household, minors: number): FamilyLimit[] {
  const own = balanceOf(desk.store, memberAccount(person.grzh));
  const uplifts = minors >= SEVERAL ? [childrenUplift(policy('p.dkDzn').value)] : [];
  const limit = (mc: string, balances: readonly bigint[], unsigned: readonly string[] = []): FamilyLimit => {
    const { two, most } = borrowersLimits({ depositors: balances.length, uplifts, balances, unsigned }, loanPolicy());
    return { mc, je: toYuan(most), mx: two.map(({ name, fen, gs }) => ({ label: name, je: toYuan(fen), gs })) };
  };
  const [, spouse] = couple.map((zjhm) => findPersonByZjhm(desk, zjhm));
  const together =
    spouse && hasAccount(spouse) ? [limit('夫妻共同申请，至少', [own, policyFen('p.dkYeBd')], [spouse.xingming])] : [];
  return [limit('本人申请，最高', [own]), ...together];
}
