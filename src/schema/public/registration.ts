import { isIdCardType } from '@/domain/identity/certificate-type';
import { isPersonName } from '@/domain/text/person-name';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { certificateTypes } from '../options';
import { must, when } from '../rules';

const personName = must(isPersonName)('请输入正确格式的姓名');

/** A person who registers (docs/rules/registration-and-passwords.md), without captcha, code and password. */
export const registrant = defineSchema({
  xingming: { kind: 'text', label: '姓名', length: 'name', spaces: 'keep', rules: [personName] },
  zjlx: { kind: 'select', label: '证件类型', options: certificateTypes, initial: '01' },
  zjhm: {
    kind: 'idno',
    label: '证件号码',
    accepts: ({ zjlx }: { zjlx: string }) => (isIdCardType(zjlx) ? 'person' : 'any'),
  },
  sjhm: { kind: 'mobile', label: '手机号码' },
});

/** Districts of the centre's own city, the first of the list. */
const ownDistricts = ({ dictionary }: FormFacts) => dictionary('xzqh').slice(0, 1);

/** A flexible worker, who lives or works in the centre's own city. */
export const flexibleRegistrant = defineSchema({
  ...registrant,
  jzsd: { kind: 'select', label: '居住/从业所在地', options: ownDistricts },
});

const accountFits = must((text) => /^[\dA-Za-z_-]{0,30}$/.test(text))('缴存地个人账号应为30位以内的数字或字母');
const numberFits = must((text) => /^[\p{Script=Han}\dA-Za-z()（）〔〕-]{0,30}$/u.test(text))('证明编号不正确，请核对');

/** A borrower who contributes in another city, without the centre there; the certificate is required where the national exchange has no record. */
export const otherCityRegistrant = defineSchema({
  ...registrant,
  hyzk: { kind: 'select', label: '婚姻状况', dictionary: 'hyzk' },
  ydgrzh: {
    kind: 'text',
    label: '缴存地个人账号',
    only: 'letters-digits_-',
    required: false,
    rules: [accountFits],
  },
  jcdwmc: { kind: 'text', label: '缴存单位', spaces: 'keep' },
  jczmbh: { kind: 'text', label: '异地贷款缴存使用证明编号', required: false, rules: [numberFits] },
});

export const isFurther = when('jbrlb', '2');
const operatorName = must(isPersonName)('请输入正确格式的经办人姓名');

/** An operator of a unit: the one on file, or a further one, with a letter of authorisation. */
export const operatorRegistrant = defineSchema({
  jbrlb: {
    kind: 'radio',
    label: '经办人类别',
    options: [
      { value: '1', label: '登记的经办人', note: '已在中心登记，验证码发送到登记的手机' },
      { value: '2', label: '新授权的经办人', note: '须上传单位授权书，并由法定代表人刷脸确认' },
    ],
    initial: '1',
  },
  jbrxm: { kind: 'text', label: '经办人姓名', length: 'name', spaces: 'keep', rules: [operatorName] },
  jbrzjlx: { kind: 'select', label: '经办人证件类型', options: certificateTypes, initial: '01' },
  jbrzjhm: {
    kind: 'idno',
    label: '经办人证件号码',
    accepts: ({ jbrzjlx }: { jbrzjlx: string }) => (isIdCardType(jbrzjlx) ? 'person' : 'any'),
  },
  jbrsjhm: { kind: 'mobile', label: '经办人手机', visible: isFurther },
  jbrjs: {
    kind: 'radio',
    label: '岗位',
    options: [
      { value: '2', label: '经办' },
      { value: '3', label: '复核' },
    ],
    initial: '2',
    visible: isFurther,
  },
});
