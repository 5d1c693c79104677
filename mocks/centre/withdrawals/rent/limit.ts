import type { AmountLimit } from '@/api/cases/judgement';
import { monthOf, monthsText, type PlainMonth, shiftMonth } from '@/domain/dates';
import {
  depositIn,
  type RentInput,
  type RentLimit,
  type RentPolicy,
  rentLimit,
} from '@/domain/deposit/rent-withdrawal';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { policy, policyFen } from '../../../data/policy/policy';
import { depositSteps, lastPaidMonth, monthlyOf } from '../../kernel/accounts/account-figures';
import { findPersonByZjhm, type PersonRecord } from '../../kernel/people';
import { personGroup } from '../../registers/person-groups';
import { logQuery } from '../../registers/register-queries';
import { spouseOf } from '../../registers/registers';
import type { Once } from '../amount';
import { type Claim, claimedFor, claimsOf, spread } from '../claims';
import { yuanText } from '../common-conditions';
import { freeBalanceOf, freeFigures } from '../free-balance';
import type { Applicant, RawValues } from '../rule';
import { chosenMonths, claimedMonth, freeMonth, noMonthText } from './conditions';

/** Month → fen already withdrawn. */
type Taken = ReadonlyMap<PlainMonth, Fen>;

const NOTHING: Taken = new Map();

export interface RentFigures {
  limit: RentLimit;
  /** Fen already withdrawn for these months: by the person, and from the contract's rent by the spouse. */
  own: Taken;
  bySpouse: Taken;
  /** Months of the withdrawal. */
  months: readonly PlainMonth[];
  /** Reason for a zero limit: a chosen month, or every available one, is already paid. */
  taken: string | undefined;
}

/**
 * Returns the limit for these values; without values for the default case, the latest unclaimed month without a filed contract.
 * `expected`: months to come count with the deposit that they are to have. `months`: instead of those that the values name.
 */
export function rentFigures(
  applicant: Applicant,
  raw: RawValues,
  { expected = false, months: named }: { expected?: boolean; months?: readonly PlainMonth[] } = {},
): RentFigures {
  const { store, person, today } = applicant;
  const zflx = oneOf(raw.zflx, ['1', '2', '3', '4'] as const);
  const chosen = chosenMonths(raw);
  const months = named ?? (chosen.length > 0 ? chosen : freeMonth(applicant));
  const taken = months.length > 0 ? claimedMonth(applicant, months)?.refusal : noMonthText(applicant);
  // Without a filed contract each spouse has an own limit.
  const bySpouse = zflx === '1' ? NOTHING : takenBySpouse(applicant, months);
  const own = takenBy(applicant, person, months);
  const deposits = depositSteps(store, person);
  if (expected) {
    const next = shiftMonth(lastPaidMonth(store, person) || monthOf(today), 1);
    deposits.push({ qsny: next, yjce: monthlyOf(person, today).yjce });
  }
  const input: RentInput = {
    zflx,
    yzj: parseYuan(String(raw.yzj ?? '')),
    znsl: Number(/^\d$/.exec(String(raw.znsl ?? ''))?.[0] ?? 0),
    rylb: oneOf(raw.rylb || (personGroup(applicant.store, person, today)?.rylb ?? '1'), ['1', '2', '3'] as const),
    months,
    yjce: (month) => depositIn(deposits, month),
    ljytq: sumIn(bySpouse, months),
    ...freeBalanceOf(applicant),
  };
  const limit = rentLimit(input, rentPolicy());
  // A month is paid once, so a claimed month makes the whole choice unavailable.
  return {
    limit: taken ? { ...limit, kytqe: 0n, gs: `${taken}，请改选未办理过的月份` } : limit,
    own,
    bySpouse,
    months,
    taken,
  };
}

/** One-time entitlement of the months; a smaller need is met by choosing fewer months. */
export function monthsOnce(figures: RentFigures): Once {
  const { limit, months } = figures;
  return {
    what: `所选${months.length}个月`,
    allowed: limit.byMonths,
    keep(amount) {
      const enough = fewestMonths(months, (part) => sumLeft(figures, part) >= amount);
      if (enough.length === months.length) return undefined;
      return `按本次金额选${enough.length}个月（${monthsText(enough)}）即可，没有选的月份以后可以再申请`;
    },
  };
}

