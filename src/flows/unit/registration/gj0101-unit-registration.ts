import { type DepositView, submitDeposit } from '@/api/unit/unit-deposit';
import { daysBetween, monthOf, shiftMonth } from '@/domain/dates';
import { organisationCode } from '@/domain/identity/credit-code';
import { isPersonName } from '@/domain/text/person-name';
import { defineFlow } from '@/engine/flow/define-flow';
import type { GuestFacts } from '@/engine/flow/facts';
import { REMARK } from '@/flows/remark';
import type { FieldOf } from '@/form/field-kinds';
import type { Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { INITIAL_REGISTRATION, type RegistrationValues as Values } from './values';

type Facts = GuestFacts<DepositView>;
type Seen = Plain<Values>;
const rule = must<Values, GuestFacts<DepositView>>;

/** For a unit founded through 企业开办一件事, fields with register data are hidden. */
const isOpen = (_: Seen, { own }: Facts) => own.scdj?.kbyjs !== '1';
const isUnknown = (_: Seen, { own }: Facts) => own.scdj === null;
const byDebit = ({ hjfs }: Seen) => hjfs === '02';
const person = rule((name) => isPersonName(name))('请输入正确的姓名');
const banks = ({ banks }: Facts) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc }));

/** Ratio between p.jcblXx and p.jcblSx in steps of p.jcblBc. */
const ratio = (name: 'dwjcbl' | 'grjcbl', label: string): FieldOf<Values, GuestFacts<DepositView>> => ({
  kind: 'rate',
  name,
  label,
  decimals: 0,
  short: true,
  rules: [
    (value, _, { policy }) => {
      const [least, most, step] = [Number(policy('p.jcblXx')), Number(policy('p.jcblSx')), Number(policy('p.jcblBc'))];
      if (Number(value) < least || Number(value) > most) return `缴存比例应在${least}%至${most}%之间`;
      return (Number(value) - least) % step === 0 ? undefined : `缴存比例应为${step}%的整数倍`;
    },
  ],
});

