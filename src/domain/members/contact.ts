import { mobileFault } from '../identity/phone';
import { type Region, regionNamed } from '../identity/region';
import { isSameName } from '../text/person-name';

/** Maximum characters of the address below the district (docs/specification.md 5). */
const LONGEST_DETAIL = 30;

type Row = Readonly<Record<string, string>>;
type Named = { xingming: string } | undefined;

const whose = [
  { name: 'grzh', title: '个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
] as const;

/** Columns of rows that change mobile numbers (docs/rules/gj0311-phone-change.md). */
export const phoneColumns = [
  ...whose,
  { name: 'xsjhm', title: '新手机号', kind: 'text', needed: true, once: true },
] as const;

/** Columns of rows that change addresses (docs/rules/gj0314-address-change.md). */
export const addressColumns = [
  ...whose,
  { name: 'ssq', title: '省市区', kind: 'text', needed: true },
  { name: 'xxdz', title: '详细地址', kind: 'text', needed: true },
  { name: 'yzbm', title: '邮政编码', kind: 'text' },
] as const;

/** Returns the problems of a new number, column → sentence. `member`: undefined if the unit has no such member. */
export function phoneFaults({ xingming = '', xsjhm = '' }: Row, member: Named): Record<string, string> {
  const wrong = xsjhm && mobileFault(xsjhm);
  return {
    ...nameFaults(xingming, member),
    ...(wrong ? { xsjhm: `请输入正确格式的手机号：${wrong}` } : {}),
  };
}

/** Returns the problems of a new address, column → sentence; regions are those of the address list. */
export function addressFaults(
  { xingming = '', ssq = '', xxdz = '', yzbm = '' }: Row,
  member: Named,
  places: readonly Region[],
): Record<string, string> {
  return {
    ...nameFaults(xingming, member),
    ...(ssq && !regionNamed(ssq, places) ? { ssq: '省市区不存在，请写全，例如北京市朝阳区、江苏省南京市鼓楼区' } : {}),
    ...(Array.from(xxdz).length > LONGEST_DETAIL ? { xxdz: `详细地址不能超过${LONGEST_DETAIL}个字` } : {}),
    ...(yzbm && !/^\d{6}$/.test(yzbm) ? { yzbm: '邮政编码应为6位数字' } : {}),
  };
}

function nameFaults(xingming: string, member: Named): Record<string, string> {
  if (!member) return { grzh: '本单位没有该职工' };
  return xingming && !isSameName(xingming, member.xingming) ? { xingming: '姓名与个人账号不匹配' } : {};
}
