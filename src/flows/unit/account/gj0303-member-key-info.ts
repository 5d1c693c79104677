import type { LabelledValue } from '@/api/client/labelled-value';
import { fetchMemberInfo, type MemberInfo, readMemberInfo } from '@/api/person/info-change';
import { isIdNumber, readIdNumber } from '@/domain/identity/id-number';
import { maskIdNumber } from '@/domain/text/mask';
import { plainPersonName } from '@/domain/text/person-name';
import { defineFlow } from '@/engine/flow/define-flow';
import { pickMember } from '@/engine/subject/pick-member';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { memberKeyFields } from '@/schema/unit/gj0303-member-key-info';
import { dictionaryLabel } from '@/session/dictionary';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';

const ID_CARD = '01';

/** GJ0303 个人关键信息变更 (docs/rules/gj0303-member-key-info.md): empty fields stay unchanged. */
export default defineFlow<'unit', ValuesOf<typeof memberKeyFields>, null, MemberInfo>()({
  code: 'GJ0303',
  title: '个人关键信息变更',
  service: 'zgxx/xxbg',
  initial: initialOf(memberKeyFields),
  subject: pickMember({
    load: (grzh, signal) => fetchMemberInfo(grzh, { signal }),
    read: readMemberInfo,
    note: '更正本单位职工的姓名、证件类型和证件号码；手机、住址等其他信息请办理个人账户信息变更。',
    figures: ({ xingming, zjlx, zjhm }) => [
      { label: '原姓名', value: xingming },
      { label: '原证件类型', value: dictionaryLabel('zjlx', zjlx) },
      { label: '原证件号码', value: zjhm },
    ],
  }),
  sections: [
    {
      key: 'unit',
      title: '单位信息',
      figures: (facts) => [...unitFigures(facts).slice(0, 2), ...operatorFigures(facts)],
      fields: [],
    },
    {
      key: 'change',
      title: '变更内容',
      standing: () => ({}),
      note: ({ policy }) =>
        `不变更的请留空。中心核验后职工本人会收到短信，在手机上签署确认才变更；${policy('p.qsQx')}日内未签署的申请失效。新证件号码已有个人账户的，两个账户合并，还须该账户的持有人在其登记的手机上签署。`,
      fields: schemaFields(memberKeyFields, [
        { name: 'bgyy', short: true },
        { name: 'xxingming', short: true },
        { name: 'xzjlx', short: true },
        { name: 'xzjhm', short: true },
      ]),
      derived: (values, { picked }) => changedKeyItems(picked, values),
    },
    {
      key: 'promise',
      title: '承诺',
      fields: schemaFields(memberKeyFields, [
        {
          name: 'cns',
          text: '本单位承诺所填信息与职工的有效证件一致，并已征得职工本人同意。如有不实，愿承担相应的法律责任。',
        },
      ]),
    },
  ],
  judge: { precheck: false, deciding: ['xxingming', 'xzjhm'] },
  materials: ({ bgyy, xxingming, xzjlx, xzjhm, ...values }) => ({ ...picked(values), bgyy, xxingming, xzjlx, xzjhm }),
  receipt: {
    next: ({ ywzt }, values, { policy }) => [
      ywzt === '06'
        ? `已请须签署的人在手机上签署，全部签署后变更即时生效；${policy('p.qsQx')}日内未签署的申请失效。`
        : '中心核验后，职工本人（账户合并的，还有已有账户的持有人）会收到短信，在手机上签署后变更生效；此前登记的信息不变。结果会发送到消息中心。',
      values?.xzjhm === '' ? '变更后登录账号和密码不变。' : '变更后职工用新的证件号码登录，密码不变。',
    ],
  },
});

/** The subject is one of the form's values. */
function picked(values: object): Record<string, string> {
  const { grzh } = values as { grzh?: { grzh?: string } | null };
  return { grzh: grzh?.grzh ?? '' };
}

/** Changed values as old → new, with the birth date and gender of a new ID number. */
export function changedKeyItems(
  member: MemberInfo | null,
  { xxingming, xzjlx, xzjhm }: Record<'xxingming' | 'xzjlx' | 'xzjhm', string>,
): LabelledValue[] {
  if (!member) return [];
  const turned = (label: string, before: string, now: string) =>
    now === '' || now === before ? [] : [{ label, value: `${before} → ${now}` }];
  const number = xzjhm.trim().toUpperCase();
  const read = (xzjlx || member.zjlx) === ID_CARD && isIdNumber(number) ? readIdNumber(number) : undefined;
  return [
    ...turned('变更姓名', member.xingming, plainPersonName(xxingming)),
    ...turned('变更证件类型', dictionaryLabel('zjlx', member.zjlx), xzjlx && dictionaryLabel('zjlx', xzjlx)),
    ...turned('变更证件号码', member.zjhm, number && maskIdNumber(number)),
    ...(read
      ? [
          { label: '新出生日期', value: read.birth },
          { label: '新性别', value: dictionaryLabel('xingbie', read.gender) },
        ]
      : []),
  ];
}
