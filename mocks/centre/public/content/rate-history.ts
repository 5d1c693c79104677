import type { LoanRate, LoanRates } from '@/api/public/loan-rates';
import { addDays, type PlainDate } from '@/domain/dates';
import { policy } from '../../../data/policy/policy';
import { type PastRate, PRESENT_RATE_BASIS, pastRates } from '../../../data/policy/rates';
import type { Transaction } from '../../kernel/transaction';

/**
 * Returns loan rates as of today, newest first. The newest come from the policy parameters that loan applications use, so that both agree.
 */
export function loanRates(tx: Transaction): LoanRates {
  const today = tx.today();
  const all = [...pastRates, presentRate()];
  const list = all.map((rate, at): LoanRate => {
    const next = all[at + 1]?.sxrq;
    return { ...rate, zzrq: next ? addDays(next, -1) : '', zt: stateOf(rate.sxrq, next, today) };
  });
  const current = list.find(({ zt }) => zt === '1');
  const deposit = policy('p.ckll');
  return {
    jzrq: today,
    list: list.reverse(),
    clrq: current ? followingNewYear(current.sxrq) : '',
    ckll: deposit.value,
    cksxrq: deposit.effective,
    ckyj: deposit.basis,
  };
}

function presentRate(): PastRate {
  return {
    sxrq: policy('p.dkLlS2').effective,
    llS1: policy('p.dkLlS1').value,
    llS2: policy('p.dkLlS2').value,
    llE1: policy('p.dkLlE1').value,
    llE2: policy('p.dkLlE2').value,
    yj: PRESENT_RATE_BASIS,
  };
}

function stateOf(from: PlainDate, next: PlainDate | undefined, today: PlainDate): LoanRate['zt'] {
  if (from > today) return '2';
  return next && next <= today ? '0' : '1';
}

/** Day on which running loans follow a change: 1 January after it. */
function followingNewYear(day: PlainDate): PlainDate {
  return `${Number(day.slice(0, 4)) + 1}-01-01`;
}
