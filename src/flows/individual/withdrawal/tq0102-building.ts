import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { buildingWorks } from '@/schema/individual/tq0102-building';
import { accountSection } from '../blocks/account-figures';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

/** TQ0102 建造、翻建、大修自住住房提取 (docs/rules/tq0102-building.md). */
export default defineFlow<'individual', PartialValues & ValuesOf<typeof buildingWorks>>()({
  code: 'TQ0102',
  title: '建造、翻建、大修自住住房提取',
  initial: { ...initialOf(buildingWorks), ...partialInitial },
  sections: [
    accountSection,
    {
      key: 'works',
      title: '工程情况',
      note: '大修指经鉴定为C级或D级的房屋修缮；一般装修请办理“装修提取”。配偶共用一份批准文件的，额度合并计算。',
      fields: schemaFields(buildingWorks, [
        'jzlx',
        'pzjgmc',
        { name: 'pzjgwh', hint: '见规划许可、宅基地或翻建批准文件' },
        'pzrq',
        'fwzl',
        'tdsyzh',
        'jdjg',
        'jzmj',
        'jhjzfy',
        'jhkgrq',
        'jhjgrq',
      ]),
    },
    amountSection('02'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻、不动产和规划许可信息'),
  ],
  judge: { deciding: ['jzlx', 'pzjgwh', 'jhjzfy'], forget: ['pzjgwh'], amount: 'sqtqje' },
  materials: ({ jzlx }) => ({ jzlx }),
  ...partialWithdrawal,
});
