import { policy } from '../policy';

/** An amount parameter in yuan. */
export function policyYuan(key: `p.${string}`): number {
  const value = Number(policy(key).value);
  if (!Number.isFinite(value)) throw new Error(`Policy parameter ${key} is no amount`);
  return value;
}

/** '28,680元', '6,883.20元', '60万元' as official texts write amounts. */
export function formatYuan(yuan: number): string {
  if (yuan >= 100_000 && yuan % 10_000 === 0) return `${yuan / 10_000}万元`;
  const digits = Number.isInteger(yuan) ? 0 : 2;
  return `${yuan.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 2 })}元`;
}
