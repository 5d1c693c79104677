import { fetchMemberInfo, type MemberInfo, readMemberInfo } from '@/api/person/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import { pickMember } from '@/engine/subject/pick-member';
import type { Address, Code, Email, FreeText, Mobile, Money, Tel } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';
import { changedInfoItems, formerItems } from './gj0302-member-info-changes';

interface Values {
  sjhm: Mobile;
  gddhhm: Tel;
  dzyx: Email;
  jtzz: Address;
  yzbm: FreeText;
  hyzk: Code;
  jtysr: Money;
  xueli: Code;
  zhiye: Code;
  zhicheng: Code;
  zhiwu: Code;
}

const rule = must<Values>;
const optional = { required: false } as const;

/** GJ0302 个人账户信息变更，单位代办 (docs/rules/gj0302-member-info.md): empty fields stay unchanged. */
export default defineFlow<'unit', Values, null, MemberInfo>()({
  code: 'GJ0302',
  title: '个人账户信息变更',
  version: 2,
  service: 'zgxx/xxbg',
  initial: {
    sjhm: '',
    gddhhm: '',
    dzyx: '',
    jtzz: { region: [], detail: '' },
    yzbm: '',
    hyzk: '',
    jtysr: '',
    xueli: '',
    zhiye: '',
    zhicheng: '',
    zhiwu: '',
  },
  subject: pickMember({
    load: (grzh, signal) => fetchMemberInfo(grzh, { signal }),
    read: readMemberInfo,
    note: '只能变更本单位职工的非关键信息；姓名、证件号码请办理个人关键信息变更，银行卡只能由职工本人变更。',
    figures: formerItems,
  }),
  prefill: () => ({}),
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
      standing: () => ({}),
      note: '不变更的请留空。职工会收到短信，告知变更了哪些信息、由谁变更。',
      fields: [
        {
          kind: 'mobile',
          name: 'sjhm',
          label: '手机号码',
          hint: '变更须由职工本人以新号码收到的验证码确认后生效',
          ...optional,
        },
        { kind: 'tel', name: 'gddhhm', label: '固定电话', short: true, ...optional },
        { kind: 'email', name: 'dzyx', label: '电子邮箱', short: true, ...optional },
        { kind: 'address', name: 'jtzz', label: '家庭住址', ...optional },
        {
          kind: 'text',
          name: 'yzbm',
          label: '邮政编码',
          only: 'digits',
          short: true,
          rules: [rule((code) => /^\d{6}$/.test(code))('邮政编码应为6位数字')],
          ...optional,
        },
      ],
    },
    {
      key: 'person',
      title: '家庭、学历与职业',
      standing: () => ({}),
      fields: [
        { kind: 'select', name: 'hyzk', label: '婚姻状况', dictionary: 'hyzk', short: true, ...optional },
        { kind: 'money', name: 'jtysr', label: '家庭月收入', short: true, ...optional },
        { kind: 'select', name: 'xueli', label: '学历', dictionary: 'xueli', short: true, ...optional },
        { kind: 'select', name: 'zhiye', label: '职业', dictionary: 'zhiye', short: true, ...optional },
        { kind: 'select', name: 'zhicheng', label: '职称', dictionary: 'zhicheng', short: true, ...optional },
        { kind: 'select', name: 'zhiwu', label: '职务', dictionary: 'zhiwu', short: true, ...optional },
      ],
      derived: (values, { picked }) => changedInfoItems(picked, values),
    },
  ],
  judge: {
    precheck: false,
    deciding: [],
    estimate: () => null,
  },
  materials: null,
  receipt: {
    figures: () => null,
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

/** The mobile number is the only change that requires the member's confirmation. */
const phonePending = (hours: string) =>
  `新手机号码尚未生效：须由职工在${hours}小时内登录网上办事大厅，在“个人账户信息”中以新号码收到的验证码确认后生效，确认前原号码不变。`;
