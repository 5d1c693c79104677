import type { Batch } from '@/api/batches';
import { batchField, batchFigures, batchNumber, sentBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Choice, Held, Tick } from '@/form/field-kinds';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';

interface Values {
  mx: Held<Batch>;
  ywwd: Choice;
  cns: Tick;
}

/** GJ0305 封存 (domain catalogue 6). */
export default defineFlow<'unit', Values>()({
  code: 'GJ0305',
  title: '封存',
  version: 1,
  service: 'jcyw',
  initial: { mx: null, ywwd: '', cns: false },
  prefill: ({ branch }) => ({ ywwd: branch }),
  sections: [
    { key: 'unit', title: '单位信息', figures: unitFigures, fields: [] },
    {
      key: 'rows',
      title: '封存明细',
      note: '封存后停止缴存，余额仍属职工本人并照常计息。终止劳动关系的，可在符合条件后提取或转入新单位；离退休的可以办理离退休提取；职工死亡的由继承人办理提取。最后月份没有足额缴存的，请另行办理补缴。',
      fields: [
        { name: 'mx', label: '封存明细', load: () => import('./member-sealing-rows'), ...batchField('封存明细') },
      ],
    },
    {
      key: 'operator',
      title: '经办与承诺',
      figures: operatorFigures,
      fields: [
        { kind: 'select', name: 'ywwd', label: '受理网点', dictionary: 'WDXX' },
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '本单位承诺所列职工已停止缴存，封存原因和日期属实，并已告知职工本人。如有不实，愿承担补缴和相应的法律责任。',
        },
      ],
    },
  ],
  judge: null,
  materials: { jdbh: 'GJ0305-01', mlbh: 'MLGJ0305', zstj: () => ({}) },
  // The rows are named by their batch: its totals are the centre's own.
  request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
  restore: sentBatch,
  receipt: {
    figures: ({ mx }) => batchFigures(mx),
    next: ({ ywzt }) => [
      ywzt === '99'
        ? '账户已封存，自停缴年月起不再列入汇缴清册。'
        : '中心审核后封存，结果会发送到消息中心；审核前职工仍列入汇缴清册。',
      '已开通网上账户的职工会收到封存通知，有异议的可以联系单位或拨打12329。',
    ],
  },
});
