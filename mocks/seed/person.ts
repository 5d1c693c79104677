import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { BankCard, ContributionPeriod, PersonRecord } from '../centre/kernel/people';
import { FLEXIBLE } from '../data/flexible-unit';

/** First month with all movements in the ledger; earlier ones are part of the opening balance. */
export const LEDGER_START: PlainDate = '2023-07-01';

/** Seeded person; the seed creates the account, the daily jobs its history. */
export interface SeedPerson extends Omit<PersonRecord, 'zjlx' | 'passwordHash'> {
  /** Balance on LEDGER_START, or on the day of opening. */
  openingFen: bigint;
  /** True if registered at the centre, but without a sign-in. */
  unregistered?: true;
  /** Purpose of this person in demonstrations. */
  remark: string;
}

export const HUAXIA = '1000000001';
export const XINCHENG = '1000000003';
export const LANTIAN = '1000000004';
export const QIMING = '1000000005';

export const span = (
  dwzh: string,
  from: PlainMonth,
  base: bigint,
  to?: PlainMonth,
  ratio = '12',
): ContributionPeriod => ({
  dwzh,
  from,
  to,
  base: base * 100n,
  dwjcbl: dwzh === FLEXIBLE ? '0' : ratio,
  grjcbl: dwzh === FLEXIBLE ? '20' : ratio,
});

/** Contribution periods with a new base each July. */
export const yearly = (dwzh: string, bases: readonly [bigint, bigint, bigint, bigint]): ContributionPeriod[] => [
  span(dwzh, '2023-07', bases[0], '2024-06'),
  span(dwzh, '2024-07', bases[1], '2025-06'),
  span(dwzh, '2025-07', bases[2], '2026-06'),
  span(dwzh, '2026-07', bases[3]),
];

export const icbc = (yhzh: string): BankCard => ({ yhdm: '102', yhzh });
export const ccb = (yhzh: string): BankCard => ({ yhdm: '105', yhzh });

export const defaultPerson = {
  grzhzt: '01',
  frozenFen: 0n,
  completeness: '0',
  roles: ['grjcry'],
  twoFactor: false,
} as const;
