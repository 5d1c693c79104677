import { registerOtherCity } from '@/api/session/guest-registration';
import { rememberedFile } from '@/form/open/files/chosen-files';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { Code, CustomText, FlowValues, FreeText } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryTree } from '@/session/dictionary';
import { emptyPerson, guestOf, identityFields, type PersonValues, phoneFields } from './person-fields';
import { citiesOnly, isCompleteCode, regionChain } from './region-code';
import { signInFields } from './sign-in-fields';

interface OtherCityValues extends PersonValues {
  /** Six-digit code of the city. */
  jcszs: CustomText;
  jcgjjzxmc: Code;
  ydgrzh: FreeText;
  jcdwmc: FreeText;
  jczmbh: FreeText;
  /** '1' once the national exchange has no record: the certificate is then required. */
  zmxy: Code;
  /** File name of the certificate. */
  zmcl: CustomText;
  hyzk: Code;
}

const rule = must<OtherCityValues>;
const cities = () => citiesOnly(dictionaryTree('xzqh'));
const wanted = ({ zmxy }: { zmxy: string }) => zmxy === '1';

/** Registration of a borrower contributing in another city (docs/rules/registration-and-passwords.md, /yddkryzc). */
export const otherCityForm = defineOpenForm<OtherCityValues>()({
  code: 'yddkryzc',
  initial: {
    ...emptyPerson,
    jcszs: '',
    jcgjjzxmc: '',
    ydgrzh: '',
    jcdwmc: '',
    jczmbh: '',
    zmxy: '',
    zmcl: '',
    hyzk: '',
  },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [...identityFields, { kind: 'select', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk' }],
    },
    {
      key: 'deposit',
      title: '异地缴存信息',
      note: '中心向全国住房公积金监管服务平台查询您的缴存信息；查询不到的，须上传缴存地中心开具的异地贷款缴存使用证明。',
      fields: [
        {
          kind: 'custom',
          name: 'jcszs',
          label: '缴存省市',
          messages: { required: '请选择缴存省市' },
          load: () => import('./CityControl'),
          show: (code) => [
            {
              label: '缴存省市',
              value: regionChain(code, cities())
                .map(({ label }) => label)
                .join(''),
            },
          ],
          rules: [
            rule((code) => isCompleteCode(code, cities()))('请选择缴存省市，选到市'),
            rule((code) => code !== cities()[0]?.value)('在本市缴存的，请使用个人用户注册'),
          ],
        },
        {
          kind: 'select',
          name: 'jcgjjzxmc',
          label: '缴存中心',
          messages: { required: '请选择缴存中心' },
          options: (_, { jcszs }) => dictionaryTree('gjjzx').find(({ value }) => value === jcszs)?.children ?? [],
        },
        {
          kind: 'text',
          name: 'ydgrzh',
          label: '缴存地个人账号',
          only: 'letters-digits_-',
          required: false,
          rules: [rule((text) => text.length <= 30)('缴存地个人账号不能超过30位')],
        },
        { kind: 'text', name: 'jcdwmc', label: '缴存单位', spaces: 'keep' },
        {
          kind: 'text',
          name: 'jczmbh',
          label: '异地贷款缴存使用证明编号',
          required: wanted,
          rules: [rule((text) => [...text].length <= 30)('证明编号不能超过30个字')],
        },
        {
          kind: 'custom',
          name: 'zmcl',
          label: '异地贷款缴存使用证明',
          visible: wanted,
          messages: { required: '未查询到异地缴存信息，请上传缴存使用证明' },
          load: () => import('./CertificateControl'),
          show: (name) => [{ label: '异地贷款缴存使用证明', value: name }],
        },
      ],
    },
    { key: 'phone', title: '手机验证', fields: [...phoneFields('Outside')] },
    {
      key: 'password',
      title: '登录密码',
      fields: [...signInFields('user')],
    },
  ],
});

/** @throws ApiError */
export function sendOtherCity(values: FlowValues) {
  const { jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl, ...read } = openFormValues<OtherCityValues>(values);
  const file = zmcl ? rememberedFile('jczm') : undefined;
  return registerOtherCity({ ...guestOf(read), jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl: file });
}
