// Certificates of a unit (domain catalogue GJ0209): deposits month by month, no arrears, its members.

import { peopleText } from '@/domain/counts';
import { monthSpan, monthsFrom, type PlainMonth } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { type Fen, moneyText } from '@/domain/money';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent, DocumentTable } from '../documents/document';
import { monthlyOf, presentTerms } from '../kernel/account-figures';
import type { Actor, Desk } from '../kernel/desk';
import { pendingAccount, postingsOf } from '../kernel/ledger';
import { type PersonRecord, unitOf } from '../kernel/people';
import { ratiosIn } from '../kernel/unit-ratios';
import { membersOf } from '../members/unit-members';
import { dueMonths, owedOf, owedText } from '../remittance/due-months';
import { latePutOff } from '../remittance/relief-days';
import { plainMoney } from './deposit-certificate';

export interface Period {
  from: PlainMonth;
  to: PlainMonth;
}

interface Paid {
  fen: Fen;
  people: ReadonlySet<string>;
  day: string;
}

/** Booked to the members, by the ledger: month → amount, people, day. */
function paidMonths(desk: Desk, dwzh: string): Map<PlainMonth, Paid> {
  const months = new Map<PlainMonth, Paid>();
  for (const { entry, line } of postingsOf(desk.store, pendingAccount(dwzh))) {
    if (line.fen >= 0n || !entry.hjny) continue;
    const paid = entry.lines.flatMap(({ account }) => (account.startsWith('member:') ? [account] : []));
    const known = months.get(entry.hjny);
    const fen = (known?.fen ?? 0n) - line.fen;
    // Who was made up later is counted once.
    months.set(entry.hjny, { fen, people: new Set([...(known?.people ?? []), ...paid]), day: entry.date });
  }
  return months;
}

/** Months that are past their last day and not paid, in words; '' for none. */
export function arrearsOf(desk: Desk, actor: Actor): string {
  const unit = unitOf(desk, actor);
  const months = [...latePutOff(desk, unit), ...(dueMonths(desk, unit)?.overdue.months ?? [])].sort();
  return months.length === 0 ? '' : owedText(owedOf(desk.store, unit.dwzh, months));
}

/** 21 单位缴存证明. */
export function depositOfUnit(desk: Desk, actor: Actor, period: Period, purpose: readonly string[]): DocumentContent {
  const { dwzh } = unitOf(desk, actor);
  const paid = paidMonths(desk, dwzh);
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
    facts: [...factsOf(desk, actor, period, purpose), { label: '期间缴存合计', value: moneyText(total) }],
    tables: [table],
    paragraphs: ['兹证明以上单位在本中心缴存住房公积金的情况。', '本证明仅用于上述用途。'],
    seal: true,
  };
}

/** 22 单位无违规证明; nobody with arrears has it. */
export function cleanRecord(desk: Desk, actor: Actor, period: Period, purpose: readonly string[]): DocumentContent {
  return {
    title: '单位住房公积金无违规证明',
    facts: [...factsOf(desk, actor, period, purpose), { label: '欠缴月份', value: '无' }],
    paragraphs: [
      `${monthSpan(period.from, period.to)}期间，该单位在本中心没有欠缴，没有未办结的行政执法事项，未因违反《住房公积金管理条例》受到行政处罚。`,
      '本证明仅用于上述用途。',
    ],
    seal: true,
  };
}

/** 23 职工缴存名册. */
export function memberList(
  desk: Desk,
  actor: Actor,
  period: Period,
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
      plainMoney(presentTerms(person, desk.today())?.base ?? 0n),
      plainMoney(monthlyOf(person, desk.today()).yjce),
    ]),
  };
  return {
    title: '单位职工住房公积金缴存名册',
    facts: factsOf(desk, actor, period, purpose),
    tables: [table],
    paragraphs: ['职工账户余额和贷款信息不在本名册内，由职工本人查询。'],
    seal: true,
  };
}

function factsOf(desk: Desk, actor: Actor, { from, to }: Period, purpose: readonly string[]) {
  const unit = unitOf(desk, actor);
  const { dwmc, dwzh, tyshxydm, dwzhzt, jzny } = unit;
  // Of the last month of the period, like the rows.
  const { dwjcbl, grjcbl } = ratiosIn(unit, to);
  const paying = paidMonths(desk, dwzh).get(to)?.people.size ?? 0;
  const members = membersOf(desk, actor);
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
