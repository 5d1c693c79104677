import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { unitClosingFields } from '@/schema/unit/gj0108-unit-closing';
import { operatorFigures, unitSection } from '../blocks/unit-figures';

/** GJ0108 单位缴存登记注销 (docs/rules/gj0108-unit-closing.md): the pre-check lists open items with links. */
export default defineFlow<'unit', ValuesOf<typeof unitClosingFields>>()({
  code: 'GJ0108',
  title: '单位缴存登记注销',
  service: 'jcdwxx/xxbg',
  initial: initialOf(unitClosingFields),
  sections: [
    unitSection,
    {
      key: 'closing',
      title: '注销内容',
      note: '注销后不能恢复：单位可以登录查询，不能再办理业务；封存职工的账户转入中心集中封存户，余额和个人账号不变。',
      fields: schemaFields(unitClosingFields, [
        { name: 'dwxhyy', short: true },
        { name: 'zxrq', short: true },
        'zcdwmc',
        { name: 'zcdwzh', short: true },
        { name: 'qsfzr', short: true },
        { name: 'qsfzrdh', short: true },
        'smsm',
      ]),
    },
    {
      key: 'operator',
      title: '经办与承诺',
      figures: operatorFigures,
      fields: schemaFields(unitClosingFields, [
        {
          name: 'cns',
          text: '我承诺已获得单位授权，单位已依法终止，所交材料真实有效，并已告知全体职工账户的去向。如有虚假，单位和本人依法承担责任。',
        },
      ]),
    },
  ],
  materials: () => ({}),
  special: () => '审核通过后单位账户销户，不能恢复。您确定提交注销申请吗？',
  receipt: {
    figures: () => [],
    next: () => [
      '中心将在承诺办结日前完成审核，审核通过前可以撤回。',
      '办结后以短信和消息告知；单位仍可登录查询缴存记录。',
    ],
  },
});
