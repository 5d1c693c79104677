import type { PlainDate } from '@/domain/dates';
import { cases } from '../cases/case-states';
import { tellDecision } from '../cases/decision-messages';
import { deskOn } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { payWithdrawal } from '../withdrawals/withdrawal-posting';

/** Pays the withdrawals that were held back for a day after phone and card had changed. */
export function payHeldWithdrawals(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  const waiting = [...cases(store).values()].filter(({ ywlx, ywzt }) => ywzt === '02' && ywlx.startsWith('TQ'));
  for (const record of waiting) {
    const paid = payWithdrawal(desk, record);
    if (paid.ywzt !== '02') tellDecision(desk, paid);
  }
}
