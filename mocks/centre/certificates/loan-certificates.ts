import type { LabelledValue } from '@/api/business';
import { fundTime, monthOf, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent } from '../documents/document';
import type { Actor, Desk } from '../kernel/desk';
import { loanAccount, postingsOf } from '../kernel/ledger';
import { personOf } from '../kernel/people';
import { type LoanRecord, owedOf, termOf } from '../loans/loans';
import { plainMoney } from './deposit-certificate';

/** Loan ledger entry (domain catalogue 2.4), as the certificate lists it. */
interface LoanMovement {
  date: string;
  name: string;
  principal: Fen;
  interest: Fen;
  balance: Fen;
}

/** Kinds of the loan ledger: 'DK' and the code of dkywmxlx. */
const KINDS: Readonly<Record<string, string>> = {
  DK01: '贷款发放',
  DK02: '正常还款',
  DK03: '提前还款',
  DK04: '逾期还款',
  DK05: '公积金提取还款',
  DK06: '结清',
  DK07: '贷款展期',
  DK08: '贷款缩期',
  DK09: '核销',
  DK99: '其他',
};

/** Everything booked on a loan, oldest first, with the balance after each. */
export function movementsOf(desk: Desk, loan: LoanRecord): LoanMovement[] {
  let owed = 0n;
  return postingsOf(desk.store, loanAccount(loan.dkzh)).map(({ entry, line }) => {
    owed -= line.fen;
    const interest = entry.lines.reduce((sum, one) => (one.account === 'interest-income' ? sum + one.fen : sum), 0n);
    const name = KINDS[entry.kind] ?? entry.zhaiyao;
    return { date: entry.date, name, principal: line.fen, interest, balance: owed };
  });
}

/** 住房公积金贷款结清证明. */
export function settledCertificate(desk: Desk, actor: Actor, loan: LoanRecord, purpose: string): DocumentContent {
  const settledOn = movementsOf(desk, loan).at(-1)?.date ?? '';
  return {
    title: '住房公积金贷款结清证明',
    facts: [
      ...loanFacts(desk, actor, loan),
      { label: '结清日期', value: settledOn },
      { label: '证明用途', value: purpose },
    ],
    paragraphs: [
      `借款人在本中心的上述住房公积金贷款本息已于${settledOn}全部结清，数据截至${fundTime(desk.now())}。`,
      '凭本证明可以办理抵押注销登记。',
    ],
    seal: true,
  };
}

/** 住房公积金贷款还款明细证明 of the months from `from` to `to`, both inclusive. */
export function repaymentCertificate(
  desk: Desk,
  actor: Actor,
  loan: LoanRecord,
  purpose: string,
  [from, to]: readonly [PlainMonth, PlainMonth],
): DocumentContent {
  const shown = movementsOf(desk, loan).filter(({ date }) => monthOf(date) >= from && monthOf(date) <= to);
  const paid = shown.filter(({ principal, interest }) => principal > 0n || interest > 0n);
  const sum = (pick: (one: LoanMovement) => Fen) => paid.reduce((total, one) => total + pick(one), 0n);
  return {
    title: '住房公积金贷款还款明细证明',
    subtitle: `（${from}至${to}）`,
    facts: [
      ...loanFacts(desk, actor, loan),
      { label: '证明用途', value: purpose },
      { label: '期间还款次数', value: `${paid.length}次` },
      { label: '期间归还本金', value: moneyText(sum((one) => one.principal)) },
      { label: '期间支付利息', value: moneyText(sum((one) => one.interest)) },
    ],
    tables: [
      {
        caption: '还款明细',
        head: ['日期', '业务', '发生额（元）', '本金（元）', '利息（元）', '贷款余额（元）'],
        align: ['left', 'left', 'right', 'right', 'right', 'right'],
        rows: shown.map(({ date, name, principal, interest, balance }) => [
          date,
          name,
          plainMoney(principal < 0n ? -principal : principal + interest),
          plainMoney(principal < 0n ? 0n : principal),
          plainMoney(interest),
          plainMoney(balance),
        ]),
      },
    ],
    paragraphs: [`以上为借款人在所列期间的还款情况，数据截至${fundTime(desk.now())}。`],
    seal: true,
  };
}

function loanFacts(desk: Desk, actor: Actor, loan: LoanRecord): LabelledValue[] {
  const person = personOf(desk, actor);
  return [
    { label: '借款人', value: person.xingming },
    { label: '证件号码', value: person.zjhm },
    { label: '借款合同编号', value: loan.jkhtbh },
    { label: '贷款账号', value: loan.dkzh },
    { label: '贷款类型', value: labelOf('dklx', loan.dklx) },
    { label: '贷款金额', value: moneyText(loan.htdkje) },
    { label: '贷款期限', value: `${termOf(loan)}个月` },
    { label: '执行利率', value: `${loan.zxll}%` },
    { label: '还款方式', value: labelOf('hkfs', loan.hkfs) },
    { label: '发放日期', value: loan.disbursed },
    { label: '贷款余额', value: moneyText(owedOf(desk.store, loan)) },
  ];
}
