import { methodChangeFields } from '@/schema/individual/gd0404-repayment-method';
import { methodChangeNote } from '../../../data/notes/loan-change-notes';
import type { BusinessRule } from '../../cases/rule';
import { readMethod } from '../../loans/changes/requested-terms';
import { termChange } from '../../loans/changes/term-change';

/** GD0404 还款方式变更: between equal instalments and equal principal (docs/rules/gd0404-repayment-method.md). */
export const methodChange: BusinessRule = termChange({
  ywlx: 'GD0404',
  ywmc: '还款方式变更',
  notice: methodChangeNote,
  field: 'xhkfs',
  days: 1,
  schema: methodChangeFields,
  read: readMethod,
  manual: () => [],
  termsNow(loan, { xhkfs }) {
    const hkfs = xhkfs === '02' ? '02' : '01';
    if (hkfs === loan.hkfs) return '贷款已经是这种还款方式';
    return { hkfs, months: loan.months - loan.paid, zxll: loan.zxll };
  },
});
