import { registerFlexible } from '@/api/session/guest-registration';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { CustomText, FlowValues } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryTree } from '@/session/dictionary';
import { emptyPerson, guestOf, identityFields, type PersonValues, phoneFields } from './person-fields';
import { isCompleteCode, regionChain } from './region-code';
import { signInFields } from './sign-in-fields';

interface FlexibleValues extends PersonValues {
  /** Six-digit code of the district. */
  jzsd: CustomText;
}

const rule = must<FlexibleValues>;
/** The centre's own city: the first of the list. */
const ownCity = () => dictionaryTree('xzqh')[0];

/** Registration of a flexible worker (docs/rules/registration-and-passwords.md, /lhjyrysl). */
export const flexibleForm = defineOpenForm<FlexibleValues>()({
  code: 'lhjyrysl',
  initial: { ...emptyPerson, jzsd: '' },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [
        ...identityFields,
        {
          kind: 'custom',
          name: 'jzsd',
          label: '居住/从业所在地',
          hint: '须在本市居住或从业',
          messages: { required: '请选择居住/从业所在地' },
          load: () => import('./DistrictControl'),
          show: (code) => [
            {
              label: '居住/从业所在地',
              value: regionChain(code, dictionaryTree('xzqh'))
                .map(({ label }) => label)
                .join(''),
            },
          ],
          rules: [
            rule((code) => isCompleteCode(code, dictionaryTree('xzqh')))('请选择居住/从业所在地，选到区县'),
            rule((code) => code.slice(0, 2) === ownCity()?.value.slice(0, 2))(
              '灵活就业人员须在本市居住或从业，请选择本市的区县',
            ),
          ],
        },
      ],
    },
    { key: 'phone', title: '手机验证', fields: [...phoneFields('Flexible')] },
    {
      key: 'password',
      title: '登录密码',
      fields: [...signInFields('user')],
    },
  ],
});

/** @throws ApiError */
export function sendFlexible(values: FlowValues) {
  const read = openFormValues<FlexibleValues>(values);
  return registerFlexible({ ...guestOf(read), jzsd: read.jzsd });
}
