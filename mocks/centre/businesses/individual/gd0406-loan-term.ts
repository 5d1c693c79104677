import { isLonger, termChangeFields } from '@/schema/individual/gd0406-loan-term';
import { termChangeNote } from '../../../data/notes/loan-change-notes';
import { policyCount } from '../../../data/policy/policy';
import { checkedBy } from '../../cases/materials/material-needs';
import type { BusinessRule } from '../../cases/rule';
import { monthlyOf } from '../../kernel/accounts/account-figures';
import { personOf } from '../../kernel/people';
import { lastDue, rateFor, readTerm } from '../../loans/changes/requested-terms';
import { termChange } from '../../loans/changes/term-change';

/** Reason for a longer term (dictionary qxbgyy): 收入减少. */
const LESS_INCOME = '1';

/** GD0406 还款期限变更: fewer or more instalments to come (docs/rules/gd0406-loan-term.md). */
export const loanTermChange: BusinessRule = termChange({
  ywlx: 'GD0406',
  ywmc: '还款期限变更',
  notice: termChangeNote,
  field: 'xzhhkqx',
  days: policyCount('p.dkBjr'),
  // The base of a contributing account proves the income but not its fall, because it is last year's (docs/rules/gd0406-loan-term.md,
  // Materials).
  needs({ tx, actor }, { bglx = '', bgyy = '' }) {
    if (!isLonger({ bglx })) return [];
    const known = bgyy !== LESS_INCOME && monthlyOf(personOf(tx, actor), tx.today()).yjce > 0n;
    const mjsm = known ? checkedBy(tx, '住房公积金缴存基数') : '';
    return [{ wjlxId: '0501', wjmc: '收入证明', sfbs: '2', mjsm }];
  },
  schema: termChangeFields,
  read: readTerm,
  manual: ({ bglx = '' }) => (isLonger({ bglx }) ? ['延长还款期限须审核原因，并核对抵押期限'] : []),
  // The last instalment is what was agreed, so instalments paid in the meantime reduce the coming ones.
  termsNow(loan, { sxqc, xzhhkqx, bglx = '' }) {
    const last = Number(sxqc) - 1 + Number(xzhhkqx);
    if (last <= loan.paid) return '贷款已还到约定的最后一期';
    if (isLonger({ bglx }) ? last <= loan.months : last >= loan.months) {
      return `贷款的期限已改变，现于${lastDue(loan)}到期`;
    }
    return { hkfs: loan.hkfs, months: last - loan.paid, zxll: rateFor(loan, last) };
  },
  row: (before, after) =>
    after.months > before.months
      ? { kind: 'DK07', zhaiyao: `贷款展期，${lastDue(before)}改为${lastDue(after)}到期` }
      : { kind: 'DK08', zhaiyao: `贷款缩期，${lastDue(before)}改为${lastDue(after)}到期` },
});
