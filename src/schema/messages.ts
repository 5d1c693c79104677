import type { Field, FieldKind } from './field-kinds';

const CHOSEN: ReadonlySet<FieldKind> = new Set(['radio', 'select', 'multi', 'date', 'month', 'range']);

/** Names of docs/specification.md 5; used where the label (`plain`) is no more precise. */
const NAMES: Partial<Record<FieldKind, { name: string; plain: RegExp }>> = {
  mobile: { name: '手机号', plain: /^手机(号|号码)?$/ },
  email: { name: '邮箱', plain: /^(电子)?邮箱(地址)?$/ },
  password: { name: '密码', plain: /^(登录)?密码$/ },
  idno: { name: '证件号', plain: /^证件号码?$/ },
};

/** '请输入手机号', or '请输入配偶手机号' where the label is more precise, as the summary lists several fields. */
export function requiredText(field: Field): string {
  if (field.messages?.required) return field.messages.required;
  if (field.kind === 'tick') return `请勾选${field.label}`;
  if (field.kind === 'rows') return `请填写${field.label}，至少一${field.unit ?? '行'}`;
  const verb = field.kind === 'custom' ? '填写' : CHOSEN.has(field.kind) ? '选择' : '输入';
  return `请${verb}${nameOf(field)}`;
}

/** '请输入正确格式的手机号' and similar (docs/specification.md 5). */
export function formatText(field: Pick<Field, 'kind' | 'label' | 'messages'>): string {
  return field.messages?.format ?? `请输入正确格式的${nameOf(field)}`;
}

function nameOf({ kind, label }: Pick<Field, 'kind' | 'label'>): string {
  const known = NAMES[kind];
  return known?.plain.test(label) ? known.name : label;
}
