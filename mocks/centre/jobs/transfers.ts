import { addDays, type PlainDate } from '@/domain/dates';
import { cases } from '../cases/case-states';
import { tellPromisePassed } from '../cases/decision-messages';
import { deskOn } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { TRANSFER_ENDS, TRANSFER_PROGRESS, transfers } from '../members/transfers/transfer-records';

/** Whoever waits for a transfer in hears on the first day after the promised one that it is late, how it stands and where to urge. */
export function tellLateTransfers(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const { ywlsh, fx, zyzt, cnrq, jd } of transfers(store).values()) {
    const held = cases(store).get(ywlsh);
    if (fx !== 'in' || !held || TRANSFER_ENDS.includes(zyzt) || addDays(cnrq, 1) !== day) continue;
    const nr = `${jd.at(-1)?.sm}。您可以在“转移进度”中催办，办结后会告知您。`;
    tellPromisePassed(desk, held, cnrq, { nr, lj: TRANSFER_PROGRESS, ljmc: '去催办' });
  }
}
