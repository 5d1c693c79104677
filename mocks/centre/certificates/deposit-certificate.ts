import type { LabelledValue } from '@/api/business';
import type { TermsByMonth } from '@/api/terms-by-month';
import { fundTime, type PlainMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { termsText } from '@/domain/unit-terms';
import { labelOf } from '../cases/field-reader';
import type { DocumentContent, DocumentTable } from '../documents/document';
import { paidMonths } from '../kernel/account-figures';
import type { Actor, Desk } from '../kernel/desk';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { personOf } from '../kernel/people';
import { loansOf, publicStatus } from '../loans/loans';
import { depositAccount } from '../members/person-views';
import { inTwoLanguages } from './certificate-english';

const MONTHS_SHOWN = 12;

/** What a person chooses to have on the certificate of deposits. */
export interface CertificateChoice {
  /** Hidden where only the contributions matter. */
  balance: 'shown' | 'hidden';
  /** Months whose deposits are listed, both inclusive; without them none are. */
  period?: readonly [PlainMonth, PlainMonth];
  /** The name as the passport spells it, for a certificate in two languages. */
  passportName?: string;
}

/** 个人住房公积金缴存证明: the account as it stands, with what the person chose to have on it. */
export function depositCertificate(
  desk: Desk,
  actor: Actor,
  purpose: string,
  { balance, period, passportName }: CertificateChoice = { balance: 'shown' },
): DocumentContent {
  const until = fundTime(desk.now());
  const listed = period && depositsOf(desk, actor).filter(({ entry }) => isWithin(entry.hjny ?? '', period));
  const facts = depositFacts(desk, actor).filter(({ key }) => key !== 'grzhye' || balance === 'shown');
  if (passportName) facts.splice(1, 0, { label: '护照姓名拼写', value: passportName });
  const content: DocumentContent = {
    title: '个人住房公积金缴存证明',
    facts: [
      ...facts,
      ...(listed && period
        ? [
            { label: '缴存期间', value: `${period[0]}至${period[1]}` },
            { label: '期间缴存笔数', value: `${listed.length}笔` },
            { label: '期间缴存合计', value: moneyText(listed.reduce((sum, { line }) => sum + line.fen, 0n)) },
          ]
        : []),
      { label: '证明用途', value: purpose },
    ],
    ...(listed && { tables: [depositTable('缴存明细', listed)] }),
    paragraphs: [
      `兹证明以上职工在本中心缴存住房公积金，数据截至${until}。`,
      '本证明仅用于上述用途，不作为提取、贷款的审批结论。',
    ],
    seal: true,
  };
  return passportName ? inTwoLanguages(content, until) : content;
}

const isWithin = (month: PlainMonth, [from, to]: readonly [PlainMonth, PlainMonth]) => month >= from && month <= to;

/** 异地贷款职工住房公积金缴存使用证明: deposits of the last year and the loans so far, for the centre of another city. */
export function outOfTownCertificate(desk: Desk, actor: Actor, purpose: string, centre: string): DocumentContent {
  const loans = loansOf(desk.store, personOf(desk, actor).grzh);
  const open = loans.filter((loan) => publicStatus(loan) !== '3').length;
  return {
    title: '异地贷款职工住房公积金缴存使用证明',
    facts: [
      ...depositFacts(desk, actor),
      { label: '贷款地中心', value: centre },
      { label: '证明用途', value: purpose },
      { label: '公积金贷款次数', value: `${loans.length}次` },
      { label: '未结清公积金贷款', value: `${open}笔` },
    ],
    tables: [depositTable(`最近${MONTHS_SHOWN}笔缴存`, depositsOf(desk, actor).slice(-MONTHS_SHOWN))],
    paragraphs: [
      `${centre}：兹证明以上职工在本中心的缴存和使用情况属实，数据截至${fundTime(desk.now())}。`,
      '职工在贵中心申请住房公积金贷款获批后，请将贷款信息反馈本中心。',
    ],
    seal: true,
  };
}

/** Name and number in full: a certificate is handed over by the person whose data it shows. */
export function depositFacts(desk: Desk, actor: Actor): LabelledValue[] {
  const person = personOf(desk, actor);
  const account = depositAccount(desk, actor);
  return [
    { key: 'xingming', label: '姓名', value: person.xingming },
    { label: '证件类型', value: labelOf('zjlx', person.zjlx) },
    { key: 'zjhm', label: '证件号码', value: person.zjhm },
    { label: '个人账号', value: person.grzh },
    { label: '单位名称', value: account.dwmc },
    { label: '账户状态', value: labelOf('grzhzt', account.grzhzt) },
    { label: '开户日期', value: account.khrq },
    { label: '缴至年月', value: account.jzny || '--' },
    { label: '缴存基数', value: moneyText(account.grjcjs) },
    { label: '缴存比例', value: `单位${account.dwjcbl}%，个人${account.grjcbl}%` },
    { label: '月缴存额', value: moneyText(account.yjce) },
    ...termsLine(account),
    { key: 'grzhye', label: '账户余额', value: moneyText(account.grzhye) },
    { label: '连续缴存月数', value: `${account.lxzcjcys}个月` },
    { label: '累计缴存月数', value: `${account.ljjcys}个月` },
  ];
}

/** A figure that counts later stands with its month. */
function termsLine(account: TermsByMonth): LabelledValue[] {
  const text = termsText(account);
  return text === '' ? [] : [{ label: '生效说明', value: text }];
}

type Deposit = ReturnType<typeof depositsOf>[number];

/** Every monthly and back payment, oldest first. */
function depositsOf(desk: Desk, actor: Actor) {
  return postingsOf(desk.store, memberAccount(personOf(desk, actor).grzh)).filter(
    ({ entry }) => entry.kind === '01' || entry.kind === '02',
  );
}

/** Newest first. */
function depositTable(caption: string, deposits: readonly Deposit[]): DocumentTable {
  return {
    caption,
    head: ['汇缴年月', '入账日期', '业务', '单位缴存（元）', '个人缴存（元）', '合计（元）'],
    align: ['left', 'left', 'left', 'right', 'right', 'right'],
    rows: deposits
      .toReversed()
      .map(({ entry, line }) => [
        entry.hjny ?? '',
        entry.date,
        labelOf('gjmxlx', entry.kind),
        plainMoney(line.unitFen ?? 0n),
        plainMoney(line.fen - (line.unitFen ?? 0n)),
        plainMoney(line.fen),
      ]),
  };
}

/** '1,920.00': the head of the column says the unit. */
export function plainMoney(fen: bigint): string {
  return moneyText(fen).replace(/元$/, '');
}

/** Months paid in all: what makes a certificate of deposits worth anything. */
export function monthsPaid(desk: Desk, actor: Actor): number {
  return paidMonths(desk.store, personOf(desk, actor), desk.today()).total;
}
