import { defineSchema } from '../define-schema';
import { must } from '../rules';
import { isCardNumber } from './payee';

const postcode = must((code) => /^\d{6}$/.test(code))('邮政编码应为6位数字');
const card = must(isCardNumber)('收款银行卡号不正确，请核对');
/** A change names what changes: no field has to be filled in, unless the form says so. */
const optional = { required: false } as const;

/** Information that a person (docs/rules/gj0302-own-info.md) and the unit on behalf (docs/rules/gj0302-member-info.md) may change. */
export const memberInfoFields = defineSchema({
  sjhm: { kind: 'mobile', label: '手机号码', ...optional },
  gddhhm: { kind: 'tel', label: '固定电话', ...optional },
  dzyx: { kind: 'email', label: '电子邮箱', ...optional },
  jtzz: { kind: 'address', label: '家庭住址', ...optional },
  yzbm: { kind: 'text', label: '邮政编码', only: 'digits', rules: [postcode], ...optional },
  hyzk: { kind: 'radio', label: '婚姻状况', dictionary: 'hyzk', ...optional },
  jtysr: { kind: 'money', label: '家庭月收入', ...optional },
  xueli: { kind: 'select', label: '学历', dictionary: 'xueli', ...optional },
  zhiye: { kind: 'select', label: '职业', dictionary: 'zhiye', ...optional },
  zhicheng: { kind: 'select', label: '职称', dictionary: 'zhicheng', ...optional },
  zhiwu: { kind: 'select', label: '职务', dictionary: 'zhiwu', ...optional },
});

/** GJ0302 个人账户信息变更 by the person: also the spouse and the bank card. */
export const personInfoFields = defineSchema({
  ...memberInfoFields,
  poxm: { kind: 'text', label: '配偶姓名', length: 'name', spaces: 'keep', ...optional },
  pozjhm: { kind: 'idno', label: '配偶证件号码', ...optional },
  grckzhkhyhdm: { kind: 'select', label: '开户银行', options: 'given', ...optional },
  grckzhhm: { kind: 'bankCard', label: '收款银行卡号', rules: [card], ...optional },
});

/** GJ0802 灵活就业人员信息变更: also the kind of work (docs/rules/gj0802-flexible-info.md). */
export const flexibleInfoFields = defineSchema({
  ...personInfoFields,
  lhrylb: { kind: 'select', label: '人员类别', dictionary: 'lhrylb', ...optional },
  cyrzt: { kind: 'select', label: '从业平台类型', dictionary: 'cyrzt', ...optional },
});