/** GJ0101 单位缴存登记 (docs/rules/gj0101-unit-registration.md), for applicants without an account (/UnitDeposit). */
export const unitRegistration = defineFlow<'guest', Values, DepositView>()({
  code: 'GJ0101',
  title: '单位缴存登记',
  version: 1,
  initial: INITIAL_REGISTRATION,
  prefill: ({ own: { scdj } }) =>
    scdj
      ? {
          dwfrdbxm: scdj.dwfrdbxm,
          dwslrq: scdj.dwslrq,
          dwjjlx: scdj.dwjjlx,
          dwsshy: scdj.dwsshy,
          dwdz: { region: scdj.dwxzqy, detail: scdj.dwdz },
        }
      : {},
  sections: [
    {
      key: 'unit',
      title: '单位基本信息',
      figures: ({ own: { tyshxydm, scdj } }) => [
        { label: '统一社会信用代码', value: tyshxydm },
        { label: '组织机构代码', value: organisationCode(tyshxydm) },
        ...(scdj ? [{ label: '单位名称', value: scdj.dwmc, gs: '来自市场监管登记' }] : []),
        ...(scdj?.kbyjs === '1' ? lockedFigures(scdj) : []),
      ],
      fields: [
        { kind: 'text', name: 'dwmc', label: '单位名称', visible: isUnknown },
        { kind: 'select', name: 'dwxz', label: '单位性质', dictionary: 'dwxz' },
        { kind: 'select', name: 'dwjjlx', label: '经济类型', dictionary: 'dwjjlx', visible: isOpen },
        { kind: 'select', name: 'dwsshy', label: '所属行业', dictionary: 'dwsshy', visible: isOpen },
        { kind: 'select', name: 'dwlsgx', label: '隶属关系', dictionary: 'dwlsgx' },
        { kind: 'date', name: 'dwslrq', label: '设立日期', max: ({ today }) => today, visible: isOpen },
        { kind: 'address', name: 'dwdz', label: '单位地址', visible: isOpen },
        {
          kind: 'text',
          name: 'dwyb',
          label: '邮政编码',
          only: 'digits',
          required: false,
          short: true,
          rules: [rule((code) => /^\d{6}$/.test(code))('邮政编码应为6位数字')],
        },
        { kind: 'tel', name: 'dwlxdh', label: '联系电话' },
        { kind: 'email', name: 'dwdzxx', label: '电子邮箱', required: false },
        {
          kind: 'text',
          name: 'pzjgmc',
          label: '主管/批准机关',
          visible: ({ dwxz }) => ['1', '2', '4'].includes(dwxz),
        },
      ],
      derived: ({ dwslrq }, { today, own }) => dutyHint(own.scdj?.kbyjs === '1' ? own.scdj.dwslrq : dwslrq, today),
    },
    {
      key: 'legal',
      title: '法定代表人',
      note: '提交后，中心会以短信告知法定代表人。',
      fields: [
        { kind: 'text', name: 'dwfrdbxm', label: '法定代表人姓名', length: 'name', visible: isOpen, rules: [person] },
        { kind: 'select', name: 'dwfrdbzjlx', label: '法定代表人证件类型', dictionary: 'zjlx' },
        {
          kind: 'idno',
          name: 'dwfrdbzjhm',
          label: '法定代表人证件号码',
          accepts: ({ dwfrdbzjlx }) => (dwfrdbzjlx === '01' ? 'person' : 'any'),
        },
        { kind: 'mobile', name: 'dwfrdbsjhm', label: '法定代表人手机号码' },
      ],
    },
    {
      key: 'operator',
      title: '经办人',
      figures: ({ own }) => [{ label: '经办人手机号码', value: own.sjhm, gs: '已通过短信验证' }],
      fields: [
        { kind: 'text', name: 'jbrxm', label: '经办人姓名', length: 'name', rules: [person] },
        { kind: 'select', name: 'jbrzjlx', label: '经办人证件类型', dictionary: 'zjlx' },
        {
          kind: 'idno',
          name: 'jbrzjhm',
          label: '经办人证件号码',
          accepts: ({ jbrzjlx }) => (jbrzjlx === '01' ? 'person' : 'any'),
        },
      ],
    },
    {
      key: 'deposit',
      title: '缴存信息',
      fields: [
        { kind: 'int', name: 'dwfxr', label: '发薪日', hint: '每月几日发放工资', min: 1, max: 31, short: true },
        { kind: 'int', name: 'zgrs', label: '职工人数', min: 1, max: 999_999, unit: '人', short: true },
        ratio('dwjcbl', '单位缴存比例(%)'),
        { ...ratio('grjcbl', '个人缴存比例(%)'), required: false, hint: '不填则与单位缴存比例相同' },
        {
          kind: 'month',
          name: 'dwschjny',
          label: '首次汇缴年月',
          max: ({ today }) => shiftMonth(monthOf(today), 3),
          rules: [
            (month, { dwslrq }, { own }) =>
              month < monthOf(own.scdj?.kbyjs === '1' ? own.scdj.dwslrq : dwslrq)
                ? '首次汇缴年月不能早于单位设立年月'
                : undefined,
          ],
        },
      ],
      derived: ({ dwjcbl, grjcbl }) =>
        dwjcbl !== '' && grjcbl === ''
          ? [{ label: '个人缴存比例', value: `${dwjcbl}%`, gs: '与单位缴存比例相同' }]
          : [],
    },
    {
      key: 'payment',
      title: '汇缴与归集银行',
      fields: [
        { kind: 'select', name: 'hjfs', label: '汇缴方式', dictionary: 'hjfs' },
        { kind: 'select', name: 'fkyhdm', label: '付款银行', options: banks, visible: byDebit },
        {
          kind: 'bankCard',
          account: true,
          name: 'fkzh',
          label: '付款账号',
          hint: '须为本单位名下的账户',
          visible: byDebit,
        },
        { kind: 'select', name: 'styhdm', label: '归集受托银行', options: banks },
        { kind: 'select', name: 'ywwd', label: '归属网点', dictionary: 'WDXX' },
      ],
    },
    {
      key: 'commitment',
      title: '备注与承诺',
      fields: [
        REMARK,
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺已获得单位授权，所填信息和所交材料真实有效，并授权中心查询本单位的市场监管登记信息。如有虚假，单位和本人依法承担责任。',
        },
      ],
    },
  ],
  pages: {
    as: 'tasks',
    list: [
      { key: 'unit', title: '单位信息', sections: ['unit'] },
      { key: 'people', title: '法定代表人与经办人', sections: ['legal', 'operator'] },
      { key: 'deposit', title: '缴存与汇缴', sections: ['deposit', 'payment'] },
      { key: 'commitment', title: '承诺', sections: ['commitment'] },
    ],
  },
  judge: null,
  materials: { jdbh: 'GJ0101-01', mlbh: 'MLGJ0101', zstj: ({ dwxz }) => ({ dwxz }) },
  request: ({ grjcbl, dwjcbl }) => ({ grjcbl: grjcbl || dwjcbl }),
  submit: submitDeposit,
  // The page itself shows the submitted application.
  receipt: { figures: () => [], next: () => [] },
});

function lockedFigures({ dwjjlx, dwsshy, dwslrq, dwxzqy, dwdz, dwfrdbxm }: NonNullable<DepositView['scdj']>) {
  return [
    { label: '经济类型', value: dictionaryLabel('dwjjlx', dwjjlx) },
    { label: '所属行业', value: dictionaryLabel('dwsshy', dwsshy) },
    { label: '设立日期', value: dwslrq },
    { label: '单位地址', value: `${dwxzqy.join('')}${dwdz}` },
    { label: '法定代表人', value: dwfrdbxm, gs: '由企业开办一件事共享，不能在此修改' },
  ];
}

/** Hint on the duty to register within 30 days; never blocking. */
function dutyHint(founded: string, today: string) {
  if (founded === '' || daysBetween(founded, today) <= 30) return [];
  return [
    {
      label: '登记期限',
      value: '单位设立已超过30日',
      gs: '单位应当自设立或者招用第一名职工之日起30日内办理缴存登记；逾期不办理的，依照《住房公积金管理条例》可处5万元以上30万元以下罚款',
    },
  ];
}
