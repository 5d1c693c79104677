import { fetchMembers } from '@/api/unit/members';
import { monthSpan } from '@/domain/dates';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { must } from '@/schema/rules';
import { unitCertificateFields } from '@/schema/unit/gj0209-deposit-certificate';
import { operatorFigures, unitSection } from '../blocks/unit-figures';

const rule = must<unknown, UnitFacts>;

/** GJ0209 开具单位缴存证明 (docs/rules/gj0209-deposit-certificate.md). PDF or OFD is chosen at the download. */
export default defineFlow<'unit', ValuesOf<typeof unitCertificateFields>>()({
  code: 'GJ0209',
  title: '开具单位缴存证明',
  service: 'zmkj/dwzm',
  initial: initialOf(unitCertificateFields),
  prefill: ({ unit }) => ({ tjjsny: unit.jzny, tjksny: unit.jzny === '' ? '' : `${unit.jzny.slice(0, 4)}-01` }),
  sections: [
    unitSection,
    {
      key: 'certificate',
      title: '证明内容',
      fields: schemaFields<typeof unitCertificateFields, UnitFacts>(unitCertificateFields, [
        { name: 'zmlx', cards: true },
        { name: 'zmyt', short: true },
        'yths',
        { name: 'sjdw', short: true },
        { name: 'tjksny', short: true },
        {
          name: 'tjjsny',
          short: true,
          rules: [rule((to, _, { unit }) => to <= unit.jzny)((_, { unit }) => `截止年月不能晚于缴至年月${unit.jzny}`)],
        },
        'ryfw',
        {
          name: 'mx',
          columns: [{ name: 'grzh', lookup: memberName }],
          rowName: ({ xingming }, index) => xingming || `第${index + 1}名职工`,
        },
      ]),
    },
    { key: 'operator', title: '经办信息', figures: operatorFigures, fields: [] },
  ],
  receipt: {
    figures: ({ tjksny, tjjsny }) => [{ label: '证明期间', value: monthSpan(tjksny, tjjsny) }],
    next: () => [
      '证明已开具，在“单位缴存证明记录”中下载PDF或OFD文件、作废。',
      '接收单位可以凭证明编号和校验码在“证明核验”中核验，不需要登录。',
    ],
  },
});

/** Name of an account holder, for the unit's own members only. */
async function memberName(grzh: string, signal: AbortSignal) {
  const { list } = await fetchMembers({ key: grzh, page: 1, size: 10 }, { signal });
  const found = list.find((one) => one.grzh === grzh);
  if (!found) throw new Error('本单位没有这名职工，请核对');
  return { xingming: found.xingming };
}
