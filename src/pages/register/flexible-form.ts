import { registerFlexible, sendGuestCode } from '@/api/session/guest-registration';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import type { FlowValues } from '@/schema/field-kinds';
import { flexibleRegistrant } from '@/schema/public/registration';
import { emptyPerson, guestOf, identityFields, type PersonValues, phoneFields } from './person-fields';
import { signInFields } from './sign-in-fields';

type FlexibleValues = PersonValues & ValuesOf<typeof flexibleRegistrant>;

/** Registration of a flexible worker (docs/rules/registration-and-passwords.md, /lhjyrysl). */
export const flexibleForm = defineOpenForm<FlexibleValues>()({
  code: 'lhjyrysl',
  initial: { ...emptyPerson, jzsd: '' },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [...identityFields, ...schemaFields(flexibleRegistrant, [{ name: 'jzsd', hint: '须在本市居住或从业' }])],
    },
    { key: 'phone', title: '手机验证', fields: phoneFields((...typed) => sendGuestCode('Flexible', ...typed)) },
    { key: 'password', title: '登录密码', fields: signInFields('user') },
  ],
});

/** @throws ApiError */
export function sendFlexible(values: FlowValues) {
  const read = openFormValues<FlexibleValues>(values);
  return registerFlexible({ ...guestOf(read), jzsd: read.jzsd });
}
