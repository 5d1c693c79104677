import type { KnownValue } from '@/api/known-value';
import type { PlainDate } from '@/domain/dates';
import { isIdNumber } from '@/domain/id-number';
import { maskIdNumber } from '@/domain/mask';
import type { Desk } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import { infoOf } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import { minorsOf } from '../registers/households';
import { spouseOf } from '../registers/registers';
import type { FieldReader } from './field-reader';
import { knownFrom } from './known-values';
import { marriagePaper, type Need } from './materials/material-needs';

/** Block B5: marital status and spouse; what the marriage register has otherwise is for a clerk. Returns whether married. */
export function readSpouse(reader: FieldReader, store: Store, person: PersonRecord): boolean {
  const married = reader.code('hyzk', { label: '婚姻状况', from: 'hyzk' }) === '20';
  const registered = spouseOf(store, person.zjhm);
  if (registered && !married) reader.doubt('hyzk', '婚姻状况与民政登记信息不一致', '婚姻证明');
  if (!married) return false;
  const poxm = reader.text('poxm', { label: '配偶姓名', most: 50 });
  const pozjlx = reader.code('pozjlx', { label: '配偶证件类型', from: 'zjlx' });
  // Shown masked and therefore never sent: left out, it is the one that is on file.
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

/** The paper that shows who is right where the register of marriages has somebody otherwise than said; the number may be masked. */
export function familyPaper(
  desk: Desk,
  { zjhm }: Pick<PersonRecord, 'zjhm'>,
  { hyzk = '', pozjhm = '' }: Readonly<Record<string, string>>,
): Need[] {
  const registered = spouseOf(desk.store, zjhm);
  if (!registered || hyzk === '') return [];
  const same = ['', registered.pozjhm, maskIdNumber(registered.pozjhm)].includes(pozjhm.toUpperCase());
  return hyzk === '20' && same ? [] : [marriagePaper(desk, false)];
}

/** What is known of the family: by the registers, and else by what the person has told the fund. */
export function familyKnown(store: Store, person: PersonRecord, today: PlainDate): KnownValue[] {
  const marriage = onFile(store, person);
  const minors = minorsOf(store, person.zjhm, today);
  const spouse: Record<string, string> =
    marriage?.hyzk === '20' && isIdNumber(marriage.pozjhm)
      ? { poxm: marriage.poxm, pozjlx: '01', pozjhm: maskIdNumber(marriage.pozjhm) }
      : {};
  return [
    ...(marriage ? knownFrom(marriage.source, { hyzk: marriage.hyzk, ...spouse }) : []),
    ...(minors === undefined ? [] : knownFrom('公安户籍登记', { znsl: String(minors) })),
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
  // Married to nobody in particular is as good as unknown.
  if (hyzk === '' || (hyzk === '20' && pozjhm === '')) return undefined;
  return { hyzk, poxm, pozjhm, source: '您在本中心登记的个人信息' };
}
