import { fetchMemberInfo, type MemberInfo, readMemberInfo } from '@/api/person/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { pickMember } from '@/engine/subject/pick-member';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { memberInfoFields } from '@/schema/individual/person-info';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';

/** GJ0302 个人账户信息变更，单位代办 (docs/rules/gj0302-member-info.md): empty fields stay unchanged. */
export default defineFlow<'unit', ValuesOf<typeof memberInfoFields>, null, MemberInfo>()({
  code: 'GJ0302',
  title: '个人账户信息变更',
  version: 2,
  service: 'zgxx/xxbg',
  initial: initialOf(memberInfoFields),
  subject: pickMember({
    load: (grzh, signal) => fetchMemberInfo(grzh, { signal }),
    read: readMemberInfo,
    note: '只能变更本单位职工的非关键信息；姓名、证件号码请办理个人关键信息变更，银行卡只能由职工本人变更。',
  }),
  sections: [
    {
      key: 'unit',
      title: '单位信息',
      figures: (facts) => [...unitFigures(facts).slice(0, 2), ...operatorFigures(facts)],
      fields: [],
    },
    {
      key: 'contact',
      title: '联系方式',
      standing: registered,
      about: '不变更的请留空。职工会收到短信，告知变更了哪些信息、由谁变更。',
      fields: schemaFields(memberInfoFields, [
        { name: 'sjhm', hint: '变更须由职工本人以新号码收到的验证码确认后生效' },
        { name: 'gddhhm', short: true },
        { name: 'dzyx', short: true },
        'jtzz',
        { name: 'yzbm', short: true },
      ]),
    },
    {
      key: 'person',
      title: '家庭、学历与职业',
      standing: registered,
      fields: schemaFields(memberInfoFields, [
        { name: 'hyzk', short: true },
        { name: 'jtysr', short: true },
        { name: 'xueli', short: true },
        { name: 'zhiye', short: true },
        { name: 'zhicheng', short: true },
        { name: 'zhiwu', short: true },
      ]),
    },
  ],
  judge: { precheck: false },
  receipt: {
    next: ({ ywzt }, values, { policy }) => {
      if (ywzt !== '99') return ['变更尚未生效，办理进度和结果可以在“我的办件”中查看。'];
      const { sjhm = '', ...others } = values ?? {};
      const more = Object.values(others).some((value) => (typeof value === 'string' ? value : value.detail) !== '');
      return [
        ...(more || !values ? ['变更已生效，职工已收到短信通知。'] : []),
        ...(sjhm !== '' || !values ? [phonePending(policy('p.sjhmQr'))] : []),
      ];
    },
  },
});

/** Information of the member as text; an identifying value is masked. */
function registered(_: unknown, { picked }: UnitFacts<null> & { picked: MemberInfo | null }): Record<string, string> {
  const names = Object.keys(memberInfoFields);
  return Object.fromEntries(names.map((name) => [name, picked?.ysz[name] || '未登记']));
}

/** The mobile number is the only change that requires the member's confirmation. */
const phonePending = (hours: string) =>
  `新手机号码尚未生效：须由职工在${hours}小时内登录网上办事大厅，在“个人账户信息”中以新号码收到的验证码确认后生效，确认前原号码不变。`;
