import type { Batch } from '@/api/cases/batches';
import { type DeveloperProject, fetchMyProjects } from '@/api/developer/developer';
import { batchField, batchNumber, submittedBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { DeveloperFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { buildingFields } from '@/schema/developer/kh0105-building-table';
import type { Held } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';

interface Values extends ValuesOf<typeof buildingFields> {
  mx: Held<Batch>;
}

type Own = readonly DeveloperProject[];
const fields = schemaFields<typeof buildingFields, DeveloperFacts<Own>>;
const LABEL = '房屋明细';

/** KH0105 楼盘表导入: homes of one building, imported or typed (docs/rules/kh0105-building-table.md). */
export default defineFlow<'developer', Values, Own>()({
  code: 'KH0105',
  title: '楼盘表导入',
  service: 'kfslpxx',
  own: (signal) => fetchMyProjects({ signal }),
  variant: null,
  prefillFromQuery: (query, { own }) => ({ lpbh: own.find(({ lpbh }) => lpbh === query.get('lpbh'))?.lpbh ?? '' }),
  initial: { ...initialOf(buildingFields), mx: null },
  sections: [
    {
      key: 'building',
      title: '楼栋',
      // Required for a new building; if empty, the building exists already.
      follows: { jgrq: () => '保持不变' },
      note: '填写已有的楼栋号即更新该楼栋，变更竣工日期由中心审核；填写新的楼栋号即新增楼栋，由中心核对预售许可后列入。',
      fields: fields(buildingFields, [
        {
          name: 'lpbh',
          options: ({ own }) =>
            own.map(({ lpbh, lpmc, zt }) => ({ value: lpbh, label: `${lpmc}（${dictionaryLabel('lpzt', zt)}）` })),
        },
        { name: 'ldmh', hint: '如3号楼', short: true },
        {
          name: 'jgrq',
          hint: '新增的楼栋须填写，已有的楼栋不变更请留空；不晚于今天的须上传竣工验收备案表',
          short: true,
        },
      ]),
    },
    {
      key: 'rows',
      title: LABEL,
      note: '每套房屋一行。已售、已贷或被选定的房屋，面积和单价不能再改；文件中没有的房屋保持不变。',
      fields: [{ name: 'mx', label: LABEL, load: () => import('./kh0105-building-table-rows'), ...batchField(LABEL) }],
    },
    {
      key: 'promise',
      title: '承诺',
      fields: fields(buildingFields, [
        { name: 'cns', text: '本企业承诺所列房屋与预售许可和测绘、价格备案一致，并对房屋的权属和销售状态负责。' },
      ]),
    },
  ],
  judge: { precheck: false },
  materials: ({ lpbh, ldmh, jgrq }) => ({ lpbh, ldmh, jgrq }),
  request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
  restore: submittedBatch,
  receipt: {
    next: ({ ywzt }) =>
      ywzt === '99' ? ['房屋已列入楼盘表，购房人立即可以选择。'] : ['中心核对后列入楼盘表，结果会发送到消息中心。'],
  },
});
