import { expect, it } from 'vitest';
import type { FlowFacts } from '@/engine/flow/facts';
import { nameColumn } from '@/engine/import/held-row';
import buildingTable from '@/flows/developer/building-table';
import { buildingTableImport } from '@/flows/developer/building-table-import';

it('the receipt names property and building', () => {
  // The receipt reads the own properties alone.
  const facts = { own: [{ lpbh: 'LP00000001', lpmc: '安居·翠湖苑' }] } as unknown as FlowFacts;
  const values = { ...buildingTable.initial, lpbh: 'LP00000001', ldmh: '9号楼' };
  expect(buildingTable.receipt.figures(values, facts)).toEqual([
    { label: '楼盘', value: '安居·翠湖苑' },
    { label: '楼栋号', value: '9号楼' },
  ]);
});

it('a home is named by its unit and number, not by its area: equal areas are told apart', () => {
  const { columns } = buildingTableImport;
  expect(columns[nameColumn(columns)]?.title).toBe('单元-房号');
});
