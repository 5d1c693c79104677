// Fraud protection: a new phone and a new card within a day of each other hold back what is paid out for another day.
import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';
import type { Store } from './store';

const DAY_MS = 24 * 3_600_000;

interface RiskRecord {
  grzh: string;
  /** When the phone and the bound card were changed last, ms by the centre's clock. */
  sjhm?: number;
  grckzhhm?: number;
}

const risks = (store: Store) => store.table<RiskRecord>('payment-risks');

export function notePaymentRisk(desk: Desk, grzh: string, what: 'sjhm' | 'grckzhhm'): void {
  const former = risks(desk.store).get(grzh) ?? { grzh };
  risks(desk.store).put(grzh, { ...former, [what]: desk.now() });
}

/** Until when withdrawals from this account are held back, ms; undefined when they are not. */
export function heldUntil({ store, now }: Pick<Desk, 'store' | 'now'>, grzh: string): number | undefined {
  const { sjhm, grckzhhm } = risks(store).get(grzh) ?? {};
  if (sjhm === undefined || grckzhhm === undefined || Math.abs(sjhm - grckzhhm) > DAY_MS) return undefined;
  const until = Math.max(sjhm, grckzhhm) + DAY_MS;
  return now() < until ? until : undefined;
}

/** Whether the bound card is younger than a day (domain catalogue 8.0, risk flags). */
export function cardIsNew({ store, now }: Pick<Desk, 'store' | 'now'>, grzh: string): boolean {
  const changed = risks(store).get(grzh)?.grckzhhm;
  return changed !== undefined && now() - changed < DAY_MS;
}

/** The sentence that says so. */
export function holdText(until: number): string {
  return `手机号码与收款银行卡在24小时内先后变更，为保障资金安全，款项将在${fundTime(until).slice(0, 16)}之后转账`;
}
