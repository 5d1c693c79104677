import { fundTime } from '@/domain/dates';
import type { Desk } from '../../kernel/desk';

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
