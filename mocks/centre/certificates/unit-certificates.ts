// Certificates of a unit (docs/rules/gj0209-deposit-certificate.md): monthly deposits, no arrears, members.

import { monthSpan, monthsFrom, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { maskIdNumber } from '@/domain/text/mask';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent, DocumentTable } from '../documents/document-content';
import { monthlyOf, presentTerms } from '../kernel/accounts/account-figures';
import { pendingAccount, postingsOf } from '../kernel/accounts/ledger';
import { type PersonRecord, unitOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { ratiosIn } from '../kernel/unit/unit-ratios';
import { membersOf } from '../members/unit/unit-members';
import { dueMonths, owedSums, owedText } from '../remittance/due-months';
import { overdueDeferredMonths } from '../remittance/relief-days';
import { plainMoney } from './deposit-certificate';

export interface StatementPeriod {
  from: PlainMonth;
  to: PlainMonth;
}

interface Paid {
  fen: Fen;
  people: ReadonlySet<string>;
  day: string;
}

/** Months booked to members by the ledger: month → amount, people, day. */
function paidMonths(tx: Transaction, dwzh: string): Map<PlainMonth, Paid> {
  const months = new Map<PlainMonth, Paid>();
  for (const { entry, line } of postingsOf(tx.store, pendingAccount(dwzh))) {
    if (line.fen >= 0n || !entry.hjny) continue;
    const paid = entry.lines.flatMap(({ account }) => (account.startsWith('member:') ? [account] : []));
    const known = months.get(entry.hjny);
    const fen = (known?.fen ?? 0n) - line.fen;
    // A set, so that back-paid members count once.
    months.set(entry.hjny, { fen, people: new Set([...(known?.people ?? []), ...paid]), day: entry.date });
  }
  return months;
}

/** Text of unpaid months past their last day; '' for none. */
export function arrearsOf(tx: Transaction, actor: Actor): string {
  const unit = unitOf(tx, actor);
  const months = [...overdueDeferredMonths(tx, unit), ...(dueMonths(tx, unit)?.overdue.months ?? [])].sort();
  return months.length === 0 ? '' : owedText(owedSums(tx.store, unit.dwzh, months));
}

/** 21 单位缴存证明. */
export function depositOfUnit(
  tx: Transaction,
  actor: Actor,
  period: StatementPeriod,
  purpose: readonly string[],
): DocumentContent {
  const { dwzh } = unitOf(tx, actor);
  const paid = paidMonths(tx, dwzh);
  const months = monthsFrom(period.from, period.to);
  const rows = months.map((month) => {
    const found = paid.get(month);
    return [
      month,
      found ? String(found.people.size) : '--',
      found ? plainMoney(found.fen) : '--',
      found?.day ?? '未入账',
    ];
  });
  const total = months.reduce((sum, month) => sum + (paid.get(month)?.fen ?? 0n), 0n);
  const table: DocumentTable = {
    caption: '按月缴存情况',
    head: ['汇缴年月', '人数', '金额（元）', '入账日期'],
    align: ['left', 'right', 'right', 'left'],
    rows,
  };
  return {
    title: '单位住房公积金缴存证明',
    facts: [...factsOf(tx, actor, period, purpose), { label: '期间缴存合计', value: moneyText(total) }],
    tables: [table],
    paragraphs: ['兹证明以上单位在本中心缴存住房公积金的情况。', '本证明仅用于上述用途。'],
    seal: true,
  };
}

/** 22 单位无违规证明; refused with arrears. */
export function cleanRecord(
  tx: Transaction,
  actor: Actor,
  period: StatementPeriod,
  purpose: readonly string[],
): DocumentContent {
  return {
    title: '单位住房公积金无违规证明',
    facts: [...factsOf(tx, actor, period, purpose), { label: '欠缴月份', value: '无' }],
    paragraphs: [
      `${monthSpan(period.from, period.to)}期间，该单位在本中心没有欠缴，没有未办结的行政执法事项，未因违反《住房公积金管理条例》受到行政处罚。`,
      '本证明仅用于上述用途。',
    ],
    seal: true,
  };
}

/** 23 职工缴存名册. */
export function memberList(
  tx: Transaction,
  actor: Actor,
  period: StatementPeriod,
  purpose: readonly string[],
  members: readonly PersonRecord[],
): DocumentContent {
  const table: DocumentTable = {
    caption: `职工${peopleText(members.length)}`,
    head: ['个人账号', '姓名', '证件号码', '账户状态', '缴存基数（元）', '月缴存额（元）'],
    align: ['left', 'left', 'left', 'left', 'right', 'right'],
    rows: members.map((person) => [
      person.grzh,
      person.xingming,
      maskIdNumber(person.zjhm),
      labelOf('grzhzt', person.grzhzt),
      plainMoney(presentTerms(person, tx.today())?.base ?? 0n),
      plainMoney(monthlyOf(person, tx.today()).yjce),
    ]),
  };
  return {
    title: '单位职工住房公积金缴存名册',
    facts: factsOf(tx, actor, period, purpose),
    tables: [table],
    paragraphs: ['职工账户余额和贷款信息不在本名册内，由职工本人查询。'],
    seal: true,
  };
}

function factsOf(tx: Transaction, actor: Actor, { from, to }: StatementPeriod, purpose: readonly string[]) {
  const unit = unitOf(tx, actor);
  const { dwmc, dwzh, tyshxydm, dwzhzt, jzny } = unit;
  // Ratios of the period's last month, like the rows.
  const { dwjcbl, grjcbl } = ratiosIn(unit, to);
  const paying = paidMonths(tx, dwzh).get(to)?.people.size ?? 0;
  const members = membersOf(tx, actor);
  const [words = '', receiver = ''] = purpose;
  return [
    { label: '单位名称', value: dwmc },
    { label: '单位账号', value: dwzh },
    { label: '统一社会信用代码', value: tyshxydm },
    { label: '账户状态', value: labelOf('dwzhzt', dwzhzt) },
    { label: '缴存比例', value: `单位${dwjcbl}%，个人${grjcbl}%（${to}）` },
    { label: '缴存人数', value: `${peopleText(paying)}（${to}）` },
    { label: '封存人数', value: peopleText(members.filter(({ grzhzt }) => grzhzt === '02').length) },
    { label: '缴至年月', value: jzny },
    { label: '证明期间', value: monthSpan(from, to) },
    { label: '用途', value: words },
    ...(receiver ? [{ label: '接收单位', value: receiver }] : []),
  ];
}
