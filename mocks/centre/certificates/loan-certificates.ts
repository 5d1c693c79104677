import type { LabelledValue } from '@/api/client/labelled-value';
import { fundTime, monthOf, monthSpan, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText, rateText } from '@/domain/money';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent } from '../documents/document-content';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { isRepayment, type LoanMovement, movementsOf } from '../loans/loan-movements';
import { type LoanRecord, owedPrincipal, remainingTerm } from '../loans/loans';
import { mortgageOf } from '../registers/mortgages';
import { plainMoney } from './deposit-certificate';

/** 住房公积金贷款结清证明. */
export function settledCertificate(tx: Transaction, actor: Actor, loan: LoanRecord, purpose: string): DocumentContent {
  const mortgage = mortgageOf(tx.store, loan.dkzh);
  const settledOn = movementsOf(tx.store, loan).at(-1)?.booked ?? '';
  return {
    title: '住房公积金贷款结清证明',
    facts: [
      ...loanFacts(tx, actor, loan),
      { label: '结清日期', value: settledOn },
      { label: '证明用途', value: purpose },
    ],
    paragraphs: [
      `借款人在本中心的上述住房公积金贷款本息已于${settledOn}全部结清，数据截至${fundTime(tx.now())}。`,
      ...(mortgage && mortgage.zt !== 'released' ? ['凭本证明可以办理抵押注销登记。'] : []),
    ],
    seal: true,
  };
}

/** 住房公积金贷款还款明细证明 from `from` to `to`, both months inclusive. */
export function repaymentCertificate(
  tx: Transaction,
  actor: Actor,
  loan: LoanRecord,
  purpose: string,
  [from, to]: readonly [PlainMonth, PlainMonth],
): DocumentContent {
  const shown = movementsOf(tx.store, loan).filter(({ booked }) => monthOf(booked) >= from && monthOf(booked) <= to);
  const paid = shown.filter(isRepayment);
  const sum = (pick: (one: LoanMovement) => Fen) => paid.reduce((total, one) => total + pick(one), 0n);
  return {
    title: '住房公积金贷款还款明细证明',
    subtitle: `（${monthSpan(from, to)}）`,
    facts: [
      ...loanFacts(tx, actor, loan),
      { label: '证明用途', value: purpose },
      { label: '期间还款次数', value: `${paid.length}次` },
      { label: '期间归还本金', value: moneyText(sum((one) => one.principal)) },
      { label: '期间支付利息', value: moneyText(sum((one) => one.interest)) },
      { label: '期间支付罚息', value: moneyText(sum((one) => one.penalty)) },
    ],
    tables: [
      {
        caption: '还款明细',
        head: ['日期', '业务', '发生额（元）', '本金（元）', '利息（元）', '罚息（元）', '贷款余额（元）'],
        align: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
        rows: shown.map(({ booked, dkywmxlx, fen, principal, interest, penalty, balance }) => [
          booked,
          labelOf('dkywmxlx', dkywmxlx),
          plainMoney(fen),
          plainMoney(principal),
          plainMoney(interest),
          plainMoney(penalty),
          plainMoney(balance),
        ]),
      },
    ],
    paragraphs: [`以上为借款人在所列期间的还款情况，数据截至${fundTime(tx.now())}。`],
    seal: true,
  };
}

function loanFacts(tx: Transaction, actor: Actor, loan: LoanRecord): LabelledValue[] {
  const person = personOf(tx, actor);
  return [
    { label: '借款人', value: person.xingming },
    { label: '证件号码', value: person.zjhm },
    { label: '借款合同编号', value: loan.jkhtbh },
    { label: '贷款账号', value: loan.dkzh },
    { label: '贷款类型', value: labelOf('dklx', loan.dklx) },
    { label: '贷款金额', value: moneyText(loan.htdkje) },
    { label: '贷款期限', value: `${remainingTerm(loan)}个月` },
    { label: '执行利率', value: rateText(loan.zxll) },
    { label: '还款方式', value: labelOf('hkfs', loan.hkfs) },
    { label: '发放日期', value: loan.disbursed },
    { label: '贷款余额', value: moneyText(owedPrincipal(tx.store, loan)) },
  ];
}
