import { type DepositView, submitDeposit } from '@/api/unit/unit-deposit';
import { daysBetween } from '@/domain/dates';
import { organisationCode } from '@/domain/identity/credit-code';
import { defineFlow } from '@/engine/flow/define-flow';
import type { GuestFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { unitRegistrationFields } from '@/schema/unit/gj0101-unit-registration';
import { dictionaryLabel } from '@/session/dictionary';

type Facts = GuestFacts<DepositView>;

/** For a unit founded through 企业开办一件事, fields with register data are hidden. */
const isOpen = (_: object, { own }: Facts) => own.scdj?.kbyjs !== '1';
const isUnknown = (_: object, { own }: Facts) => own.scdj === null;
const options = ({ banks }: Facts) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc }));

/** GJ0101 单位缴存登记 (docs/rules/gj0101-unit-registration.md), for applicants without an account (/UnitDeposit). */
export const unitRegistration = defineFlow<'guest', ValuesOf<typeof unitRegistrationFields>, DepositView>()({
  code: 'GJ0101',
  title: '单位缴存登记',
  initial: initialOf(unitRegistrationFields),
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
      fields: schemaFields(unitRegistrationFields, [
        { name: 'dwmc', visible: isUnknown },
        'dwxz',
        { name: 'dwjjlx', visible: isOpen },
        { name: 'dwsshy', visible: isOpen },
        'dwlsgx',
        { name: 'dwslrq', visible: isOpen },
        { name: 'dwdz', visible: isOpen },
        { name: 'dwyb', short: true },
        'dwlxdh',
        'dwdzxx',
        'pzjgmc',
      ]),
      derived: ({ dwslrq }, { today, own }) => dutyHint(own.scdj?.kbyjs === '1' ? own.scdj.dwslrq : dwslrq, today),
    },
    {
      key: 'legal',
      title: '法定代表人',
      note: '提交后，中心会以短信告知法定代表人。',
      fields: schemaFields(unitRegistrationFields, [
        { name: 'dwfrdbxm', visible: isOpen },
        'dwfrdbzjlx',
        'dwfrdbzjhm',
        'dwfrdbsjhm',
      ]),
    },
    {
      key: 'operator',
      title: '经办人',
      figures: ({ own }) => [{ label: '经办人手机号码', value: own.sjhm, gs: '已通过短信验证' }],
      fields: schemaFields(unitRegistrationFields, ['jbrxm', 'jbrzjlx', 'jbrzjhm']),
    },
    {
      key: 'deposit',
      title: '缴存信息',
      fields: schemaFields(unitRegistrationFields, [
        { name: 'dwfxr', hint: '每月几日发放工资', short: true },
        { name: 'zgrs', short: true },
        { name: 'dwjcbl', short: true },
        { name: 'grjcbl', hint: '不填则与单位缴存比例相同', short: true },
        'dwschjny',
      ]),
      follows: { grjcbl: ({ dwjcbl }) => `${dwjcbl}%（与单位缴存比例相同）` },
    },
    {
      key: 'payment',
      title: '汇缴与归集银行',
      fields: schemaFields(unitRegistrationFields, [
        'hjfs',
        { name: 'fkyhdm', options },
        { name: 'fkzh', hint: '须为本单位名下的账户' },
        { name: 'styhdm', options },
        'ywwd',
      ]),
    },
    {
      key: 'commitment',
      title: '备注与承诺',
      fields: schemaFields(unitRegistrationFields, [
        { name: 'beizhu', preset: true },
        {
          name: 'cns',
          text: '我承诺已获得单位授权，所填信息和所交材料真实有效，并授权中心查询本单位的市场监管登记信息。如有虚假，单位和本人依法承担责任。',
        },
      ]),
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
  materials: ({ dwxz }) => ({ dwxz }),
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
