import { LOAN_RULES } from '../../../data/menus/rule-names';
import { storedRows } from '../../cases/read-fields';
import { personOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { type CreditClass, creditClassOf } from '../../registers/credit-reports';

/** Returns the worst credit class among the borrowers; the centre stores nothing else of a report. */
export function worstCredit(tx: Transaction, actor: Actor, values: Readonly<Record<string, string>>): CreditClass {
  const borrowers = [personOf(tx, actor).zjhm, ...storedRows(values.gtjkr).map((row) => row.gtjkrzjhm ?? '')];
  const classes = borrowers.map((zjhm) => creditClassOf(tx.store, zjhm));
  return classes.reduce((worst, one) => (one > worst ? one : worst), '1');
}

/** Refusal for credit: the class, the rule and the right to dispute. */
export function creditRefusal() {
  return {
    yy: '征信查询结果为“拒绝”',
    gz: `《征信业管理条例》及${LOAN_RULES}`,
    xyb: '向征信机构查询本人信用报告；认为信息有误的，有权提出异议，征信机构应在20日内答复，更正后可重新申请',
  };
}
