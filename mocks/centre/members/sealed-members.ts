import { labelOf } from '../cases/field-reader';
import type { PersonRecord } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { reservedOf } from '../loans/reserved-amount';
import { deathOf } from '../registers/life-registers';
import { pickedMember } from './unit/unit-members-pick';

/**
 * Returns why no account is opened, reopened or moved for a holder registered as dead; '' for the living. The heirs draw on it (TQ0199 14);
 * the sentence discloses no death.
 */
export const notLivingText = ({ store }: Pick<Transaction, 'store'>, zjhm: string): string =>
  deathOf(store, zjhm.toUpperCase()) ? '该职工的账户不能在网上办理，请到柜台核实' : '';

/** Returns a sealed member of the own unit, or why there is none under the number. */
export function sealedMember(tx: Transaction, actor: Actor, grzh: string): { member: PersonRecord } | { why: string } {
  const found = pickedMember(tx, actor, grzh);
  if ('why' in found) {
    return { why: found.elsewhere ? '该职工已在其他单位正常缴存，不能启封' : found.why };
  }
  if (found.member.grzhzt === '02') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}，不是封存账户` };
}

/** Returns the open case that reserves this account's money, by any applicant; by name if it is another person's. */
export function openWithdrawal({ store }: Transaction, { grzh }: PersonRecord): string | undefined {
  const [first] = reservedOf(store, grzh);
  return first && (first.lj ? first.ywlsh : first.ywmc);
}
