// Mortgages of fund loans in the register of real estate.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { noteAsked } from './register-queries';

export interface Mortgage {
  /** Number of the mortgage's certificate. */
  dyqzh: string;
  /** Of the home; '' while it has none. */
  bdcqzh: string;
  /** Of the owner. */
  zjhm: string;
  dkzh: string;
  zt: 'registered' | 'releasing' | 'released';
  djrq: PlainDate;
  /** A court has seized the home: the register releases nothing. */
  seized?: boolean;
  /** When the register decides about a release asked for. */
  decideOn?: PlainDate;
  /** Since when it is released. */
  zxrq?: PlainDate;
}

export const mortgages = (store: Store) => store.table<Mortgage>('register-mortgages');

const STATES = { registered: '抵押登记有效', releasing: '注销登记办理中', released: '已注销' } as const;

/** How the register has it. */
export function mortgageState({ zt, zxrq }: Mortgage): string {
  return zt === 'released' ? `${STATES.released}（${zxrq}）` : STATES[zt];
}

/** What is left to be done about the mortgage of a loan that is paid off, as the register has it. */
export function releaseText(store: Store, dkzh: string): string {
  const mortgage = mortgageOf(store, dkzh);
  if (!mortgage) return '不动产登记中没有该贷款的抵押登记，不需要办理注销';
  return mortgage.zt === 'released' ? `抵押${mortgageState(mortgage)}` : '凭证明可以办理抵押注销登记';
}

export function mortgageOf(store: Store, dkzh: string): Mortgage | undefined {
  const found = [...mortgages(store).values()].find((one) => one.dkzh === dkzh);
  if (found) noteAsked(store, '不动产登记', found.zjhm);
  return found;
}
