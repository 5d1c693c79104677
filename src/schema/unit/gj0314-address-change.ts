import { type Region, regionNamed } from '@/domain/identity/region';
import { memberColumns, nameFault } from './member-rows';

/** Maximum characters of the address below the district (docs/specification.md 5). */
const LONGEST_DETAIL = 30;

/** Columns of rows that change addresses (docs/rules/gj0314-address-change.md). */
export const addressColumns = [
  ...memberColumns,
  { name: 'ssq', title: '省市区', kind: 'text', needed: true },
  { name: 'xxdz', title: '详细地址', kind: 'text', needed: true },
  { name: 'yzbm', title: '邮政编码', kind: 'text' },
] as const;

/** Returns the problems of a new address, column → sentence; regions are those of the address list. */
export function addressFaults(
  { xingming = '', ssq = '', xxdz = '', yzbm = '' }: Readonly<Record<string, string>>,
  member: { xingming: string } | undefined,
  places: readonly Region[],
): Record<string, string> {
  return {
    ...(member ? nameFault(xingming, member) : { grzh: '本单位没有该职工' }),
    ...(ssq && !regionNamed(ssq, places) ? { ssq: '省市区不存在，请写全，例如北京市朝阳区、江苏省南京市鼓楼区' } : {}),
    ...(Array.from(xxdz).length > LONGEST_DETAIL ? { xxdz: `详细地址不能超过${LONGEST_DETAIL}个字` } : {}),
    ...(yzbm && !/^\d{6}$/.test(yzbm) ? { yzbm: '邮政编码应为6位数字' } : {}),
  };
}