/** Returns the shortest sufficient run of months, the oldest of equal ones because it expires first; all months if none suffices. */
function fewestMonths(months: readonly PlainMonth[], enough: (part: readonly PlainMonth[]) => boolean) {
  for (let count = 1; count < months.length; count += 1) {
    for (let first = 0; first + count <= months.length; first += 1) {
      const part = months.slice(first, first + count);
      if (enough(part)) return part;
    }
  }
  return months;
}

export function limitPanel(applicant: Applicant, { limit, own, bySpouse, months }: RentFigures): AmountLimit {
  const [mine, theirs] = [sumIn(own, months), sumIn(bySpouse, months)];
  const ytqmc = `所选月份${theirs === 0n ? '' : mine === 0n ? '配偶' : '您和配偶'}已申请或提取`;
  return {
    ...freeFigures(applicant),
    ljytq: toYuan(mine + theirs),
    ytqmc,
    kytqe: toYuan(limit.kytqe),
    gs: limit.gs,
    yj: `${policy('p.zfWba').basis}，自${policy('p.zfWba').effective}起施行`,
    mx: [
      { label: '核算月份', value: monthsText(months) || '无' },
      { label: '每月限额', value: limit.monthly },
      { label: '月数', value: `${limit.byMonth.size}个月` },
      { label: '限额合计', value: yuanText(limit.sum.fen), gs: limit.sum.words },
      { key: 'grzhye', label: '账户余额', value: yuanText(applicant.balance) },
      {
        key: 'kytqe',
        label: '本次最多可提取',
        value: yuanText(limit.kytqe),
        // A sum of months beside what is left of it would contradict it.
        gs: theirs > 0n ? `${limit.sum.words} − 配偶${yuanText(theirs)}` : limit.gs,
      },
    ],
  };
}

export function rentPolicy(): RentPolicy {
  return {
    zfWba: policyFen('p.zfWba'),
    zfYba: policyFen('p.zfYba'),
    zfDzn: policy('p.zfDzn').value,
    zhBlje: policyFen('p.zhBlje'),
  };
}

/** Amounts withdrawn by the spouse for the same months, because a contract's rent is paid once per household. */
function takenBySpouse(applicant: Applicant, months: readonly PlainMonth[]): Taken {
  const { store, person } = applicant;
  const marriage = spouseOf(store, person.zjhm);
  const spouse = marriage && findPersonByZjhm({ store }, marriage.pozjhm);
  if (!spouse) return NOTHING;
  logQuery(store, '住房公积金账户', spouse.zjhm);
  return takenBy(applicant, spouse, months);
}

/** Amounts withdrawn by a person; a case in correction does not count against itself. */
function takenBy({ store, ywlsh }: Applicant, { grzh }: PersonRecord, months: readonly PlainMonth[]): Taken {
  const taken = new Map<PlainMonth, Fen>();
  for (const claim of claimsOf(store, grzh, ywlsh)) {
    if (claimedFor(claim) !== 'rent') continue;
    for (const { ny, fen } of claim.months) if (months.includes(ny)) taken.set(ny, (taken.get(ny) ?? 0n) + fen);
  }
  return taken;
}

/** Returns the remaining entitlement of these months. */
function sumLeft({ limit, bySpouse }: RentFigures, months: readonly PlainMonth[]): Fen {
  const left = sumIn(limit.byMonth, months) - sumIn(bySpouse, months);
  return left > 0n ? left : 0n;
}

/** Returns what is left of the months' entitlement, whatever the balance. */
export const rentLeft = (figures: RentFigures): Fen => (figures.taken ? 0n : sumLeft(figures, figures.months));

/** Distributes the amount over its months in proportion to their entitlement; the rest of a contract's rent is left to the spouse. */
export function rentClaim(figures: RentFigures, amount: Fen): Claim['months'] {
  return spread(
    amount,
    figures.months.map((ny) => ({ ny, weight: sumLeft(figures, [ny]) })),
  );
}

const sumIn = (taken: Taken, months: readonly PlainMonth[]): Fen =>
  months.reduce((sum, month) => sum + (taken.get(month) ?? 0n), 0n);

function oneOf<T extends string>(value: unknown, codes: readonly [T, ...T[]]): T {
  return codes.find((code) => code === value) ?? codes[0];
}
