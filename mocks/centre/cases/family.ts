import type { PrefillValue } from '@/api/cases/prefill-value';
import type { PlainDate } from '@/domain/dates';
import { isIdNumber } from '@/domain/identity/id-number';
import { maskIdNumber } from '@/domain/text/mask';
import { LONGEST_NAME } from '@/domain/text/person-name';
import type { PersonRecord } from '../kernel/people';
import { infoOf } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { minorsOf } from '../registers/households';
import { spouseOf } from '../registers/registers';
import { prefillFrom } from './drafts/prefill-values';
import type { FieldReader } from './field-reader';
import { marriagePaper, type Need } from './materials/material-needs';

/** Reads block B5: marital status and spouse; a difference from the marriage register is left to a clerk. @returns whether married */
export function readSpouse(reader: FieldReader, store: Store, person: PersonRecord): boolean {
  const married = reader.code('hyzk', { label: '婚姻状况', from: 'hyzk' }) === '20';
  const registered = spouseOf(store, person.zjhm);
  if (registered && !married) reader.doubt('hyzk', '婚姻状况与民政登记信息不一致', '婚姻证明');
  if (!married) return false;
  const poxm = reader.text('poxm', { label: '配偶姓名', most: LONGEST_NAME });
  const pozjlx = reader.code('pozjlx', { label: '配偶证件类型', from: 'zjlx' });
  // The number is shown masked and so never sent back: if empty, the one on file applies.
  const known = onFile(store, person);
  const filed = known?.poxm === poxm ? known.pozjhm : '';
  const pozjhm = reader.text('pozjhm', { label: '配偶证件号码', most: 60, required: !filed }).toUpperCase() || filed;
  reader.values.pozjhm = pozjhm;
  if (pozjhm !== '' && pozjlx === '01' && !isIdNumber(pozjhm)) reader.fail('pozjhm', '请输入正确格式的证件号');
  if (pozjhm === person.zjhm) reader.fail('pozjhm', '配偶证件号码不能与本人相同');
  if (registered && pozjhm !== '' && pozjhm !== registered.pozjhm) {
    reader.doubt('pozjhm', '配偶信息与民政登记信息不一致', '婚姻证明');
  }
  return true;
}

/** Document that settles a difference from the marriage register; the number may be masked. */
export function familyPaper(
  tx: Transaction,
  { zjhm }: Pick<PersonRecord, 'zjhm'>,
  { hyzk = '', pozjhm = '' }: Readonly<Record<string, string>>,
): Need[] {
  const registered = spouseOf(tx.store, zjhm);
  if (!registered || hyzk === '') return [];
  const same = ['', registered.pozjhm, maskIdNumber(registered.pozjhm)].includes(pozjhm.toUpperCase());
  return hyzk === '20' && same ? [] : [marriagePaper(tx, false)];
}

/** Returns prefill values of the family: from the registers, else from the person's own information. */
export function familyValues(store: Store, person: PersonRecord, today: PlainDate): PrefillValue[] {
  const marriage = onFile(store, person);
  const minors = minorsOf(store, person.zjhm, today);
  const spouse: Record<string, string> =
    marriage?.hyzk === '20' && isIdNumber(marriage.pozjhm)
      ? { poxm: marriage.poxm, pozjlx: '01', pozjhm: maskIdNumber(marriage.pozjhm) }
      : {};
  return [
    ...(marriage ? prefillFrom(marriage.source, { hyzk: marriage.hyzk, ...spouse }) : []),
    ...(minors === undefined ? [] : prefillFrom('公安户籍登记', { znsl: String(minors) })),
  ];
}

interface MaritalStatus {
  hyzk: string;
  poxm: string;
  pozjhm: string;
  source: string;
}

function onFile(store: Store, person: PersonRecord): MaritalStatus | undefined {
  const registered = spouseOf(store, person.zjhm);
  if (registered) return { ...registered, hyzk: '20', source: '民政婚姻登记' };
  const { hyzk = '', poxm = '', pozjhm = '' } = infoOf(store, person);
  // Married without a known spouse counts as unknown.
  if (hyzk === '' || (hyzk === '20' && pozjhm === '')) return undefined;
  return { hyzk, poxm, pozjhm, source: '您在本中心登记的个人信息' };
}
