import { type PlainDate, shiftMonth } from '../dates';
import type { Fen } from '../money';
import type { Instalment } from './loan';

/** Deposit account that pays instalments; accounts are listed in the order of use. */
export interface OffsetAccount {
  grzh: string;
  balance: Fen;
  /** Frozen amount, excluded from payments. */
  frozen: Fen;
  /** False for a frozen or closed account. */
  usable: boolean;
}

export interface OffsetShare {
  grzh: string;
  fen: Fen;
}

/**
 * Contribution of each account towards `due`, in order, each keeping the minimum `keep`; the rest is paid by bank card
 * (docs/rules/gd0601-loan-offset.md, Rules).
 */
export function shareOut(
  due: Fen,
  accounts: readonly OffsetAccount[],
  keep: Fen,
): { shares: OffsetShare[]; rest: Fen } {
  let rest = due;
  const shares = accounts.map((account): OffsetShare => {
    const free = account.usable ? account.balance - account.frozen - keep : 0n;
    const fen = free <= 0n ? 0n : free < rest ? free : rest;
    rest -= fen;
    return { grzh: account.grzh, fen };
  });
  return { shares, rest };
}

export interface OffsetMonth {
  dqqc: number;
  due: PlainDate;
  /** Instalment. */
  amount: Fen;
  /** Paid from deposit accounts and from the bank card, in fen. */
  deposit: Fen;
  card: Fen;
  shares: readonly OffsetShare[];
  /** Balance of each account after the instalment. */
  left: readonly { grzh: string; fen: Fen }[];
}

export interface OffsetPlan {
  accounts: readonly (OffsetAccount & { monthly: Fen })[];
  keep: Fen;
  /** Open instalments with their due days, the next one first. */
  instalments: readonly (Instalment & { due: PlainDate })[];
  /** Day of the month on which the deposit is credited. */
  depositDay: number;
  today: PlainDate;
  /** True if this month's deposit has been credited. */
  paidThisMonth: boolean;
}

/**
 * Forecast of the coming instalments: each month's deposit is credited on its day, then the instalment is taken on its due day. Interest
 * and changes of base are ignored, which the page states. Amounts in fen.
 */
export function simulateOffset(plan: OffsetPlan): OffsetMonth[] {
  const accounts = plan.accounts.map((account) => ({ ...account }));
  let booked = plan.paidThisMonth ? plan.today.slice(0, 7) : shiftMonth(plan.today.slice(0, 7), -1);
  return plan.instalments.map(({ dqqc, due, principal, interest }) => {
    for (let month = shiftMonth(booked, 1); month <= due.slice(0, 7); month = shiftMonth(month, 1)) {
      if (month === due.slice(0, 7) && Number(due.slice(8)) < plan.depositDay) break;
      for (const account of accounts) account.balance += account.usable ? account.monthly : 0n;
      booked = month;
    }
    const amount = principal + interest;
    const { shares, rest } = shareOut(amount, accounts, plan.keep);
    for (const [i, account] of accounts.entries()) account.balance -= shares[i]?.fen ?? 0n;
    return {
      dqqc,
      due,
      amount,
      deposit: amount - rest,
      card: rest,
      shares,
      left: accounts.map(({ grzh, balance }) => ({ grzh, fen: balance })),
    };
  });
}
