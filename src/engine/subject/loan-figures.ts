import type { LabelledValue } from '@/api/client/labelled-value';
import type { LoanSummary } from '@/api/person/person';
import { groupBankCard } from '@/domain/identity/bank-card';
import { formatMoney, parseOptionalYuan, rateText } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';

/** Block B7: a borrower's loan, the same on all pages; overdue amounts only if there are any. */
export function loanSummaryFigures(loan: LoanSummary): LabelledValue[] {
  const overdue = [
    { key: 'yqbj', label: '逾期本金', value: formatMoney(loan.yqbj) },
    { key: 'yqlx', label: '逾期利息', value: formatMoney(loan.yqlx) },
    { key: 'yqfx', label: '罚息', value: formatMoney(loan.yqfx) },
  ];
  return [
    { key: 'jkhtbh', label: '借款合同编号', value: loan.jkhtbh },
    { key: 'dkzh', label: '贷款账号', value: loan.dkzh },
    { key: 'dkzhzt', label: '贷款状态', value: dictionaryLabel('dkzhzt', loan.dkzhzt) },
    { key: 'dklx', label: '贷款类型', value: dictionaryLabel('dklx', loan.dklx) },
    { key: 'htdkje', label: '合同贷款金额', value: formatMoney(loan.htdkje) },
    { key: 'dkye', label: '贷款余额', value: formatMoney(loan.dkye) },
    { key: 'htdkqx', label: '合同期限', value: `${loan.htdkqx}个月` },
    { key: 'syqs', label: '剩余期数', value: `${loan.syqs}期` },
    { key: 'dkhkfs', label: '还款方式', value: dictionaryLabel('hkfs', loan.dkhkfs) },
    { key: 'zxll', label: '执行利率', value: rateText(loan.zxll) },
    { key: 'dqyhje', label: '当期应还款额', value: formatMoney(loan.dqyhje) },
    { key: 'xqhkrq', label: '下期还款日', value: loan.xqhkrq || '--' },
    { key: 'ydhkr', label: '约定还款日', value: `每月${loan.ydhkr}日` },
    { key: 'hkzh', label: '还款账号', value: groupBankCard(loan.hkzh) },
    // An unreadable amount is shown, not omitted as if nothing were overdue.
    ...(parseOptionalYuan(loan.yqbj) === 0n ? [] : overdue),
  ];
}
