import type { Instalment } from './loan';

/** Merges loans repaid in parallel into one schedule; a finished loan adds nothing. */
export function combinedSchedule(parts: readonly (readonly Instalment[])[]): Instalment[] {
  const months = Math.max(0, ...parts.map((part) => part.length));
  return Array.from({ length: months }, (_, index) => {
    const sum: Instalment = { dqqc: index + 1, principal: 0n, interest: 0n, balance: 0n };
    for (const part of parts) {
      const one = part[index];
      if (!one) continue;
      sum.principal += one.principal;
      sum.interest += one.interest;
      sum.balance += one.balance;
    }
    return sum;
  });
}
