import type { PlainDate } from '@/domain/dates';
import type { Operator } from '../kernel/people';
import type { Store } from '../kernel/store';

/**
 * 「每月自动确认清册并扣款」. A unit that never decided anything in the hall has no record: it has the agreement signed at the
 * counter, by which its bank pays each month.
 */
export interface StandingInstruction {
  dwzh: string;
  /** 1 on, 0 off. */
  zt: '0' | '1';
  zhbh: string;
  /** Day of the last decision, and who took it. */
  rq: PlainDate;
  jbr?: Operator;
  /** The second operator who said yes to it, where it was agreed by two. */
  fhr?: Operator;
}

export const instructions = (store: Store) => store.table<StandingInstruction>('remittance-standing');

export function instructionOf(store: Store, dwzh: string): StandingInstruction | undefined {
  return instructions(store).get(dwzh);
}
