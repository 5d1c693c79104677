import type { Material } from '@/api/archive';
import { fundTime } from '@/domain/dates';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';

/** A material that this application needs; `mjsm` says where and when a register answered for it, '' when none did. */
export interface Need {
  wjlxId: string;
  wjmc: string;
  sfbs: '0' | '1' | '2';
  mjsm: string;
  /** The register that is to answer for it does not: a clerk asks it, and `mjsm` says so. */
  dhc?: boolean;
}

/** Where and when a register answered, so that the material need not be sent. */
export const checkedBy = (desk: Pick<Desk, 'now'>, register: string) =>
  `系统已核验，免交（${register}，${fundTime(desk.now())}）`;

/** The paper of a marriage that somebody draws or repays by: not to be sent where the register of marriages knows it. */
export const marriagePaper = (desk: Pick<Desk, 'now'>, known: boolean, sfbs: Need['sfbs'] = '1'): Need => ({
  wjlxId: '0103',
  wjmc: '婚姻证明',
  sfbs,
  mjsm: known ? checkedBy(desk, '民政婚姻登记') : '',
});

/** The clerk wants another one in its place. */
export const RETURNED = '3';

/**
 * What these materials were asked for as, to be kept with the application they are handed in with.
 * @throws Refusal while one is neither uploaded nor verified by a register, or was returned and not replaced
 */
export function handedInNeeds(materials: readonly Material[]): Need[] {
  const missing = materials.filter(({ sfbs, clzt }) => clzt === RETURNED || (sfbs !== '0' && clzt === '0'));
  if (missing.length > 0) {
    const names = missing.map(({ wjmc, clzt, thyy }) => (clzt === RETURNED ? `${wjmc}（被退回：${thyy}）` : wjmc));
    throw new Refusal(REFUSED, `请上传材料：${names.join('、')}`);
  }
  return materials.map(({ wjlxId, wjmc, sfbs, mjsm, clzt }) => ({
    ...{ wjlxId, wjmc, mjsm },
    sfbs: sfbs as Need['sfbs'], // As its rule wrote it.
    ...(clzt === '5' && { dhc: true }),
  }));
}
