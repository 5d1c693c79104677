import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Desk } from '../../kernel/desk';
import type { DeveloperRecord } from '../../kernel/people';
import { isPermitKnown } from '../../registers/presale-permits';
import type { Holding } from './project-holdings';

const REGISTER = '商品房预售许可登记';
const PAPER = '商品房预售许可证';

/** The paper of the permit: not to be sent where the register knows the number as this developer's (domain catalogue 3, 0602). */
export function permitNeed(desk: Desk, { kfsmc }: DeveloperRecord, ysxkz: string): Need {
  const known = isPermitKnown(desk.store, ysxkz, kfsmc);
  return { wjlxId: '0602', wjmc: PAPER, sfbs: '1', mjsm: known ? checkedBy(desk, REGISTER) : '' };
}

/** A permit of one property alone; one that the register does not know as this developer's is doubted. */
export function readPermit(
  reader: FieldReader,
  { store }: Desk,
  { kfsmc }: DeveloperRecord,
  { others, required = true }: { others: readonly Holding[]; required?: boolean },
): void {
  const ysxkz = reader.text('ysxkz', { label: '预售许可证号', most: 60, required });
  if (ysxkz === '') return;
  const taken = others.find((one) => one.ysxkz === ysxkz);
  if (taken) reader.fail('ysxkz', `该预售许可证已用于“${taken.lpmc}”`);
  else if (!isPermitKnown(store, ysxkz, kfsmc)) reader.doubt('ysxkz', `${REGISTER}中没有贵公司的这个证号`, PAPER);
}
