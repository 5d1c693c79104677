import { sealReasonColumns, sealReasonFaults } from '@/schema/unit/gj0312-seal-reason';
import { correctionImport } from '../blocks/correction-import';
import { shownMemberColumns } from '../blocks/member-columns';

/** Rows of GJ0312: sealed members with a wrong reason. */
export const sealReasonImport = correctionImport({
  code: 'GJ0312',
  columns: shownMemberColumns(sealReasonColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    xfcyy: { width: 22, role: 'input' },
    xgyy: { width: 30, role: 'input' },
  }),
  derived: [
    { title: '原封存原因', width: 22 },
    { title: '封存日期', width: 12 },
  ],
  faults: sealReasonFaults,
  derive: ({ fcyy, fcrq }, { sealReasons }) => [sealReasons[fcyy] || '未登记', fcrq || '--'],
});
