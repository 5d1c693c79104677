import type { PlainDate } from '@/domain/dates';
import { agreements } from '../cases/agreements';
import type { Store } from '../kernel/store';
import { runAgreement } from '../withdrawals/agreements/run';

/** Daily job: pays standing agreements on their days, and ends those whose reason no longer applies. */
export function payAgreements(store: Store, day: PlainDate): void {
  for (const agreement of [...agreements(store).values()]) runAgreement(store, agreement, day);
}
