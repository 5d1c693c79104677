import { addressColumns, addressFaults } from '@/schema/unit/gj0314-address-change';
import { correctionImport } from '../blocks/correction-import';
import { shownMemberColumns } from '../blocks/member-columns';

/** Rows of GJ0314: members with a new address. */
export const addressChangeImport = correctionImport({
  code: 'GJ0314',
  columns: shownMemberColumns(addressColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    ssq: { width: 26, role: 'input' },
    xxdz: { width: 34, role: 'input' },
    yzbm: { width: 10, role: 'input' },
  }),
  derived: [],
  hint: '省市区写全称，例如北京市朝阳区、江苏省南京市鼓楼区。',
  faults: (row, member, { places = [] }) => addressFaults(row, member, places),
  // Excel drops a leading zero.
  suggest: (field, { yzbm = '' }) => field === 'yzbm' && /^\d{5}$/.test(yzbm) && `0${yzbm}`,
});
