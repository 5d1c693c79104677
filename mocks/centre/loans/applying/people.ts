import { maskPhone } from '@/domain/text/mask';
import { hasGuarantors } from '@/schema/individual/gd0101-loan-application';
import { checkSpouse, spouseOnFile } from '../../cases/family';
import type { FieldReader } from '../../cases/field-reader';
import { storedRows } from '../../cases/read-fields';
import type { Application, RawValues } from '../../cases/rule';
import { findPersonByZjhm } from '../../kernel/people';
import { HALL_ONLY, registeredPhone } from '../../kernel/registered-phone';
import type { Transaction } from '../../kernel/transaction';
import { logQuery } from '../../registers/register-queries';
import type { BorrowerHousehold } from './household';

/** Rows beyond are refused by the form's own limit and looked up nowhere. */
const MOST = 3;

/** Compares block B5 with the register; the spouse consents to the loan even if not a borrower. */
export function checkFamily(reader: FieldReader, { tx }: Application, { person }: BorrowerHousehold): void {
  if (!checkSpouse(reader, tx.store, person)) return;
  const { poxm = '', pozjhm = '', posjhm = '' } = reader.values;
  const elsewhere = phoneElsewhere(tx, { xingming: poxm, zjhm: pozjhm, sjhm: posjhm });
  if (elsewhere) reader.remarks.posjhm = elsewhere;
}

/** Completes the row of a co-borrowing spouse, whose number on file is shown masked and so never sent back. */
export function withSpouseNumber({ tx }: Application, { person }: BorrowerHousehold, raw: RawValues): RawValues {
  const { pozjhm } = spouseOnFile(raw, tx.store, person);
  if (pozjhm === undefined || !Array.isArray(raw.gtjkr)) return raw;
  const isSpouse = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    'gtcdgx' in row &&
    row.gtcdgx === '02' &&
    !('gtjkrzjhm' in row && row.gtjkrzjhm);
  return { ...raw, gtjkr: raw.gtjkr.map((row) => (isSpouse(row) ? { ...row, gtjkrzjhm: pozjhm } : row)) };
}

export function checkCoBorrowers(reader: FieldReader, { tx }: Application, { person }: BorrowerHousehold): void {
  const { pozjhm = '', poxm = '' } = reader.values;
  const remarks: (string | undefined)[] = [];
  const rows = storedRows(reader.values.gtjkr).slice(0, MOST);
  const stored = rows.map((row, index) => {
    const { gtjkrxm: xingming = '', gtjkrzjhm: zjhm = '', gtcdgx, gtjkrsjhm: sjhm = '' } = row;
    const fail = (column: string, message: string) => reader.fail(`gtjkr.${index}.${column}`, message);
    if (zjhm === person.zjhm) fail('gtjkrzjhm', '共同借款人不能是本人');
    if (gtcdgx === '01') fail('gtcdgx', '共同借款人不能是本人');
    if (gtcdgx === '02' && (zjhm !== pozjhm || xingming !== poxm)) {
      fail('gtjkrzjhm', '与前面填写的配偶信息不一致，请核对');
    }
    if (gtcdgx !== '02' && zjhm !== '' && zjhm === pozjhm) fail('gtcdgx', '该共同借款人是配偶，请选择配偶');
    // The spouse's other number is reported at the marriage field.
    if (gtcdgx !== '02') remarks.push(phoneElsewhere(tx, { xingming, zjhm, sjhm }));
    // Stored at the centre only; the applicant does not learn of the account.
    const account = findPersonByZjhm(tx, zjhm);
    const known = account?.xingming === xingming ? account.grzh : '';
    if (known) logQuery(tx.store, '住房公积金账户', zjhm);
    return { ...row, gtjkrgjjzh: known };
  });
  note(reader, 'gtjkr', remarks);
  // The number of rows decides the required materials.
  Object.assign(reader.values, { gtjkr: JSON.stringify(stored), gtjkrs: String(stored.length) });
}

export function checkGuarantors(reader: FieldReader, { tx }: Application, { person }: BorrowerHousehold): void {
  if (!hasGuarantors({ dkdblx: reader.values.dkdblx ?? '' })) return;
  const remarks = storedRows(reader.values.bzr)
    .slice(0, MOST)
    .map(({ bzrxm = '', bzrzjhm = '', bzrsjhm = '' }, index) => {
      if (bzrzjhm === person.zjhm) reader.fail(`bzr.${index}.bzrzjhm`, '保证人不能是借款人或其配偶');
      return phoneElsewhere(tx, { xingming: bzrxm, zjhm: bzrzjhm, sjhm: bzrsjhm });
    });
  note(reader, 'bzr', remarks);
}

function note(reader: FieldReader, name: string, remarks: readonly (string | undefined)[]): void {
  const found = remarks.filter((one) => one !== undefined);
  if (found.length > 0) reader.remarks[name] = found.join('；');
}

/** A correctly named signer with another registered number is invited there, and the applicant is informed. */
function phoneElsewhere(
  tx: Transaction,
  { xingming, zjhm, sjhm }: { xingming: string; zjhm: string; sjhm: string },
): string | undefined {
  const registered = registeredPhone(tx, zjhm);
  if (!registered || registered.xingming !== xingming) return undefined;
  if (registered.sjhm === '') return `${xingming}${HALL_ONLY}`;
  if (registered.sjhm === sjhm) return undefined;
  return `${xingming}的签署邀请发送至其在中心登记的手机号${maskPhone(registered.sjhm)}，不发送至此处填写的号码`;
}
