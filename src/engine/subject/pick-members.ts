import { fetchMembers, type Member } from '@/api/members';
import type { AddressedPick } from '../batch/batch-rows';
import type { KnownRow } from '../import/import-definition';

/** What a row is begun with. */
type BeginRow = (member: Member) => KnownRow;

interface PickMembers {
  grzhzt: string;
  row: BeginRow;
  /** What a row is begun with for somebody whom another business hands over. */
  handed?: (person: KnownRow) => KnownRow;
}

/**
 * Rows of a batch that are members of the unit: chosen from its roster instead of typed, or named by the row of a list
 * (`?grzh=…`). One, several or a file's are one business with one rule for each person.
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
