import type { PrefillValue } from '@/api/cases/prefill-value';
import type { PlainDate } from '@/domain/dates';
import { isIdNumber } from '@/domain/identity/id-number';
import { maskIdNumber } from '@/domain/text/mask';
import { typedText } from '@/lib/foreign-json';
import { isMarried } from '@/schema/individual/family';
import type { PersonRecord } from '../kernel/people';
import { infoOf } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { minorsOf } from '../registers/households';
import { spouseOf } from '../registers/registers';
import { prefillFrom } from './drafts/prefill-values';
import type { FieldReader } from './field-reader';
import { marriagePaper, type Need } from './materials/material-needs';
import type { RawValues } from './rule';

/** The number on file for the named spouse: it is shown masked and so never sent back. */
export function spouseOnFile(raw: RawValues, store: Store, person: PersonRecord): Readonly<Record<string, string>> {
  const file = typedText(raw.pozjhm) === '' ? onFile(store, person) : undefined;
  return file && typedText(raw.poxm) === file.poxm ? { pozjhm: file.pozjhm } : {};
}

/** Compares block B5 with the person and the marriage register, whose differences are left to a clerk. @returns whether married */
export function checkSpouse(reader: FieldReader, store: Store, person: PersonRecord): boolean {
  const { hyzk = '', pozjhm = '' } = reader.values;
  const registered = spouseOf(store, person.zjhm);
  if (registered && !isMarried({ hyzk })) reader.doubt('hyzk', '婚姻状况与民政登记信息不一致', '婚姻证明');
  if (pozjhm === person.zjhm) reader.fail('pozjhm', '配偶证件号码不能与本人相同');
  if (registered && pozjhm !== '' && pozjhm !== registered.pozjhm) {
    reader.doubt('pozjhm', '配偶信息与民政登记信息不一致', '婚姻证明');
  }
  return isMarried({ hyzk });
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
