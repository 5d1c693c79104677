import type { ChangeLoan } from '@/api/loan/loan-change';
import type { FlowValues } from '@/schema/field-kinds';

/** Input of the new plan; each value is '' until it is entered. */
export function changeRequestOf(loan: ChangeLoan | null | undefined, values: FlowValues): Record<string, string> {
  const request = (name: string) => String(values[name] ?? '');
  const dkzh = loan?.dkzh ?? '';
  return 'xhkfs' in values
    ? { dkzh, xhkfs: request('xhkfs') }
    : { dkzh, bglx: request('bglx'), xzhhkqx: request('xzhhkqx') };
}

/** Returns true if a statement's fingerprint (loan, method, instalments, …) matches these values. */
export function matchesStatement(mark: string, request: Readonly<Record<string, string>>): boolean {
  const [dkzh, hkfs, months] = mark.split('|');
  if (mark === '' || dkzh !== request.dkzh) return false;
  return request.xhkfs === undefined ? months === request.xzhhkqx : hkfs === request.xhkfs;
}

/** Annual rate in a fingerprint. */
export const annualOf = (mark: string) => mark.split('|').at(-1) ?? '';
