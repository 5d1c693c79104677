import { isIdNumber } from '@/domain/id-number';
import type { PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { spouseOf } from '../registers/registers';
import type { FieldReader } from './field-reader';

/** Block B5: marital status and spouse; where the marriage register knows the person, they must agree with it. Returns whether married. */
export function readSpouse(reader: FieldReader, store: Store, person: PersonRecord): boolean {
  const married = reader.code('hyzk', { label: '婚姻状况', from: 'hyzk' }) === '20';
  const registered = spouseOf(store, person.zjhm);
  if (registered && !married) reader.fail('hyzk', '婚姻状况与民政登记信息不一致，请核对');
  if (!married) return false;
  reader.text('poxm', { label: '配偶姓名', most: 50 });
  const pozjlx = reader.code('pozjlx', { label: '配偶证件类型', from: 'zjlx' });
  const pozjhm = reader.text('pozjhm', { label: '配偶证件号码', most: 60 }).toUpperCase();
  reader.values.pozjhm = pozjhm;
  if (pozjhm !== '' && pozjlx === '01' && !isIdNumber(pozjhm)) reader.fail('pozjhm', '请输入正确格式的证件号');
  if (pozjhm === person.zjhm) reader.fail('pozjhm', '配偶证件号码不能与本人相同');
  if (registered && pozjhm !== '' && pozjhm !== registered.pozjhm) {
    reader.fail('pozjhm', '配偶信息与民政登记信息不一致，请核对');
  }
  return true;
}
