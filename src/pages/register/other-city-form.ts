import { registerOtherCity, sendGuestCode } from '@/api/session/guest-registration';
import { rememberedFile } from '@/form/open/files/chosen-files';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Code, CustomText, FlowValues } from '@/schema/field-kinds';
import { otherCityRegistrant } from '@/schema/public/registration';
import { must } from '@/schema/rules';
import { dictionaryTree } from '@/session/dictionary';
import { emptyPerson, guestOf, identityFields, type PersonValues, phoneFields } from './person-fields';
import { citiesOnly, isCompleteCode, regionChain } from './region-code';
import { signInFields } from './sign-in-fields';

interface OtherCityValues extends PersonValues, ValuesOf<typeof otherCityRegistrant> {
  /** Six-digit code of the city. */
  jcszs: CustomText;
  jcgjjzxmc: Code;
  /** '1' once the national exchange has no record: the certificate is then required. */
  zmxy: Code;
  /** File name of the certificate. */
  zmcl: CustomText;
}

const rule = must<OtherCityValues>;
const cities = () => citiesOnly(dictionaryTree('xzqh'));
const wanted = ({ zmxy }: FlowValues) => zmxy === '1';

/** Registration of a borrower contributing in another city (docs/rules/registration-and-passwords.md, /yddkryzc). */
export const otherCityForm = defineOpenForm<OtherCityValues>()({
  code: 'yddkryzc',
  initial: { ...initialOf(otherCityRegistrant), ...emptyPerson, jcszs: '', jcgjjzxmc: '', zmxy: '', zmcl: '' },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [...identityFields, ...schemaFields(otherCityRegistrant, ['hyzk'])],
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
          options: (_, { jcszs }) => dictionaryTree('gjjzx').find(({ value }) => value === jcszs)?.children ?? [],
        },
        ...schemaFields(otherCityRegistrant, ['ydgrzh', 'jcdwmc', { name: 'jczmbh', required: wanted }]),
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
    { key: 'phone', title: '手机验证', fields: phoneFields((...typed) => sendGuestCode('Outside', ...typed)) },
    { key: 'password', title: '登录密码', fields: signInFields('user') },
  ],
});

/** @throws ApiError */
export function sendOtherCity(values: FlowValues) {
  const { jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl, ...read } = openFormValues<OtherCityValues>(values);
  const file = zmcl ? rememberedFile('jczm') : undefined;
  return registerOtherCity({ ...guestOf(read), jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl: file });
}
