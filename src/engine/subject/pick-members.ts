import { fetchMembers, type Member } from '@/api/unit/members';
import type { AddressedPick } from '../batch/batch-rows';
import type { RowRecord } from '../import/import-definition';

/** Creates the initial values of a row. */
type BeginRow = (member: Member) => RowRecord;

interface PickMembers {
  grzhzt: string;
  row: BeginRow;
  /** Initial values for a person passed on by another business. */
  handed?: (person: RowRecord) => RowRecord;
}

/**
 * Picker for batch rows that are members of the unit: chosen in a dialog or named by a list row (`?grzh=…`). One or many members
 * are the same business.
 */
export function pickMembers({ grzhzt, row, handed }: PickMembers): AddressedPick {
  return {
    label: '从职工列表选择',
    load: async () => {
      const { memberDialog } = await import('./MemberDialog');
      return { default: memberDialog(grzhzt, row) };
    },
    named: async (address, signal, rows) => {
      if (handed && rows.length > 0) return rows.map(handed);
      const grzh = address.get('grzh') ?? '';
      if (grzh === '') return [];
      const { list } = await fetchMembers({ key: grzh, page: 1, size: 10 }, { signal });
      return list.filter((one) => one.grzh === grzh).map(row);
    },
  };
}
