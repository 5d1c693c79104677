import type { ChangeLoan } from '@/api/loan-change';
import type { FlowValues } from '@/form/field-kinds';

/** What the centre works the new plan out of: each '' until it is there. */
export function askedOf(loan: ChangeLoan | null | undefined, values: FlowValues): Record<string, string> {
  const asked = (name: string) => String(values[name] ?? '');
  const dkzh = loan?.dkzh ?? '';
  return 'xhkfs' in values ? { dkzh, xhkfs: asked('xhkfs') } : { dkzh, bglx: asked('bglx'), xzhhkqx: asked('xzhhkqx') };
}

/** Whether a mark of the centre (loan, method, instalments, …) was read of these values. */
export function marks(mark: string, asked: Readonly<Record<string, string>>): boolean {
  const [dkzh, hkfs, months] = mark.split('|');
  if (mark === '' || dkzh !== asked.dkzh) return false;
  return asked.xhkfs === undefined ? months === asked.xzhhkqx : hkfs === asked.xhkfs;
}

/** The annual figure in a mark. */
export const annualOf = (mark: string) => mark.split('|').at(-1) ?? '';
