import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, DateText, FreeText, Plain, Tel, Tick } from '@/schema/field-kinds';
import { operatorFigures, unitSection } from '../blocks/unit-figures';

interface Values {
  dwxhyy: Code;
  zxrq: DateText;
  zcdwmc: FreeText;
  zcdwzh: FreeText;
  qsfzr: FreeText;
  qsfzrdh: Tel;
  smsm: FreeText;
  cns: Tick;
}

/** 合并, 分立: another unit takes over. */
const takenOver = ({ dwxhyy }: Plain<Values>) => ['04', '05'].includes(dwxhyy);

/** GJ0108 单位缴存登记注销 (docs/rules/gj0108-unit-closing.md): the pre-check lists open items with links. */
export default defineFlow<'unit', Values>()({
  code: 'GJ0108',
  title: '单位缴存登记注销',
  version: 1,
  service: 'jcdwxx/xxbg',
  initial: { dwxhyy: '', zxrq: '', zcdwmc: '', zcdwzh: '', qsfzr: '', qsfzrdh: '', smsm: '', cns: false },
  prefill: () => ({}),
  sections: [
    unitSection,
    {
      key: 'closing',
      title: '注销内容',
      note: '注销后不能恢复：单位可以登录查询，不能再办理业务；封存职工的账户转入中心集中封存户，余额和个人账号不变。',
      fields: [
        { kind: 'select', name: 'dwxhyy', label: '注销原因', dictionary: 'dwxhyy', short: true },
        { kind: 'date', name: 'zxrq', label: '登记机关核准日期', max: ({ today }) => today, short: true },
        { kind: 'text', name: 'zcdwmc', label: '承接单位名称', visible: takenOver },
        { kind: 'text', name: 'zcdwzh', label: '承接单位账号', only: 'digits', short: true, visible: takenOver },
        { kind: 'text', name: 'qsfzr', label: '清算负责人', length: 'name', short: true },
        { kind: 'tel', name: 'qsfzrdh', label: '清算负责人电话', short: true },
        {
          kind: 'text',
          name: 'smsm',
          label: '情况说明',
          length: 'remark',
          spaces: 'keep',
          multiline: true,
          required: false,
        },
      ],
    },
    {
      key: 'operator',
      title: '经办与承诺',
      figures: operatorFigures,
      fields: [
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺已获得单位授权，单位已依法终止，所交材料真实有效，并已告知全体职工账户的去向。如有虚假，单位和本人依法承担责任。',
        },
      ],
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: { jdbh: 'GJ0108-01', mlbh: 'MLGJ0108', zstj: () => ({}) },
  special: () => '审核通过后单位账户销户，不能恢复。您确定提交注销申请吗？',
  receipt: {
    figures: () => [],
    next: () => [
      '中心将在承诺办结日前完成审核，审核通过前可以撤回。',
      '办结后以短信和消息告知；单位仍可登录查询缴存记录。',
    ],
  },
});
