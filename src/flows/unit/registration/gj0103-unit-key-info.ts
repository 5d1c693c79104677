import { fetchUnitProfile, type UnitProfile } from '@/api/unit/unit-info';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Codes } from '@/schema/field-kinds';
import { isName, unitKeyFields } from '@/schema/unit/gj0103-unit-key-info';
import { dictionaryLabel } from '@/session/dictionary';
import { unitFigures } from '../blocks/unit-figures';

const fields = schemaFields<typeof unitKeyFields, UnitFacts<UnitProfile>>;

/** GJ0103 缴存登记关键信息变更 (docs/rules/gj0103-unit-key-info.md). Also completes the unit's key information (docs/specification.md 4). */
export default defineFlow<'unit', ValuesOf<typeof unitKeyFields>, UnitProfile>()({
  code: 'GJ0103',
  title: '缴存登记关键信息变更',
  service: 'jcdwxx/xxbg',
  completes: ['key'],
  own: (signal) => fetchUnitProfile({ signal }),
  initial: initialOf(unitKeyFields),
  // Missing information is preselected, and differing register data prefilled.
  prefill: ({ own: { gjqs, scdj, dwmc, dwfrdbxm } }) => ({
    bgx: gjqs.flatMap(({ bgx }) => (bgx === '' ? [] : [bgx])) as unknown as Codes, // codes of the options below
    ...(scdj && scdj.dwmc !== dwmc && { xdwmc: scdj.dwmc }),
    ...(scdj && scdj.dwfrdbxm !== dwfrdbxm && { xdwfrdbxm: scdj.dwfrdbxm }),
  }),
  sections: [
    {
      key: 'unit',
      title: '现登记的关键信息',
      figures: (facts) => {
        const { own } = facts;
        return [
          ...unitFigures(facts).slice(0, 4),
          { label: '法定代表人', value: own.dwfrdbxm || '未登记' },
          { label: '法定代表人证件号码', value: own.dwfrdbzjhm || '未登记' },
          { label: '单位性质', value: own.dwxz ? dictionaryLabel('dwxz', own.dwxz) : '未登记' },
          { label: '归属网点', value: own.ywwd ? dictionaryLabel('WDXX', own.ywwd) : '未登记' },
          ...own.gjqs.map(({ xm, yy }) => ({ label: `待完善：${xm}`, value: yy })),
        ];
      },
      fields: [],
    },
    {
      key: 'change',
      title: '变更内容',
      note: '与市场监管登记不一致的不能变更：请先到登记机关办理。',
      fields: fields(unitKeyFields, [
        'bgx',
        'xdwmc',
        'xtyshxydm',
        { name: 'xdwfrdbxm', short: true },
        { name: 'xdwfrdbzjlx', short: true },
        { name: 'xdwfrdbzjhm', short: true },
        { name: 'xdwxz', short: true },
        { name: 'xywwd', short: true },
        { name: 'hdrq', hint: '登记机关核准变更的日期', short: true },
        'bgyy',
      ]),
    },
    {
      key: 'commitment',
      title: '承诺',
      fields: fields(unitKeyFields, [
        {
          name: 'cns',
          text: '我承诺已获得单位授权，所填信息和所交材料真实有效，并授权中心查询本单位的市场监管登记信息。如有虚假，单位和本人依法承担责任。',
        },
      ]),
    },
  ],
  materials: ({ bgx, xtyshxydm }) => ({ bgx: bgx.join(','), xtyshxydm }),
  receipt: {
    next: ({ ywzt }, values) =>
      ywzt === '99'
        ? ['变更已生效，原值和新值已发送到消息中心和经办人手机。', '以后开具的证明使用新的登记信息。']
        : [
            '中心将在承诺办结日前完成审核，审核通过前原信息不变。',
            ...(values && isName(values)
              ? ['更名后付款账户的户名须重新核验，核验前不从中扣款；请先到开户银行变更账户名称。']
              : []),
            '办理进度可以在“我的办件”中查看；审核前可以撤回。',
          ],
  },
});
