import type { LabelledValue } from '@/api/client/labelled-value';
import type { TermsByMonth } from '@/api/person/terms-by-month';
import { fundTime, monthSpan, type PlainMonth } from '@/domain/dates';
import { termsText } from '@/domain/deposit/unit-terms';
import { formatMoney, moneyText } from '@/domain/money';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent, DocumentTable } from '../documents/document-content';
import { paidMonths } from '../kernel/accounts/account-figures';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { loanHistoryOf, publicStatus } from '../loans/loans';
import { depositAccount } from '../members/person-views';
import {
  inChinese,
  inEnglish,
  inTwoLanguages,
  moneyInEnglish,
  monthsInEnglish,
  type Wording,
} from './certificate-english';

const MONTHS_SHOWN = 12;

/** Options of a deposit certificate. */
export interface CertificateOptions {
  /** The balance can be hidden where only the contributions matter. */
  balance: 'shown' | 'hidden';
  /** Months whose deposits are listed, both inclusive; none without it. */
  period?: readonly [PlainMonth, PlainMonth];
  /** Bilingual certificate: name as in the passport, and purpose in English. */
  abroad?: { passportName: string; purpose: string };
}

/** 个人住房公积金缴存证明: present state of the account with the chosen options. */
export function depositCertificate(
  tx: Transaction,
  actor: Actor,
  purpose: string,
  { balance, period, abroad }: CertificateOptions = { balance: 'shown' },
): DocumentContent {
  const until = fundTime(tx.now());
  const say = abroad ? inTwoLanguages : inChinese;
  const listed = period && depositsOf(tx, actor).filter(({ entry }) => isWithin(entry.hjny ?? '', period));
  const facts = depositFacts(tx, actor, say).filter(({ key }) => key !== 'grzhye' || balance === 'shown');
  if (abroad)
    facts.splice(1, 0, { label: say.label('护照姓名拼写', 'Name as in passport'), value: abroad.passportName });
  return {
    title: '个人住房公积金缴存证明',
    ...(abroad && { subtitle: 'Certificate of Housing Provident Fund Contributions', bilingual: true }),
    facts: [
      ...facts,
      ...(listed && period ? periodFacts(period, listed, say) : []),
      {
        label: say.label('证明用途', 'Purpose'),
        value: say.value(purpose, abroad?.purpose ?? ''),
      },
    ],
    ...(listed && { tables: [depositTable(say.label('缴存明细', 'Contributions'), listed, say)] }),
    paragraphs: [
      `兹证明以上职工在本中心缴存住房公积金，数据截至${until}。`,
      '本证明仅用于上述用途，不作为提取、贷款的审批结论。',
      ...(abroad
        ? [
            `This is to certify that the above employee contributes to the housing provident fund at this centre. Data as of ${until}.`,
            'This certificate is for the stated purpose only and is no decision on a withdrawal or a loan.',
          ]
        : []),
    ],
    seal: true,
  };
}

function periodFacts([from, to]: readonly [PlainMonth, PlainMonth], listed: readonly Deposit[], say: Wording) {
  const sum = listed.reduce((total, { line }) => total + line.fen, 0n);
  return [
    {
      label: say.label('缴存期间', 'Period'),
      value: say.value(monthSpan(from, to), from === to ? from : `${from} to ${to}`),
    },
    {
      label: say.label('期间缴存笔数', 'Contributions in period'),
      value: say.value(`${listed.length}笔`, `${listed.length}`),
    },
    { label: say.label('期间缴存合计', 'Sum of period'), value: say.value(moneyText(sum), moneyInEnglish(sum)) },
  ];
}

const isWithin = (month: PlainMonth, [from, to]: readonly [PlainMonth, PlainMonth]) => month >= from && month <= to;

/** 异地贷款职工住房公积金缴存使用证明: last year's deposits and all loans, for the centre of another city. */
export function outOfTownCertificate(tx: Transaction, actor: Actor, purpose: string, centre: string): DocumentContent {
  // Joint loans are included, because the other city counts them too.
  const loans = loanHistoryOf(tx.store, personOf(tx, actor).grzh);
  const open = loans.filter((loan) => publicStatus(loan) !== '3').length;
  return {
    title: '异地贷款职工住房公积金缴存使用证明',
    facts: [
      ...depositFacts(tx, actor),
      { label: '贷款地中心', value: centre },
      { label: '证明用途', value: purpose },
      { label: '公积金贷款次数', value: `${loans.length}次` },
      { label: '未结清公积金贷款', value: `${open}笔` },
    ],
    tables: [depositTable(`最近${MONTHS_SHOWN}笔缴存`, depositsOf(tx, actor).slice(-MONTHS_SHOWN))],
    paragraphs: [
      `${centre}：兹证明以上职工在本中心的缴存和使用情况属实，数据截至${fundTime(tx.now())}。`,
      '职工在贵中心申请住房公积金贷款获批后，请将贷款信息反馈本中心。',
    ],
    seal: true,
  };
}

