import type { PlainDate } from '@/domain/dates';
import type { Operator } from '../../kernel/people';
import type { Store } from '../../kernel/store';

/** 「每月自动确认清册并扣款」. A unit without a record has the agreement signed at the counter, by which its bank pays each month. */
export interface StandingInstruction {
  dwzh: string;
  /** 1 on, 0 off. */
  zt: '0' | '1';
  zhbh: string;
  /** Day of the last decision, and its operator. */
  rq: PlainDate;
  jbr?: Operator;
  /** Second operator, where approval was needed. */
  fhr?: Operator;
}

export const instructions = (store: Store) => store.table<StandingInstruction>('remittance-standing');

export function instructionOf(store: Store, dwzh: string): StandingInstruction | undefined {
  return instructions(store).get(dwzh);
}
