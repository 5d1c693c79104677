import type { Material } from '@/api/archive/archive';
import { fundTime } from '@/domain/dates';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** A material needed by this application; `mjsm` names the register and time of its verification, '' without one. */
export interface Need {
  wjlxId: string;
  wjmc: string;
  sfbs: '0' | '1' | '2';
  mjsm: string;
  /** The register does not respond: a clerk will query it, and `mjsm` says so. */
  dhc?: boolean;
  /** The system makes it, as `mjsm` says: nothing else is taken instead. */
  xtsc?: boolean;
}

/** Text of a verification by a register, with its time: the material is waived. */
export const checkedBy = (tx: Pick<Transaction, 'now'>, register: string) =>
  `系统已核验，免交（${register}，${fundTime(tx.now())}）`;

/** Marriage certificate for a withdrawal or repayment: waived if the marriage register knows the marriage. */
export const marriagePaper = (tx: Pick<Transaction, 'now'>, known: boolean, sfbs: Need['sfbs'] = '1'): Need => ({
  wjlxId: '0103',
  wjmc: '婚姻证明',
  sfbs,
  mjsm: known ? checkedBy(tx, '民政婚姻登记') : '',
});

/** State of a material that the clerk returned for replacement. */
export const RETURNED = '3';

/**
 * Returns the requirements under which these materials are submitted, to be stored with the application.
 * @throws BusinessError while one is neither uploaded nor verified, or was returned and not replaced
 */
export function submittedNeeds(materials: readonly Material[]): Need[] {
  const missing = materials.filter(({ sfbs, clzt }) => clzt === RETURNED || (sfbs !== '0' && clzt === '0'));
  if (missing.length > 0) {
    const names = missing.map(({ wjmc, clzt, thyy }) => (clzt === RETURNED ? `${wjmc}（被退回：${thyy}）` : wjmc));
    throw new BusinessError(REFUSED, `请上传材料：${names.join('、')}`);
  }
  return materials.map(({ wjlxId, wjmc, sfbs, mjsm, clzt, xtsc }) => ({
    ...{ wjlxId, wjmc, mjsm },
    sfbs: sfbs as Need['sfbs'], // The rule wrote this value.
    ...(clzt === '5' && { dhc: true }),
    ...(xtsc && { xtsc }),
  }));
}
