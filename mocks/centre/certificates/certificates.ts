// Certificates issued to a person: conditions, fields and content (docs/rules/certificates.md).

import sm from 'sm-crypto';
import type { IssuedDocument } from '@/api/archive/documents';
import type { Condition } from '@/api/client/condition';
import type { CertificateBasis, CertificateKind, CertificateLoan } from '@/api/person/certificates';
import { fundTime, monthOf } from '@/domain/dates';
import { moneyText, toYuan } from '@/domain/money';
import { maskIdNumber, maskName } from '@/domain/text/mask';
import { isPassportName } from '@/domain/text/passport-name';
import { certificateFields } from '@/schema/individual/certificate';
import { HALL_RULES } from '../../data/menus/rule-names';
import { policyCount } from '../../data/policy/policy';
import { gapOf } from '../access/gate';
import { FieldReader, labelOf } from '../cases/field-reader';
import { readFields } from '../cases/read-fields';
import { issueDocument, onceKeys } from '../documents/document';
import type { DocumentContent } from '../documents/document-content';
import { requireNumberOfActor } from '../kernel/business-numbers';
import { idempotent } from '../kernel/idempotency';
import { personOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { movementsOf } from '../loans/loan-movements';
import { type LoanRecord, loansOf, owedPrincipal, publicStatus } from '../loans/loans';
import { syllablesOf } from '../public/search/pinyin';
import { inEnglish } from './certificate-english';
import {
  type CertificateOptions,
  depositCertificate,
  depositFacts,
  monthsPaid,
  outOfTownCertificate,
} from './deposit-certificate';
import { repaymentCertificate, settledCertificate } from './loan-certificates';

const KINDS: readonly string[] = ['11', '12', '13', '14'] satisfies CertificateKind[];
const OTHER_PURPOSE = '9';
const BILINGUAL = '2';
const REGULATION = '《住房公积金管理条例》（国务院令第844号修订）';
const DOUBLE_SURNAMES = /^(欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|夏侯|端木|独孤|南宫|闻人)/;

/** Returns whether a certificate can be issued now, and its choices. @throws BusinessError for a kind not issued here */
export function certificateBasis(tx: Transaction, actor: Actor, input: { zmlx: string }): CertificateBasis {
  const kind = kindOf(input.zmlx);
  const tj = conditionsOf(tx, actor, kind);
  const yl = depositFacts(tx, actor).map((fact) => {
    if (fact.key === 'xingming') return { ...fact, value: maskName(fact.value) };
    return fact.key === 'zjhm' ? { ...fact, value: maskIdNumber(fact.value) } : fact;
  });
  const dk = kind === '13' || kind === '14' ? loansFor(tx, actor, kind) : [];
  const xmpy = kind === '11' ? passportNameOf(personOf(tx, actor).xingming) : '';
  return { mz: tj.every((condition) => condition.mz), tj, yl: kind === '11' || kind === '12' ? yl : [], dk, xmpy };
}

/**
 * Issues a certificate; idempotent by its number. All fields are read again; the loan must be the person's own.
 * @throws BusinessError with field errors, or for a number used by another certificate
 */
export function issueCertificate(
  tx: Transaction,
  actor: Actor,
  raw: Readonly<Record<string, unknown>>,
): IssuedDocument {
  const { ywlsh, ...content } = raw;
  const number = typeof ywlsh === 'string' ? ywlsh : '';
  requireNumberOfActor(tx, actor, 'ZMKJ', number);
  return idempotent(tx, actor, { name: 'zmkj', number, content }, () => issue(tx, actor, number, content));
}

function issue(tx: Transaction, actor: Actor, number: string, raw: Readonly<Record<string, unknown>>): IssuedDocument {
  if (issuedUnder(tx, number)) throw new BusinessError(REFUSED, '该业务流水号已开具过另一份证明，请在列表中查看');
  const kind = kindOf(typeof raw.zmlx === 'string' ? raw.zmlx : '');
  const broken = conditionsOf(tx, actor, kind).find((condition) => !condition.mz);
  if (broken) throw new BusinessError(REFUSED, `${broken.tjmc}：${broken.sjz}。${broken.xyb ?? ''}`);
  const reader = new FieldReader(raw);
  readFields(reader, certificateFields, {
    today: tx.today(),
    options: { dkzh: loansFor(tx, actor, kind).map(({ dkzh }) => dkzh) },
  });
  const { zmyt = '', ytsm = '' } = reader.values;
  const yt = zmyt === OTHER_PURPOSE ? ytsm : labelOf('grzmyt', zmyt);
  const isRead = Object.keys(reader.errors).length === 0;
  const content = isRead ? contentOf(tx, actor, kind, reader, yt) : undefined;
  if (!content || Object.keys(reader.errors).length > 0) {
    throw new BusinessError(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors: reader.errors });
  }
  const validMonths = policyCount('p.zmYxq');
  const owner = ownerOf(actor);
  const once = `zmkj|${owner}|${kind}|${tx.today()}|${yt}|${factsText(tx, content)}`;
  const issued = issueDocument(tx, { owner, kind, content, yt, validMonths, once });
  onceKeys(tx.store).put(keyOf(number), { zmbh: issued.zmbh });
  return issued;
}

