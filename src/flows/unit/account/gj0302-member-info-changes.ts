import type { LabelledValue } from '@/api/client/labelled-value';
import type { MemberInfo } from '@/api/person/info-change';
import { formatMoney } from '@/domain/money';
import { maskPhone } from '@/domain/text/mask';
import { dictionaryLabel } from '@/session/dictionary';

const LABELS: Readonly<Record<string, string>> = {
  sjhm: '手机号码',
  gddhhm: '固定电话',
  dzyx: '电子邮箱',
  jtzz: '家庭住址',
  yzbm: '邮政编码',
  hyzk: '婚姻状况',
  jtysr: '家庭月收入',
  xueli: '学历',
  zhiye: '职业',
  zhicheng: '职称',
  zhiwu: '职务',
};

/** Current information. */
export function formerItems(member: MemberInfo): LabelledValue[] {
  return Object.entries(LABELS).map(([name, label]) => ({ label: `现登记${label}`, value: member.ysz[name] || '--' }));
}

interface Typed {
  jtzz: { region: readonly string[]; detail: string };
  [name: string]: unknown;
}

/** Changed values as old → new. */
export function changedInfoItems(member: MemberInfo | null, values: Typed): LabelledValue[] {
  if (!member) return [];
  return Object.entries(LABELS).flatMap(([name, label]) => {
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
