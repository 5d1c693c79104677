// Fraud protection: if phone and card change within 24 hours, payments out are held for another 24 hours.
import { fundTime } from '@/domain/dates';
import type { Store } from '../store';
import type { Transaction } from '../transaction';

const DAY_MS = 24 * 3_600_000;

interface RiskRecord {
  grzh: string;
  /** Last change of the phone and of the bound card, ms on the centre's clock. */
  sjhm?: number;
  grckzhhm?: number;
}

const risks = (store: Store) => store.table<RiskRecord>('payment-risks');

export function notePaymentRisk(tx: Transaction, grzh: string, what: 'sjhm' | 'grckzhhm'): void {
  const former = risks(tx.store).get(grzh) ?? { grzh };
  risks(tx.store).put(grzh, { ...former, [what]: tx.now() });
}

/** Returns the end of the hold on withdrawals (ms); undefined without a hold. */
export function heldUntil({ store, now }: Pick<Transaction, 'store' | 'now'>, grzh: string): number | undefined {
  const { sjhm, grckzhhm } = risks(store).get(grzh) ?? {};
  if (sjhm === undefined || grckzhhm === undefined || Math.abs(sjhm - grckzhhm) > DAY_MS) return undefined;
  const until = Math.max(sjhm, grckzhhm) + DAY_MS;
  return now() < until ? until : undefined;
}

/** Returns whether the bound card was changed in the last 24 hours (docs/rules/withdrawals.md, Decision). */
export function cardIsNew({ store, now }: Pick<Transaction, 'store' | 'now'>, grzh: string): boolean {
  const changed = risks(store).get(grzh)?.grckzhhm;
  return changed !== undefined && now() - changed < DAY_MS;
}

/** Sentence that explains the hold and its end. */
export function holdText(until: number): string {
  return `手机号码与收款银行卡在24小时内先后变更，为保障资金安全，款项将在${fundTime(until).slice(0, 16)}之后转账`;
}
