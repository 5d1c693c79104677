import { defineSchema } from '../define-schema';
import { untilToday } from '../rules';
import { homeFaults } from './kh0105-building-table';

const layoutFits = (hx: string) => homeFaults({ hx }).hx;

/** Layout of an unsold home (docs/rules/kh0105-building-table.md). */
export const homeLayout = defineSchema({ hx: { kind: 'text', label: '户型', rules: [layoutFits] } });

/** Sale of a home without a loan of the fund. */
export const homeSale = defineSchema({
  gmrxm: { kind: 'text', label: '购买人姓名', length: 'name', spaces: 'keep' },
  gmrzjhm: { kind: 'idno', label: '购买人证件号码' },
  gfhtbh: { kind: 'text', label: '购房合同编号' },
  qdrq: { kind: 'date', label: '合同签订日期', max: untilToday },
});
