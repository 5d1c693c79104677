import { fetchUnitProfile, type UnitProfile } from '@/api/unit/unit-info';
import { isCreditCode } from '@/domain/identity/credit-code';
import { isPersonName } from '@/domain/text/person-name';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Code, Codes, DateText, FreeText, IdNumber, Plain, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { unitFigures } from '../blocks/unit-figures';

interface Values {
  bgx: Codes;
  xdwmc: FreeText;
  xtyshxydm: FreeText;
  xdwfrdbxm: FreeText;
  xdwfrdbzjlx: Code;
  xdwfrdbzjhm: IdNumber;
  xdwxz: Code;
  xywwd: Code;
  hdrq: DateText;
  bgyy: FreeText;
  cns: Tick;
}

type Facts = UnitFacts<UnitProfile>;
const rule = must<Values, Facts>;
const has =
  (...items: string[]) =>
  ({ bgx }: Plain<Values>) =>
    items.some((item) => bgx.includes(item));

const ITEMS = [
  { value: '1', label: '单位名称' },
  { value: '2', label: '统一社会信用代码' },
  { value: '3', label: '法定代表人' },
  { value: '4', label: '单位性质' },
  { value: '5', label: '归属网点' },
];

/** GJ0103 缴存登记关键信息变更 (docs/rules/gj0103-unit-key-info.md). Also completes the unit's key information (docs/specification.md 4). */
export default defineFlow<'unit', Values, UnitProfile>()({
  code: 'GJ0103',
  title: '缴存登记关键信息变更',
  version: 1,
  service: 'jcdwxx/xxbg',
  completes: ['key'],
  own: (signal) => fetchUnitProfile({ signal }),
  initial: {
    bgx: [],
    xdwmc: '',
    xtyshxydm: '',
    xdwfrdbxm: '',
    xdwfrdbzjlx: '01',
    xdwfrdbzjhm: '',
    xdwxz: '',
    xywwd: '',
    hdrq: '',
    bgyy: '',
    cns: false,
  },
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
      fields: [
        { kind: 'multi', name: 'bgx', label: '变更事项', options: ITEMS },
        { kind: 'text', name: 'xdwmc', label: '新单位名称', visible: has('1') },
        {
          kind: 'text',
          name: 'xtyshxydm',
          label: '新统一社会信用代码',
          only: 'letters-digits',
          visible: has('2'),
          rules: [rule((code) => isCreditCode(code.toUpperCase()))('请输入正确的统一社会信用代码')],
        },
        {
          kind: 'text',
          name: 'xdwfrdbxm',
          label: '新法定代表人',
          length: 'name',
          short: true,
          visible: has('3'),
          rules: [rule((name) => isPersonName(name))('请输入正确的姓名')],
        },
        {
          kind: 'select',
          name: 'xdwfrdbzjlx',
          label: '法定代表人证件类型',
          dictionary: 'zjlx',
          short: true,
          visible: has('3'),
        },
        {
          kind: 'idno',
          name: 'xdwfrdbzjhm',
          label: '法定代表人证件号码',
          accepts: ({ xdwfrdbzjlx }) => (xdwfrdbzjlx === '01' ? 'person' : 'any'),
          short: true,
          visible: has('3'),
        },
        { kind: 'select', name: 'xdwxz', label: '新单位性质', dictionary: 'dwxz', short: true, visible: has('4') },
        { kind: 'select', name: 'xywwd', label: '新归属网点', dictionary: 'WDXX', short: true, visible: has('5') },
        {
          kind: 'date',
          name: 'hdrq',
          label: '核准日期',
          hint: '登记机关核准变更的日期',
          max: ({ today }) => today,
          short: true,
          visible: has('1', '2', '3'),
        },
        { kind: 'text', name: 'bgyy', label: '变更原因', length: 'remark', spaces: 'keep', multiline: true },
      ],
    },
    {
      key: 'commitment',
      title: '承诺',
      fields: [
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺已获得单位授权，所填信息和所交材料真实有效，并授权中心查询本单位的市场监管登记信息。如有虚假，单位和本人依法承担责任。',
        },
      ],
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: {
    jdbh: 'GJ0103-01',
    mlbh: 'MLGJ0103',
    zstj: ({ bgx, xtyshxydm }) => ({ bgx: bgx.join(','), xtyshxydm }),
  },
  receipt: {
    figures: ({ bgx }) => [
      {
        label: '变更事项',
        value: ITEMS.filter(({ value }) => bgx.includes(value))
          .map(({ label }) => label)
          .join('、'),
      },
    ],
    next: ({ ywzt }) =>
      ywzt === '99'
        ? ['变更已生效，原值和新值已发送到消息中心和经办人手机。', '以后开具的证明使用新的登记信息。']
        : ['中心将在承诺办结日前完成审核，审核通过前原信息不变。', '办理进度可以在“我的办件”中查看；审核前可以撤回。'],
  },
});
