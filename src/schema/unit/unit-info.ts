import { isPersonName } from '@/domain/text/person-name';
import { defineSchema } from '../define-schema';
import { must } from '../rules';

const postcode = must((code) => /^\d{6}$/.test(code))('邮政编码应为6位数字');
const person = must((name) => isPersonName(name))('请输入正确的姓名');

/** Where a unit is reached. */
export const unitContact = defineSchema({
  dwdz: { kind: 'address', label: '单位地址' },
  dwyb: { kind: 'text', label: '邮政编码', only: 'digits', required: false, rules: [postcode] },
  dwlxdh: { kind: 'tel', label: '联系电话' },
  dwdzxx: { kind: 'email', label: '电子邮箱', required: false },
});

export const unitKind = defineSchema({
  dwjjlx: { kind: 'select', label: '经济类型', dictionary: 'dwjjlx' },
  dwsshy: { kind: 'select', label: '所属行业', dictionary: 'dwsshy' },
  dwlsgx: { kind: 'select', label: '隶属关系', dictionary: 'dwlsgx' },
});

export const payday = defineSchema({ dwfxr: { kind: 'int', label: '发薪日', min: 1, max: 31, unit: '日' } });

/** An ID card number for an ID card, any certificate number for another one. */
export const certificateKind = (type: string) => (type === '01' ? 'person' : 'any');

export const personName = defineSchema({
  xm: { kind: 'text', label: '姓名', length: 'name', rules: [person] },
}).xm;

export const unitOperator = defineSchema({
  jbrxm: { ...personName, label: '经办人姓名' },
  jbrzjlx: { kind: 'select', label: '经办人证件类型', dictionary: 'zjlx', initial: '01' },
  jbrzjhm: {
    kind: 'idno',
    label: '经办人证件号码',
    accepts: ({ jbrzjlx }: { jbrzjlx: string }) => certificateKind(jbrzjlx),
  },
});