/** Content without its time of day, because equal content on one day is one certificate. */
const factsText = (tx: Transaction, content: DocumentContent) =>
  sm.sm3(JSON.stringify(content).replaceAll(fundTime(tx.now()), ''));

const keyOf = (number: string) => `zmkj:${number}`;
const issuedUnder = (tx: Transaction, number: string) => onceKeys(tx.store).get(keyOf(number)) !== undefined;

function contentOf(
  tx: Transaction,
  actor: Actor,
  kind: CertificateKind,
  reader: FieldReader,
  yt: string,
): DocumentContent | undefined {
  if (kind === '11') return depositCertificate(tx, actor, yt, choiceOf(reader.values));
  if (kind === '12') return outOfTownCertificate(tx, actor, yt, reader.values.dkdzx ?? '');
  const loan = loansOf(tx.store, personOf(tx, actor).grzh).find((one) => one.dkzh === reader.values.dkzh);
  if (!loan) return undefined;
  if (kind === '14') return repaymentCertificate(tx, actor, loan, yt, periodOf(reader.values));
  const reason = whyNotSettled(tx, loan);
  if (reason) reader.fail('dkzh', reason);
  return settledCertificate(tx, actor, loan, yt);
}

/** Options of a deposit certificate. */
function choiceOf(values: Readonly<Record<string, string>>): CertificateOptions {
  const { zmyz, sfxsye, sflmx, xmpy = '', zmyt = '', ytsmyw = '' } = values;
  const purpose = zmyt === OTHER_PURPOSE ? ytsmyw : inEnglish('grzmyt', zmyt);
  return {
    balance: sfxsye === '0' ? 'hidden' : 'shown',
    ...(sflmx === '1' && { period: periodOf(values) }),
    ...(zmyz === BILINGUAL && { abroad: { passportName: xmpy.toUpperCase(), purpose } }),
  };
}

const periodOf = ({ ksny = '', jsny = '' }: Readonly<Record<string, string>>): [string, string] => [ksny, jsny];

/** The gate of all businesses applies to certificates too, where it is read before the form. */
function conditionsOf(tx: Transaction, actor: Actor, kind: CertificateKind): Condition[] {
  const gap = gapOf(tx, actor);
  const complete: Condition = {
    tjbh: 'xx',
    tjmc: '个人信息完整',
    mz: gap === undefined,
    sjz: gap ? '不完整' : '完整',
    yqz: '完整',
    yj: HALL_RULES,
    ...(gap && { xyb: gap.refusal }),
  };
  return [complete, ...ownConditions(tx, actor, kind)];
}

