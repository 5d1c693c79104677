import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { BankCard, DepositSpan, PersonRecord } from '../centre/kernel/people';
import { FLEXIBLE } from '../data/flexible-unit';

/** The month from which the hall's ledger holds every movement; what was before is in the opening balance. */
export const LEDGER_START: PlainDate = '2023-07-01';

/** A person as written down here; the seed turns it into an account, its history follows from the daily jobs. */
export interface SeedPerson extends Omit<PersonRecord, 'zjlx' | 'passwordHash'> {
  /** Balance on LEDGER_START, or on the day of opening. */
  openingFen: bigint;
  /** On file, but without a sign-in in the hall. */
  unregistered?: true;
  /** What this person shows. */
  remark: string;
}

export const HUAXIA = '1000000001';
export const XINCHENG = '1000000003';
export const LANTIAN = '1000000004';
export const QIMING = '1000000005';

export const span = (dwzh: string, from: PlainMonth, base: bigint, to?: PlainMonth, ratio = '12'): DepositSpan => ({
  dwzh,
  from,
  to,
  base: base * 100n,
  dwjcbl: dwzh === FLEXIBLE ? '0' : ratio,
  grjcbl: dwzh === FLEXIBLE ? '20' : ratio,
});

/** A new base each July. */
export const yearly = (dwzh: string, bases: readonly [bigint, bigint, bigint, bigint]): DepositSpan[] => [
  span(dwzh, '2023-07', bases[0], '2024-06'),
  span(dwzh, '2024-07', bases[1], '2025-06'),
  span(dwzh, '2025-07', bases[2], '2026-06'),
  span(dwzh, '2026-07', bases[3]),
];

export const icbc = (yhzh: string): BankCard => ({ yhdm: '102', yhzh });
export const ccb = (yhzh: string): BankCard => ({ yhdm: '105', yhzh });

export const usual = {
  grzhzt: '01',
  frozenFen: 0n,
  completeness: '0',
  roles: ['grjcry'],
  twoFactor: false,
} as const;
