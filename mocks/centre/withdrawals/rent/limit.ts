import type { AmountLimit } from '@/api/judgement';
import { monthOf, type PlainMonth } from '@/domain/dates';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { depositIn, type RentInput, type RentLimit, type RentPolicy, rentLimit } from '@/domain/rent-withdrawal';
import { policy, policyFen } from '../../../data/policy';
import { depositSteps } from '../../kernel/account-figures';
import { findPersonByZjhm, type PersonRecord } from '../../kernel/people';
import { personGroup } from '../../registers/person-groups';
import { noteAsked } from '../../registers/register-queries';
import { spouseOf } from '../../registers/registers';
import type { Once } from '../amount';
import { type Claim, claimedFor, claimsOf, spread } from '../claims';
import { yuan } from '../common-conditions';
import { freeFigures, freeOf } from '../free-balance';
import type { Applicant, RawValues } from '../rule';
import { chosenMonths, freeMonth, monthsText, NO_MONTH_LEFT, takenMonth } from './conditions';

/** Month → what was had for it. */
type Taken = ReadonlyMap<PlainMonth, Fen>;

const NOTHING: Taken = new Map();

export interface RentFigures {
  limit: RentLimit;
  /** What was had for these months already: by the person, and of a contract's rent by the spouse. */
  own: Taken;
  bySpouse: Taken;
  /** Months it is for. */
  months: readonly PlainMonth[];
  /** Why nothing can be had: a chosen month, or every month there is, is paid already. */
  taken: string | undefined;
}

/** What may be withdrawn for these values; without values the usual case, the last month still free, without a filed contract. */
export function rentFigures(applicant: Applicant, raw: RawValues): RentFigures {
  const { person, today } = applicant;
  const zflx = oneOf(raw.zflx, ['1', '2', '3', '4'] as const);
  const chosen = chosenMonths(raw);
  const months = chosen.length > 0 ? chosen : freeMonth(applicant);
  const taken = months.length > 0 ? takenMonth(applicant, months)?.refusal : NO_MONTH_LEFT;
  const thisMonth = monthOf(today);
  // Without a filed contract each of the two has a limit of the own.
  const bySpouse = zflx === '1' ? NOTHING : takenBySpouse(applicant, months);
  const own = takenBy(applicant, person, months);
  const deposits = depositSteps(person);
  const input: RentInput = {
    zflx,
    yzj: parseYuan(String(raw.yzj ?? '')),
    znsl: Number(/^\d$/.exec(String(raw.znsl ?? ''))?.[0] ?? 0),
    rylb: oneOf(raw.rylb || (personGroup(applicant.store, person, today)?.rylb ?? '1'), ['1', '2', '3'] as const),
    tqksny: months[0] ?? thisMonth,
    tqjsny: months.at(-1) ?? thisMonth,
    yjce: (month) => depositIn(deposits, month),
    ljytq: sumIn(bySpouse, months),
    ...freeOf(applicant),
  };
  const limit = rentLimit(input, rentPolicy());
  // A month is paid once: with one of them taken, nothing can be had for the choice as it stands.
  return {
    limit: taken ? { ...limit, kytqe: 0n, gs: `${taken}，请改选未办理过的月份` } : limit,
    own,
    bySpouse,
    months,
    taken,
  };
}

/** A month is paid once, whatever is asked for it: who needs less keeps months for later by choosing fewer. */
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

/** The fewest of these months in a row that do; of several such spells the oldest, which lapses first. All where none does. */
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
  return {
    ...freeFigures(applicant),
    ljytq: toYuan(mine + theirs),
    ytqmc: `所选月份${theirs === 0n ? '' : mine === 0n ? '配偶' : '您和配偶'}已提取`,
    kytqe: toYuan(limit.kytqe),
    gs: limit.gs,
    yj: `${policy('p.zfWba').basis}，自${policy('p.zfWba').effective}起施行`,
    mx: [
      { label: '核算月份', value: monthsText(months) || '无' },
      { label: '每月限额', value: limit.monthly },
      { label: '月数', value: `${limit.byMonth.size}个月` },
      { label: '限额合计', value: yuan(limit.sum.fen), gs: limit.sum.words },
      { key: 'grzhye', label: '账户余额', value: yuan(applicant.balance) },
      { key: 'kytqe', label: '本次最多可提取', value: yuan(limit.kytqe), gs: limit.gs },
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

/** A contract's rent is paid once for the household: what the spouse had for the same months comes off. */
function takenBySpouse(applicant: Applicant, months: readonly PlainMonth[]): Taken {
  const { store, person } = applicant;
  const marriage = spouseOf(store, person.zjhm);
  const spouse = marriage && findPersonByZjhm({ store }, marriage.pozjhm);
  if (!spouse) return NOTHING;
  noteAsked(store, '住房公积金账户', spouse.zjhm);
  return takenBy(applicant, spouse, months);
}

/** Not by the case that is being put right: it does not stand in its own way. */
function takenBy({ store, ywlsh }: Applicant, { grzh }: PersonRecord, months: readonly PlainMonth[]): Taken {
  const taken = new Map<PlainMonth, Fen>();
  for (const claim of claimsOf(store, grzh, ywlsh)) {
    if (claimedFor(claim) !== 'rent') continue;
    for (const { ny, fen } of claim.months) if (months.includes(ny)) taken.set(ny, (taken.get(ny) ?? 0n) + fen);
  }
  return taken;
}

/** What these months allow the person. */
function sumLeft({ limit, bySpouse }: RentFigures, months: readonly PlainMonth[]): Fen {
  const left = sumIn(limit.byMonth, months) - sumIn(bySpouse, months);
  return left > 0n ? left : 0n;
}

/** The amount by the months that it is for, in proportion to what each allows: what is left of a contract's rent is the spouse's. */
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
