import { fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { type Fen, fenOf, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policy } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { memberAccount, post } from '../../kernel/accounts/ledger';
import { type ContributionPeriod, hasAccount, type PersonRecord, persons } from '../../kernel/people';
import { changeInfo } from '../../kernel/person-info';
import type { Transaction } from '../../kernel/transaction';
import { firstMandateDebit, type MandateRecord, mandates } from './flexible-mandates';

export const FLEXIBLE_ROLE = 'lhjyjczgry';
export const FLEXIBLE_AGREEMENT = '灵活就业人员住房公积金缴存使用协议';
/** Clauses on the deductions by way of payment (dictionary lhjclx). */
const DEPOSIT_TERMS: Readonly<Record<string, string>> = {
  '1': '缴存人自愿缴存住房公积金，授权中心按约定的日期和金额从扣款账户扣款；扣款未成功的当月再扣两次，仍未成功的记为未缴，不计违约。',
  '2': '缴存人自愿一次性缴存住房公积金，授权中心从扣款账户扣划约定的金额一次；此后不再扣款。',
  '3': '缴存人自愿缴存住房公积金，缴存的时间和金额由缴存人自定；未经缴存人发起，中心不从扣款账户扣款。',
};

/** Carries out an approved GJ0801: account 01 of the flexible collective, mandate, agreement. @returns the result as text */
export function openFlexible(tx: Transaction, record: CaseRecord, person: PersonRecord): string {
  const { store } = tx;
  const { values } = record;
  const today = tx.today();
  const kkr = Number(values.kkr || 0);
  const monthly = values.lhjclx === '1';
  const first = monthly
    ? firstMandateDebit(values.qjny ?? monthOf(today), kkr, today, shiftMonth(monthOf(today), 1))
    : '';
  const span: ContributionPeriod = {
    dwzh: FLEXIBLE,
    from: first ? monthOf(first) : monthOf(today),
    // Voluntary deposits owe no month.
    base: monthly ? fenOf(values.grjcjs ?? '') : 0n,
    dwjcbl: '0',
    grjcbl: monthly ? (values.grjcbl ?? '0') : '0',
  };
  const sealed = hasAccount(person);
  persons(store).put(person.grzh, {
    ...person,
    grzhzt: '01',
    khrq: sealed ? person.khrq : today,
    spans: [...person.spans, span],
    roles: [...new Set([...person.roles, FLEXIBLE_ROLE])],
  });
  mandates(store).put(person.grzh, mandateFrom(person.grzh, values));
  keepInfo(tx, record, person.grzh);
  move(tx, record, person.grzh, {
    kind: sealed ? '04' : '03',
    zhaiyao: sealed ? '启封为灵活就业缴存' : '灵活就业开户',
    fen: 0n,
  });
  const once = values.lhjclx === '2' ? fenOf(values.ycxje ?? '') : 0n;
  if (once > 0n) move(tx, record, person.grzh, { kind: '01', zhaiyao: '灵活就业一次性缴存', fen: once });
  issueAgreement(tx, record);
  const account = `个人账号${person.grzh}`;
  if (first) return `${account}，首次扣款日${first}（${moneyText(values.yjce ?? '')}）`;
  return once > 0n ? `${account}，${moneyText(once)}已扣款入账` : `${account}，可随时自行缴存`;
}

/** Returns the mandate agreed in an application. */
export function mandateFrom(grzh: string, values: Readonly<Record<string, string>>): MandateRecord {
  const { lhjclx, kkyhdm = '', kkzh = '', szrmbqb = '' } = values;
  return {
    grzh,
    lhjclx: lhjclx === '1' ? '1' : lhjclx === '2' ? '2' : '3',
    kkyhdm,
    kkzh,
    kkr: Number(values.kkr || 0),
    szrmbqb,
    tries: { month: '', count: 0 },
  };
}

/** Stores the application's personal fields as own information. */
function keepInfo(tx: Transaction, { values, blqd, ywlsh }: CaseRecord, grzh: string): void {
  const { hyzk, xueli, jzdz, lhrylb, cyrzt } = values;
  const known = Object.fromEntries(
    Object.entries({ hyzk, xueli, jtzz: jzdz, lhrylb, cyrzt }).filter(([, value]) => value),
  );
  changeInfo(tx, grzh, known, { czr: '本人', qd: blqd, id: ywlsh });
}

function move(
  tx: Transaction,
  { ywlsh }: CaseRecord,
  grzh: string,
  { kind, zhaiyao, fen }: { kind: string; zhaiyao: string; fen: Fen },
): void {
  const lines = [
    { account: memberAccount(grzh), fen, ...(fen > 0n ? { unitFen: 0n } : {}) },
    ...(fen > 0n ? [{ account: 'bank', fen: -fen }] : []),
  ];
  post(tx.store, { id: `${ywlsh}:${kind}`, date: tx.today(), kind, zhaiyao, ywlsh, dwzh: FLEXIBLE, lines });
}

function issueAgreement(tx: Transaction, record: CaseRecord): void {
  issueSignedDocument(tx, record, {
    kind: '38',
    once: 'lhxy',
    title: FLEXIBLE_AGREEMENT,
    signedAt: `　签订时间：${fundTime(tx.now())}`,
    facts: record.sqnr,
    paragraphs: [
      DEPOSIT_TERMS[record.values.lhjclx ?? ''] ?? '',
      `连续正常缴存满${policy('p.lhDkys').value}个月且符合其他条件的，可以申请住房公积金贷款；贷款期间应当继续缴存。`,
      '缴存人可以随时调整月缴存额、变更扣款账户、办理封存或转移；账户内的款项归缴存人所有，按规定提取，按年结息。',
    ],
  });
}
