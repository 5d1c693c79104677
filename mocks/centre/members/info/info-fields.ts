// Fields that person and unit may both change, read alike.
import { isEmail } from '@/domain/identity/email';
import { isLandline } from '@/domain/identity/phone';
import { readAddress } from '../../cases/address-reader';
import { FieldReader } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import { refuseMasked, retainSubmittedFields } from '../../cases/submitted-changes';
import { INFO_LABELS, INFO_NAMES, type InfoName, type InfoValues } from '../../kernel/person-info';

const CHOSEN = ['hyzk', 'xueli', 'zhiye', 'zhicheng', 'zhiwu'] as const;

/** Fields needed for contact and service: they may be changed, but not removed. */
const LASTING: readonly InfoName[] = ['sjhm', 'hyzk', 'xueli', 'zhiye', 'jtzz', 'grckzhkhyhdm', 'grckzhhm', 'lhrylb'];
/** Fields of flexible workers only; unchanged by other forms. */
const OF_FLEXIBLE: readonly InfoName[] = ['lhrylb', 'cyrzt'];

/** Reads contact, family and work. Absent fields stay unchanged, empty ones are removed. */
export function readCommonFields(raw: RawValues): FieldReader {
  const reader = new FieldReader(raw);
  for (const name of CHOSEN) reader.code(name, { label: INFO_LABELS[name], required: false, from: name });
  const phone = reader.text('gddhhm', { label: INFO_LABELS.gddhhm, most: 20, required: false });
  if (phone !== '' && !isLandline(phone)) reader.fail('gddhhm', '请输入正确格式的固定电话，如010-62345678');
  const email = reader.text('dzyx', { label: INFO_LABELS.dzyx, most: 254, required: false });
  if (email !== '' && !isEmail(email)) reader.fail('dzyx', '请输入正确格式的邮箱');
  const code = reader.text('yzbm', { label: INFO_LABELS.yzbm, most: 6, required: false });
  if (code !== '' && !/^\d{6}$/.test(code)) reader.fail('yzbm', '邮政编码应为6位数字');
  reader.money('jtysr', { label: INFO_LABELS.jtysr, required: false });
  readAddress(reader, raw, 'jtzz', { label: INFO_LABELS.jtzz, required: false });
  refuseMasked(reader, raw, INFO_LABELS);
  return reader;
}

/** Drops absent fields, and refuses to remove lasting ones. */
export function retainSubmitted(reader: FieldReader, raw: RawValues): void {
  const names = INFO_NAMES.filter((name) => !OF_FLEXIBLE.includes(name) || name in reader.values);
  retainSubmittedFields(reader, raw, { names, labels: INFO_LABELS, lasting: LASTING });
}

/** Returns the information fields among a case's values. */
export function infoValues(values: Readonly<Record<string, string>>): InfoValues {
  return Object.fromEntries(INFO_NAMES.filter((name) => name in values).map((name) => [name, values[name]]));
}
