import { fetchUnitProfile, sendUnitChangeCode, type UnitProfile } from '@/api/unit/unit-info';
import { isMobile } from '@/domain/identity/phone';
import { isPersonName } from '@/domain/text/person-name';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Address, Code, Email, FreeText, IdNumber, Int, Mobile, Plain, SmsCode, Tel } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { unitFigures } from '../blocks/unit-figures';

interface Values {
  dwdz: Address;
  dwyb: FreeText;
  dwlxdh: Tel;
  czhm: Tel;
  dwdzxx: Email;
  dwsshy: Code;
  dwjjlx: Code;
  dwlsgx: Code;
  dwfxr: Int;
  jbrxm: FreeText;
  jbrzjlx: Code;
  jbrzjhm: IdNumber;
  jbrsjhm: Mobile;
  jbrgddhhm: Tel;
  dxyzm: SmsCode;
}

type Facts = UnitFacts<UnitProfile>;
type Seen = Plain<Values>;
const rule = must<Values, Facts>;

/** The registered number is masked, so an empty number means unchanged: a different person is entered by another name or number. */
const another = ({ jbrxm, jbrzjlx, jbrzjhm }: Seen, { own }: Facts) =>
  jbrzjhm !== '' || (jbrxm !== '' && jbrxm !== own.jbrxm) || jbrzjlx !== own.jbrzjlx;
const proves = (values: Seen, facts: Facts) => values.jbrsjhm !== '' || another(values, facts);

/** GJ0102 缴存登记信息变更 (docs/rules/gj0102-unit-info.md). Also completes the unit's basic information (docs/specification.md 4). */
export default defineFlow<'unit', Values, UnitProfile>()({
  code: 'GJ0102',
  title: '缴存登记信息变更',
  version: 1,
  service: 'jcdwxx/xxbg',
  completes: ['basic'],
  own: (signal) => fetchUnitProfile({ signal }),
  initial: {
    dwdz: { region: [], detail: '' },
    dwyb: '',
    dwlxdh: '',
    czhm: '',
    dwdzxx: '',
    dwsshy: '',
    dwjjlx: '',
    dwlsgx: '',
    dwfxr: '',
    jbrxm: '',
    jbrzjlx: '',
    jbrzjhm: '',
    jbrsjhm: '',
    jbrgddhhm: '',
    dxyzm: '',
  },
  prefill: () => ({}),
  former: ({ own: { dwmc: _, tyshxydm, dwxz, dwfrdbxm, dwfrdbzjhm, ywwd, qsx, gjqs, scdj, ...kept } }) => kept,
  sections: [
    {
      key: 'unit',
      title: '单位信息',
      note: '单位名称、统一社会信用代码、法定代表人、单位性质和归属网点不能在此修改，请办理缴存登记关键信息变更。',
      figures: (facts) => [
        ...unitFigures(facts).slice(0, 4),
        { label: '待完善的基本信息', value: facts.own.qsx.map(({ label }) => label).join('、') || '无' },
      ],
      fields: [],
    },
    {
      key: 'contact',
      title: '地址与联系方式',
      fields: [
        { kind: 'address', name: 'dwdz', label: '单位地址' },
        {
          kind: 'text',
          name: 'dwyb',
          label: '邮政编码',
          only: 'digits',
          required: false,
          short: true,
          rules: [rule((code) => /^\d{6}$/.test(code))('邮政编码应为6位数字')],
        },
        { kind: 'tel', name: 'dwlxdh', label: '联系电话', short: true },
        { kind: 'tel', name: 'czhm', label: '传真', required: false, short: true },
        { kind: 'email', name: 'dwdzxx', label: '电子邮箱', required: false, short: true },
      ],
    },
    {
      key: 'kind',
      title: '行业与发薪日',
      fields: [
        { kind: 'select', name: 'dwsshy', label: '所属行业', dictionary: 'dwsshy', short: true },
        { kind: 'select', name: 'dwjjlx', label: '经济类型', dictionary: 'dwjjlx', short: true },
        { kind: 'select', name: 'dwlsgx', label: '隶属关系', dictionary: 'dwlsgx', short: true },
        {
          kind: 'int',
          name: 'dwfxr',
          label: '发薪日',
          hint: '每月几日发放工资；变更后自下月起计算汇缴期限',
          min: 1,
          max: 31,
          short: true,
        },
      ],
    },
    {
      key: 'operator',
      title: '经办人',
      note: '变更经办人须上传单位授权委托书和新经办人身份证，由中心审核，审核后由登记的法定代表人在手机上确认；办结后原经办人的登录失效，新经办人在“缴存单位注册”设置登录密码。',
      fields: [
        {
          kind: 'text',
          name: 'jbrxm',
          label: '经办人姓名',
          length: 'name',
          short: true,
          rules: [rule((name) => isPersonName(name))('请输入正确的姓名')],
        },
        { kind: 'select', name: 'jbrzjlx', label: '经办人证件类型', dictionary: 'zjlx', short: true },
        {
          kind: 'idno',
          name: 'jbrzjhm',
          label: '经办人证件号码',
          hint: '不变更请留空',
          required: ({ jbrxm, jbrzjlx }, { own }) => jbrxm !== own.jbrxm || jbrzjlx !== own.jbrzjlx,
          accepts: ({ jbrzjlx }) => (jbrzjlx === '01' ? 'person' : 'any'),
          short: true,
        },
        {
          kind: 'mobile',
          name: 'jbrsjhm',
          label: '经办人手机',
          hint: '不变更请留空；变更须验证新号码',
          required: another,
          short: true,
        },
        { kind: 'tel', name: 'jbrgddhhm', label: '经办人固话', required: false, short: true },
        {
          kind: 'smsCode',
          name: 'dxyzm',
          label: '短信验证码',
          hint: '发送至新的经办人手机',
          visible: proves,
          send: ({ jbrsjhm }) => sendUnitChangeCode(jbrsjhm),
          to: ({ jbrsjhm }, { own }) => (isMobile(jbrsjhm) ? jbrsjhm : jbrsjhm === '' ? own.jbrsjhm : ''),
        },
      ],
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: {
    jdbh: 'GJ0102-01',
    mlbh: 'MLGJ0102',
    zstj: ({ jbrxm, jbrzjlx, jbrzjhm }) => ({ jbrxm, jbrzjlx, jbrzjhm }),
  },
  receipt: {
    figures: () => null,
    next: ({ ywzt }) =>
      ywzt === '99'
        ? ['变更已生效，变更通知已发送到消息中心和经办人手机。', '变更记录可以在“单位缴存登记”中查看。']
        : ['中心将在承诺办结日前完成审核，审核通过前原信息不变。', '办理进度可以在“我的办件”中查看；审核前可以撤回。'],
  },
});