/** Name and ID number unmasked, because the owner hands the certificate over. */
export function depositFacts(tx: Transaction, actor: Actor, say = inChinese): LabelledValue[] {
  const person = personOf(tx, actor);
  const account = depositAccount(tx, actor);
  const { grjcjs, dwjcbl, grjcbl, yjce, grzhye, lxzcjcys, ljjcys } = account;
  const money = (yuan: string) => say.value(moneyText(yuan), moneyInEnglish(yuan));
  const months = (count: number) => say.value(`${count}个月`, monthsInEnglish(count));
  const shares = say.value(`单位${dwjcbl}%，个人${grjcbl}%`, `employer ${dwjcbl}%, employee ${grjcbl}%`);
  return [
    { key: 'xingming', label: say.label('姓名', 'Name'), value: person.xingming },
    { label: say.label('证件类型', 'ID type'), value: say.code('zjlx', person.zjlx) },
    { key: 'zjhm', label: say.label('证件号码', 'ID number'), value: person.zjhm },
    { label: say.label('个人账号', 'Account number'), value: person.grzh },
    { label: say.label('单位名称', 'Employer'), value: account.dwmc },
    { label: say.label('账户状态', 'Account status'), value: say.code('grzhzt', account.grzhzt) },
    { label: say.label('开户日期', 'Opened on'), value: account.khrq },
    { label: say.label('缴至年月', 'Contributed up to'), value: account.jzny || '--' },
    { label: say.label('缴存基数', 'Monthly base'), value: money(grjcjs) },
    { label: say.label('缴存比例', 'Contribution rate'), value: shares },
    { label: say.label('月缴存额', 'Monthly contribution'), value: money(yjce) },
    ...termsLine(account),
    { key: 'grzhye', label: say.label('账户余额', 'Balance'), value: money(grzhye) },
    { label: say.label('连续缴存月数', 'Consecutive months'), value: months(lxzcjcys) },
    { label: say.label('累计缴存月数', 'Months in total'), value: months(ljjcys) },
  ];
}

/** Deposit terms; a figure effective later is shown with its month. */
function termsLine(account: TermsByMonth): LabelledValue[] {
  const text = termsText(account);
  return text === '' ? [] : [{ label: '生效说明', value: text }];
}

type Deposit = ReturnType<typeof depositsOf>[number];

/** Returns all monthly deposits and back-payments, oldest first. */
function depositsOf(tx: Transaction, actor: Actor) {
  return postingsOf(tx.store, memberAccount(personOf(tx, actor).grzh)).filter(
    ({ entry }) => entry.kind === '01' || entry.kind === '02',
  );
}

/** Table of deposits, newest first. */
function depositTable(caption: string, deposits: readonly Deposit[], say = inChinese): DocumentTable {
  return {
    caption,
    head: [
      say.label('汇缴年月', 'Month'),
      say.label('入账日期', 'Booked on'),
      say.label('业务', 'Kind'),
      say.label('单位缴存（元）', 'Employer (CNY)'),
      say.label('个人缴存（元）', 'Employee (CNY)'),
      say.label('合计（元）', 'Total (CNY)'),
    ],
    align: ['left', 'left', 'left', 'right', 'right', 'right'],
    rows: deposits
      .toReversed()
      .map(({ entry, line }) => [
        entry.hjny ?? '',
        entry.date,
        say.label(labelOf('gjmxlx', entry.kind), inEnglish('gjmxlx', entry.kind)),
        plainMoney(line.unitFen ?? 0n),
        plainMoney(line.fen - (line.unitFen ?? 0n)),
        plainMoney(line.fen),
      ]),
  };
}

/** Formats '1,920.00'; the column head names the unit. */
export function plainMoney(fen: bigint): string {
  return formatMoney(fen, '');
}

/** Returns the number of months paid; without any, no deposit certificate is issued. */
export function monthsPaid(tx: Transaction, actor: Actor): number {
  return paidMonths(tx.store, personOf(tx, actor), tx.today()).total;
}
