// Mortgages of fund loans in the real-estate register.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { logQuery } from './register-queries';

export interface Mortgage {
  /** Number of the mortgage certificate. */
  dyqzh: string;
  /** Certificate of the home; '' before it is issued. */
  bdcqzh: string;
  /** ID number of the owner. */
  zjhm: string;
  dkzh: string;
  zt: 'registered' | 'releasing' | 'released';
  djrq: PlainDate;
  /** Seized by a court: the register refuses a release. */
  seized?: boolean;
  /** Day of the register's decision on a requested release. */
  decideOn?: PlainDate;
  /** Day of the release. */
  zxrq?: PlainDate;
}

export const mortgages = (store: Store) => store.table<Mortgage>('register-mortgages');

const STATES = { registered: '抵押登记有效', releasing: '注销登记办理中', released: '已注销' } as const;

/** Returns the state in the register as text. */
export function mortgageState({ zt, zxrq }: Mortgage): string {
  return zt === 'released' ? `${STATES.released}（${zxrq}）` : STATES[zt];
}

/** Returns the remaining steps to release the mortgage of a settled loan, by the register. */
export function releaseText(store: Store, dkzh: string): string {
  const mortgage = mortgageOf(store, dkzh);
  if (!mortgage) return '不动产登记中没有该贷款的抵押登记，不需要办理注销';
  return mortgage.zt === 'released' ? `抵押${mortgageState(mortgage)}` : '凭证明可以办理抵押注销登记';
}

export function mortgageOf(store: Store, dkzh: string): Mortgage | undefined {
  const found = [...mortgages(store).values()].find((one) => one.dkzh === dkzh);
  if (found) logQuery(store, '不动产登记', found.zjhm);
  return found;
}
