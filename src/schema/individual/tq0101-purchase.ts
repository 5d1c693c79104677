import { exceeds } from '@/domain/money';
import { defineSchema } from '../define-schema';
import { untilToday } from '../rules';
import { house } from './house';

const notBeyondPrice = (paid: string, { fwzj }: { fwzj: string }) =>
  exceeds(paid, fwzj) ? '已付金额不能大于房屋总价' : undefined;

/** Contract and payment of TQ0101 购买自住住房提取 (docs/rules/tq0101-purchase.md). */
export const purchase = defineSchema({
  gflx: { kind: 'radio', label: '购房类型', dictionary: 'gflx' },
  gfhtbh: { kind: 'text', label: '购房合同编号' },
  htrq: { kind: 'date', label: '合同签订日期', max: untilToday },
  ...house,
  fwzj: { kind: 'money', label: '房屋总价' },
  gffkfs: { kind: 'radio', label: '付款方式', dictionary: 'gffkfs' },
  sfje: { kind: 'money', label: '已付金额', rules: [notBeyondPrice] },
  sfrq: { kind: 'date', label: '付款日期', max: untilToday },
});
