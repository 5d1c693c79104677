// 家庭信息: a family by the registers, and its possible loan (docs/rules/lists.md).
import type { FamilyAnswer, FamilyInfo, FamilyLimit } from '@/api/person/family-info';
import { fundTime } from '@/domain/dates';
import { borrowersLimits, childrenUplift } from '@/domain/loan/loan-limits';
import { toYuan } from '@/domain/money';
import { maskIdNumber, maskName } from '@/domain/text/mask';
import { policy, policyFen } from '../../../data/policy/policy';
import { queryConsentOf } from '../../access/query-consents';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { findPersonByZjhm, hasAccount } from '../../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { applicationConditions } from '../../loans/applying/conditions';
import { loanPolicy } from '../../loans/applying/figures';
import { type BorrowerHousehold, borrowerHousehold } from '../../loans/applying/household';
import { minorsOf } from '../../registers/households';
import { silentRegisters, withQueriesNoted } from '../../registers/register-queries';
import { homesOf, spouseOf } from '../../registers/registers';

const PURPOSE = { ywlx: '家庭信息', doing: '查询家庭信息时' };
const SEVERAL = 2;

/** Returns the family; without the standing consent no register is queried. */
export function familyInfo(tx: Transaction, actor: Actor): FamilyAnswer {
  const sq = queryConsentOf(tx.store, ownerOf(actor)) !== undefined;
  const jt = sq ? withQueriesNoted(tx, actor, PURPOSE, () => asked(tx, actor)) : null;
  return { sq, cxsj: fundTime(tx.now()), jt };
}

function asked(tx: Transaction, actor: Actor): FamilyInfo {
  const { store } = tx;
  const household = borrowerHousehold({ tx, actor });
  const { zjhm } = household.person;
  const spouse = spouseOf(store, zjhm);
  const minors = minorsOf(store, zjhm, tx.today());
  const own = homesOf(store, zjhm);
  const tj = applicationConditions({ tx, actor, ywlsh: '' }).map(({ refusal: _, ...condition }) => condition);
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
    // Without complete information on the family no limit is computed.
    kd: wyd.length > 0 ? [] : limitsOf(tx, household, minors ?? 0),
    yj: `${policy('p.dkGr').basis}，自${policy('p.dkGr').effective}起施行`,
  };
}

/**
 * Returns the limits alone, and together with a spouse who pays in. The spouse's balance is private: the joint limit uses the minimum
 * balance, and rises once the spouse has signed an application.
 */
function limitsOf(tx: Transaction, { person, couple }: BorrowerHousehold, minors: number): FamilyLimit[] {
  const own = balanceOf(tx.store, memberAccount(person.grzh));
  const uplifts = minors >= SEVERAL ? [childrenUplift(policy('p.dkDzn').value)] : [];
  const limit = (mc: string, balances: readonly bigint[], unsigned: readonly string[] = []): FamilyLimit => {
    const { two, most } = borrowersLimits({ depositors: balances.length, uplifts, balances, unsigned }, loanPolicy());
    return { mc, je: toYuan(most), mx: two.map(({ name, fen, gs }) => ({ label: name, je: toYuan(fen), gs })) };
  };
  const [, spouse] = couple.map((zjhm) => findPersonByZjhm(tx, zjhm));
  const together =
    spouse && hasAccount(spouse) ? [limit('夫妻共同申请，至少', [own, policyFen('p.dkYeBd')], [spouse.xingming])] : [];
  return [limit('本人申请，最高', [own]), ...together];
}
