import { phoneColumns, phoneFaults } from '@/schema/unit/gj0311-phone-change';
import { correctionImport } from '../blocks/correction-import';
import { shownMemberColumns } from '../blocks/member-columns';

/** Rows of GJ0311: members with a new mobile number. */
export const phoneChangeImport = correctionImport({
  code: 'GJ0311',
  columns: shownMemberColumns(phoneColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    xsjhm: { width: 16, role: 'input' },
  }),
  derived: [],
  faults: phoneFaults,
});
