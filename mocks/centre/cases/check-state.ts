import type { StateNote } from '@/api/business';
import type { CaseRecord } from './case-states';

/** A unit's case that waits for the unit's own second operator before the centre takes it in. */
export const holdsForCheck = ({ ywzt, check }: Pick<CaseRecord, 'ywzt' | 'check'>): boolean =>
  ywzt === '98' && check?.zt === 'waiting';

export const waitsForCheck = ({ automatic }: Pick<CaseRecord, 'automatic'>): StateNote => ({
  mc: '待单位复核',
  lx: 'waiting',
  nr: automatic
    ? '由本单位另一名操作员在“我的办件”中复核，通过后从约定的账户扣款；退回的须自行办理汇缴'
    : '由本单位另一名操作员在“我的办件”中复核，通过后提交中心；退回的由经办人修改',
  mx: [],
  lj: '',
  ljmc: '',
});
