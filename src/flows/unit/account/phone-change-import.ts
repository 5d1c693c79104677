import { phoneColumns, phoneFaults } from '@/domain/members/contact';
import { correctionImport } from '../blocks/correction-import';
import { shownColumns } from '../blocks/member-columns';

/** The rows of GJ0311: members whose mobile number changes. */
export const phoneChangeImport = correctionImport({
  columns: shownColumns(phoneColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    xsjhm: { width: 16, role: 'input' },
  }),
  derived: [],
  faults: phoneFaults,
});
