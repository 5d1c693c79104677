import { expect, it } from 'vitest';
import { nameColumn } from '@/engine/import/held-row';
import { buildingTableImport } from '@/flows/developer/building-table-import';

it('a home is named by its unit and number, not by its area: equal areas are told apart', () => {
  const { columns } = buildingTableImport;
  expect(columns[nameColumn(columns)]?.title).toBe('单元-房号');
});
