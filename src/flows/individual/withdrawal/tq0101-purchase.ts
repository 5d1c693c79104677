import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Held } from '@/schema/field-kinds';
import { purchase } from '@/schema/individual/tq0101-purchase';
import { when } from '@/schema/rules';
import { accountSection } from '../blocks/account-figures';
import type { PickedHouse } from '../blocks/building-table/house';
import { houseField } from '../blocks/building-table/house-field';
import { findHouse } from '../blocks/building-table/picked-house';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

/** 新建商品房, 保障性或共有产权住房: may be in a developer's building tables. */
const fromTable = when('gflx', '1', '3');
const isWritten = ({ gflx, fwbh }: { gflx: string; fwbh?: PickedHouse | null }) => !fromTable({ gflx }) || !fwbh;

type Values = PartialValues & ValuesOf<typeof purchase> & { fwbh: Held<PickedHouse> };

/** TQ0101 购买自住住房提取 (docs/rules/tq0101-purchase.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0101',
  title: '购买自住住房提取',
  version: 2,
  initial: { ...initialOf(purchase), fwbh: null, ...partialInitial },
  sections: [
    accountSection,
    {
      key: 'contract',
      title: '购房合同',
      note: '在本市备案的合同由备案系统提供，请核对；在外地购房的按购房合同填写。购房人和配偶共用一份合同的额度。',
      fields: [
        ...schemaFields(purchase, ['gflx']),
        {
          ...houseField,
          hint: '合作楼盘的房屋从楼盘表中选择，坐落和面积以楼盘表为准；其他的留空，按合同填写',
          required: false,
          visible: fromTable,
        },
        ...schemaFields(purchase, [
          { name: 'gfhtbh', hint: '见网签购房合同首页；拍卖的填成交确认书编号' },
          'htrq',
          { name: 'fwzl', visible: isWritten },
          { name: 'jzmj', visible: isWritten },
          'fwzj',
        ]),
      ],
    },
    {
      key: 'payment',
      title: '付款情况',
      fields: schemaFields(purchase, ['gffkfs', { name: 'sfje', hint: '全款的填已付总额，贷款的填首付款' }, 'sfrq']),
    },
    amountSection('01'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻和购房合同备案信息'),
  ],
  judge: { deciding: ['gflx', 'gfhtbh', 'htrq', 'fwzj', 'gffkfs', 'sfje'], forget: ['gfhtbh'], amount: 'sqtqje' },
  materials: ({ gflx, gfhtbh, htrq, jzmj, fwzj }) => ({ gflx, gfhtbh, htrq, jzmj, fwzj }),
  ...partialWithdrawal,
  request: ({ gflx, fwbh }) => ({ tqfs: '02', ...(fromTable({ gflx }) && fwbh && { fwbh: fwbh.fwbh }) }),
  restore: async ({ fwbh }, signal) => ({ fwbh: await findHouse(fwbh, signal) }),
});
