import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { DeveloperRecord } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { isPermitRegistered } from '../../registers/presale-permits';
import type { Holding } from './project-holdings';

const REGISTER = '商品房预售许可登记';
const PAPER = '商品房预售许可证';

/**
 * Permit document (0602); exempt where the register knows the number as this developer's (docs/rules/kh0104-project-admission.md,
 * Materials).
 */
export function permitNeed(tx: Transaction, { kfsmc }: DeveloperRecord, ysxkz: string): Need {
  const known = isPermitRegistered(tx.store, ysxkz, kfsmc);
  return { wjlxId: '0602', wjmc: PAPER, sfbs: '1', mjsm: known ? checkedBy(tx, REGISTER) : '' };
}

/** A permit belongs to one property only; one unknown to the register needs review. */
export function checkPermit(
  reader: FieldReader,
  { store }: Transaction,
  { kfsmc }: DeveloperRecord,
  others: readonly Holding[],
): void {
  const ysxkz = reader.valid('ysxkz');
  if (ysxkz === '') return;
  const taken = others.find((one) => one.ysxkz === ysxkz);
  if (taken) reader.fail('ysxkz', `该预售许可证已用于“${taken.lpmc}”`);
  else if (!isPermitRegistered(store, ysxkz, kfsmc)) reader.doubt('ysxkz', `${REGISTER}中没有贵公司的这个证号`, PAPER);
}
