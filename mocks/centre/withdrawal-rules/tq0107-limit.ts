import type { AmountLimit } from '@/api/business';
import { monthOf, type PlainMonth } from '@/domain/dates';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { type RentInput, type RentLimit, type RentPolicy, rentLimit } from '@/domain/rent-withdrawal';
import { policy, policyFen } from '../../data/policy';
import { monthlyOf } from '../account-figures';
import { claimsOf } from '../claims';
import { findPersonByZjhm } from '../people';
import { noteAsked } from '../register-queries';
import { spouseOf } from '../registers';
import { yuan } from './common-conditions';
import type { Applicant, RawValues } from './rule';
import { chosenMonths } from './tq0107-conditions';

export interface RentFigures {
  limit: RentLimit;
  ljytq: Fen;
}

/** What may be withdrawn for these values; without values the usual case, this month without a filed contract. */
export function rentFigures(applicant: Applicant, raw: RawValues): RentFigures {
  const { person, balance, today } = applicant;
  const zflx = oneOf(raw.zflx, ['1', '2', '3', '4'] as const);
  const months = chosenMonths(raw);
  const thisMonth = monthOf(today);
  const ljytq = zflx === '1' ? 0n : takenBySpouse(applicant, months);
  const input: RentInput = {
    zflx,
    yzj: parseYuan(String(raw.yzj ?? '')),
    znsl: Number(/^\d$/.exec(String(raw.znsl ?? ''))?.[0] ?? 0),
    rylb: oneOf(raw.rylb, ['1', '2', '3'] as const),
    tqksny: months[0] ?? thisMonth,
    tqjsny: months.at(-1) ?? thisMonth,
    yjce: monthlyOf(person).yjce,
    ljytq,
    grzhye: balance,
    djje: person.frozenFen,
  };
  return { limit: rentLimit(input, rentPolicy()), ljytq };
}

export function limitPanel({ person, balance }: Applicant, { limit, ljytq }: RentFigures): AmountLimit {
  return {
    grzhye: toYuan(balance),
    blje: policy('p.zhBlje').value,
    djje: toYuan(person.frozenFen),
    ljytq: toYuan(ljytq),
    kytqe: toYuan(limit.kytqe),
    gs: limit.gs,
    yj: `${policy('p.zfWba').basis}，自${policy('p.zfWba').effective}起施行`,
    mx: [
      { label: '每月限额', value: yuan(limit.monthly) },
      { label: '月数', value: `${limit.months}个月` },
      {
        label: '限额合计',
        value: yuan(limit.monthly * BigInt(limit.months)),
        gs: `${yuan(limit.monthly)} × ${limit.months}`,
      },
      { label: '所选月份家庭已提取', value: yuan(ljytq) },
      { label: '账户余额', value: yuan(balance) },
      { label: '本次最多可提取', value: yuan(limit.kytqe), gs: limit.gs },
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
function takenBySpouse({ store, person }: Applicant, months: readonly PlainMonth[]): Fen {
  const marriage = spouseOf(store, person.zjhm);
  const spouse = marriage && findPersonByZjhm({ store }, marriage.pozjhm);
  if (!spouse) return 0n;
  noteAsked(store, '住房公积金账户', spouse.zjhm);
  let sum = 0n;
  for (const claim of claimsOf(store, spouse.grzh)) {
    if (claim.ywlx !== 'TQ0107') continue;
    for (const { ny, fen } of claim.months) if (months.includes(ny)) sum += fen;
  }
  return sum;
}

function oneOf<T extends string>(value: unknown, codes: readonly [T, ...T[]]): T {
  return codes.find((code) => code === value) ?? codes[0];
}
