import type { Instalment } from './loan';

/** Several loans repaid at the same time as one schedule; a loan that has ended adds nothing. */
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
