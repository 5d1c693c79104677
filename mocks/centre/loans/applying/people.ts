import { isIdNumber } from '@/domain/identity/id-number';
import { isMobile } from '@/domain/identity/phone';
import { maskPhone } from '@/domain/text/mask';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { isRecord } from '@/lib/foreign-json';
import { readSpouse } from '../../cases/family';
import { FieldReader } from '../../cases/field-reader';
import type { Application, RawValues } from '../../cases/rule';
import { findPersonByZjhm } from '../../kernel/people';
import { HALL_ONLY, registeredPhone } from '../../kernel/registered-phone';
import type { Transaction } from '../../kernel/transaction';
import { logQuery } from '../../registers/register-queries';
import type { BorrowerHousehold } from './household';

const MOST_CO_BORROWERS = 3;
/** Guarantee kind: mutual guarantee of three persons. */
const MUTUAL = '76';
/** Guarantee kind: joint and several liability of persons or an agency. */
const SURETY = '03';

/** Reads block B5 and the spouse's mobile number; the spouse consents to the loan even if not a borrower. */
export function readFamily(reader: FieldReader, { tx }: Application, { person }: BorrowerHousehold): void {
  if (!readSpouse(reader, { store: tx.store, today: tx.today() }, person)) return;
  const { poxm: xingming = '', pozjhm: zjhm = '' } = reader.values;
  const elsewhere = readSignerPhone(reader, tx, { name: 'posjhm', label: '配偶手机号', xingming, zjhm });
  if (elsewhere) reader.remarks.posjhm = elsewhere;
}

export function readCoBorrowers(
  reader: FieldReader,
  { tx }: Application,
  raw: RawValues,
  { person }: BorrowerHousehold,
): void {
  const { pozjhm = '', poxm = '' } = reader.values;
  const seen = new Set([person.zjhm]);
  readRows(reader, raw, 'gtjkr', { label: '共同借款人', least: 0, most: MOST_CO_BORROWERS }, (row) => {
    const name = row.text('gtjkrxm', { label: '姓名', most: LONGEST_NAME });
    const type = row.code('gtjkrzjlx', { label: '证件类型', from: 'zjlx' });
    const zjhm = readIdentity(row, 'gtjkrzjhm', type);
    if (zjhm !== '' && seen.has(zjhm)) row.fail('gtjkrzjhm', '证件号码与本人或其他共同借款人重复');
    seen.add(zjhm);
    // Stored at the centre only; the applicant does not learn of the account.
    const account = findPersonByZjhm(tx, zjhm);
    if (account?.xingming === name) logQuery(tx.store, '住房公积金账户', zjhm);
    row.values.gtjkrgjjzh = account?.xingming === name ? account.grzh : '';
    row.money('gtjkrysr', { label: '月收入' });
    const relation = row.code('gtcdgx', { label: '关系', from: 'yjkrgx' });
    if (relation === '01') row.fail('gtcdgx', '共同借款人不能是本人');
    if (relation === '02' && (zjhm !== pozjhm || name !== poxm)) {
      row.fail('gtjkrzjhm', '与前面填写的配偶信息不一致，请核对');
    }
    if (relation !== '02' && zjhm !== '' && zjhm === pozjhm) row.fail('gtcdgx', '该共同借款人是配偶，请选择配偶');
    const elsewhere = readSignerPhone(row, tx, { name: 'gtjkrsjhm', label: '手机号', xingming: name, zjhm });
    // The spouse's fault is reported at the marriage field.
    return relation === '02' ? undefined : elsewhere;
  });
}

export function readGuarantors(
  reader: FieldReader,
  { tx }: Application,
  raw: RawValues,
  { person }: BorrowerHousehold,
): void {
  const { dkdblx = '' } = reader.values;
  if (dkdblx !== MUTUAL && dkdblx !== SURETY) return;
  const borrowers = new Set([
    person.zjhm,
    ...rowsOf(reader.values.gtjkr).map((one) => one.gtjkrzjhm ?? ''),
    reader.values.pozjhm ?? '',
  ]);
  const bounds = dkdblx === MUTUAL ? { least: 3, most: 3 } : { least: 1, most: 3 };
  const seen = new Set<string>();
  readRows(reader, raw, 'bzr', { label: '保证人', ...bounds }, (row) => {
    const xingming = row.text('bzrxm', { label: '姓名', most: LONGEST_NAME });
    const zjhm = readIdentity(row, 'bzrzjhm', '01');
    if (zjhm !== '' && borrowers.has(zjhm)) row.fail('bzrzjhm', '保证人不能是借款人或其配偶');
    if (zjhm !== '' && seen.has(zjhm)) row.fail('bzrzjhm', '保证人重复');
    seen.add(zjhm);
    row.text('bzrdwmc', { label: '工作单位', most: 60 });
    row.money('bzrysr', { label: '月收入' });
    return readSignerPhone(row, tx, { name: 'bzrsjhm', label: '手机号', xingming, zjhm });
  });
}

/** Parses rows from their stored text. */
export function rowsOf(json: string | undefined): Record<string, string>[] {
  const rows: unknown = JSON.parse(json || '[]');
  // The cast is safe: the centre wrote this text from a reader's values.
  return Array.isArray(rows) ? (rows as Record<string, string>[]) : [];
}

function readRows(
  reader: FieldReader,
  raw: RawValues,
  name: string,
  { label, least, most }: { label: string; least: number; most: number },
  /** Reads one row; returns a remark on it. */
  read: (row: FieldReader) => string | undefined,
): void {
  const remarks: string[] = [];
  const sent = Array.isArray(raw[name]) ? raw[name] : [];
  const rows = sent.slice(0, most).map((row, index) => {
    const one = new FieldReader(isRecord(row) ? row : {});
    const remark = read(one);
    if (remark) remarks.push(remark);
    for (const [column, message] of Object.entries(one.errors)) reader.fail(`${name}.${index}.${column}`, message);
    return one.values;
  });
  if (sent.length > most) reader.fail(name, `${label}最多${most}人`);
  if (sent.length < least) {
    reader.fail(name, least === most ? `${label}应为${least}人` : `请至少填写${least}名${label}`);
  }
  if (remarks.length > 0) reader.remarks[name] = remarks.join('；');
  reader.values[name] = JSON.stringify(rows);
  // The number of rows decides the required materials.
  reader.values[`${name}s`] = String(rows.length);
}

function readIdentity(row: FieldReader, name: string, type: string): string {
  const zjhm = row.text(name, { label: '证件号码', most: 60 }).toUpperCase();
  row.values[name] = zjhm;
  if (zjhm !== '' && type === '01' && !isIdNumber(zjhm)) row.fail(name, '请输入正确格式的证件号');
  return zjhm;
}

/**
 * Reads a signer's phone number. A correctly named signer with another registered number is invited there, and the applicant is informed.
 */
function readSignerPhone(
  reader: FieldReader,
  tx: Transaction,
  { name, label, xingming, zjhm }: { name: string; label: string; xingming: string; zjhm: string },
): string | undefined {
  const number = reader.text(name, { label, most: 20 });
  if (number !== '' && !isMobile(number)) reader.fail(name, '请输入正确格式的手机号');
  const registered = registeredPhone(tx, zjhm);
  if (!registered || registered.xingming !== xingming) return undefined;
  if (registered.sjhm === '') return `${xingming}${HALL_ONLY}`;
  if (registered.sjhm === number) return undefined;
  return `${xingming}的签署邀请发送至其在中心登记的手机号${maskPhone(registered.sjhm)}，不发送至此处填写的号码`;
}
