import type { FieldReader } from './field-reader';
import type { RawValues } from './rule';

/** Characters per part. */
const LONGEST_PART = 30;

/**
 * Reads an address sent as one list (province, city, district, detail) and stores it as JSON.
 * @returns the parts; empty if nothing was sent or the address has an error
 */
export function readAddress(
  reader: FieldReader,
  raw: RawValues,
  name: string,
  { label, required }: { label: string; required: boolean },
): readonly string[] {
  const sent = raw[name];
  if (sent === undefined || sent === '' || (Array.isArray(sent) && sent.length === 0)) {
    if (required) reader.fail(name, `请填写${label}`);
    return [];
  }
  const parts = Array.isArray(sent) ? sent.map((part) => (typeof part === 'string' ? part.trim() : '')) : [];
  reader.values[name] = JSON.stringify(parts);
  const tooLong = parts.findIndex((part) => Array.from(part).length > LONGEST_PART);
  if (parts.length < 2 || parts.length > 4 || parts.includes('')) {
    reader.fail(name, '请选择省、市、区并填写详细地址');
  } else if (tooLong === parts.length - 1) reader.fail(name, `详细地址不能超过${LONGEST_PART}个字`);
  else if (tooLong >= 0) reader.fail(name, '省、市、区名称过长');
  else return parts;
  return [];
}