function ownConditions(tx: Transaction, actor: Actor, kind: CertificateKind): Condition[] {
  const person = personOf(tx, actor);
  if (kind === '13' || kind === '14') {
    const loans = loansOf(tx.store, person.grzh);
    const settled = loans.filter((loan) => publicStatus(loan) === '3').length;
    const has: Condition = {
      tjbh: 'dk',
      tjmc: '在本中心有公积金贷款',
      mz: loans.length > 0,
      sjz: `${loans.length}笔`,
      yqz: '至少1笔',
      yj: HALL_RULES,
      xyb: '没有贷款记录，不需要开具；异地贷款请向贷款地中心申请',
    };
    if (kind === '14' || loans.length === 0) return [has];
    return [
      has,
      {
        tjbh: 'jq',
        tjmc: '有已结清的贷款',
        mz: settled > 0,
        sjz: `已结清${settled}笔，未结清${loans.length - settled}笔`,
        yqz: '至少1笔已结清',
        yj: HALL_RULES,
        xyb: '贷款结清后即可开具；可先办理提前结清，或开具还款明细证明',
      },
    ];
  }
  const months = monthsPaid(tx, actor);
  const conditions: Condition[] = [
    {
      tjbh: 'jc',
      tjmc: '在本中心有缴存记录',
      mz: months > 0,
      sjz: `累计缴存${months}个月`,
      yqz: '至少1个月',
      yj: REGULATION,
      xyb: '首次缴存入账后即可开具',
    },
  ];
  if (kind === '11') return conditions;
  return [
    ...conditions,
    {
      tjbh: 'zt',
      tjmc: '账户状态为正常或封存',
      mz: person.grzhzt === '01' || person.grzhzt === '02',
      sjz: labelOf('grzhzt', person.grzhzt),
      yqz: '正常、封存',
      yj: REGULATION,
      xyb: '账户已销户或冻结的，请到柜台办理',
    },
  ];
}

function loansFor(tx: Transaction, actor: Actor, kind: CertificateKind): CertificateLoan[] {
  return loansOf(tx.store, personOf(tx, actor).grzh).map((loan) => ({
    dkzh: loan.dkzh,
    jkhtbh: loan.jkhtbh,
    htdkje: toYuan(loan.htdkje),
    dkye: toYuan(owedPrincipal(tx.store, loan)),
    dkzhzt: publicStatus(loan),
    qsny: monthOf(movementsOf(tx.store, loan)[0]?.booked ?? loan.disbursed),
    yy: kind === '13' ? whyNotSettled(tx, loan) : '',
  }));
}

/** Returns why the loan is not settled, by state and ledger; '' for a settled one. */
function whyNotSettled(tx: Transaction, loan: LoanRecord): string {
  const owed = owedPrincipal(tx.store, loan);
  if (loan.disbursed > tx.today()) return '贷款尚未发放';
  if (owed > 0n || publicStatus(loan) !== '3') {
    return `贷款尚未结清，余额${moneyText(owed)}，结清后即可开具`;
  }
  return '';
}

/** Suggests the passport name: 张建国 → ZHANG JIANGUO, 欧阳娜 → OUYANG NA; the person can correct it. */
function passportNameOf(xingming: string): string {
  const syllables = syllablesOf(xingming.replaceAll('·', ' ')).map((one) => one.toUpperCase().replaceAll('Ü', 'YU'));
  const surname = DOUBLE_SURNAMES.test(xingming) ? 2 : 1;
  const parts = [syllables.slice(0, surname), syllables.slice(surname)].map((part) => part.join('').trim());
  const name = parts.join(' ').trim();
  return isPassportName(name) ? name : '';
}

function kindOf(zmlx: string): CertificateKind {
  if (!KINDS.includes(zmlx)) throw new BusinessError(REFUSED, '不能开具这种证明');
  // Validated against the list of kinds above.
  return zmlx as CertificateKind;
}
