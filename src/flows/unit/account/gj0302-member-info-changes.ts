import type { LabelledValue } from '@/api/client/labelled-value';
import type { MemberInfo } from '@/api/person/info-change';
import { formatMoney } from '@/domain/money';
import { maskPhone } from '@/domain/text/mask';
import { memberInfoFields } from '@/schema/individual/person-info';
import { dictionaryLabel } from '@/session/dictionary';

const FIELDS = Object.entries(memberInfoFields);

/** Current information. */
export function formerItems(member: MemberInfo): LabelledValue[] {
  return FIELDS.map(([name, { label }]) => ({ label: `现登记${label}`, value: member.ysz[name] || '--' }));
}

interface Typed {
  jtzz: { region: readonly string[]; detail: string };
  [name: string]: unknown;
}

/** Changed values as old → new. */
export function changedInfoItems(member: MemberInfo | null, values: Typed): LabelledValue[] {
  if (!member) return [];
  return FIELDS.flatMap(([name, { label }]) => {
    const now = shown(name, values);
    const before = member.ysz[name] || '未登记';
    return now === '' || now === before ? [] : [{ label: `变更${label}`, value: `${before} → ${now}` }];
  });
}

function shown(name: string, values: Typed): string {
  if (name === 'jtzz') return values.jtzz.detail === '' ? '' : [...values.jtzz.region, values.jtzz.detail].join('');
  const value = values[name];
  if (typeof value !== 'string' || value === '') return '';
  if (name === 'sjhm') return maskPhone(value);
  if (name === 'jtysr') return formatMoney(value);
  return ['hyzk', 'xueli', 'zhiye', 'zhicheng', 'zhiwu'].includes(name) ? dictionaryLabel(name, value) : value;
}
