import { expect, it } from 'vitest';
import { nameColumn } from '@/engine/import/import-definition';
import { ImportSession } from '@/engine/import/worker/import-session';
import { buildingTableImport } from '@/flows/developer/kh0105-building-table-import';

it('a home is named by its unit and number, not by its area: equal areas are told apart', () => {
  const { columns } = buildingTableImport;
  expect(columns[nameColumn(columns)]?.title).toBe('单元-房号');
});

it('a file of more homes than a building may have is refused as it is read, and the rows that were there stay', () => {
  const session = new ImportSession(buildingTableImport, null);
  const load = (count: number) =>
    session.load(
      [
        buildingTableImport.columns.map(({ title }) => title),
        ...Array.from({ length: count }, (_, at) => [
          `${(at % 50) + 1}-${Math.floor(at / 50) + 101}`,
          '98.50',
          '15000',
          '三室',
        ]),
      ],
      () => undefined,
    );
  load(2000);
  expect(() => load(2001)).toThrow('文件有2,001行，最多可上传2,000行，请拆分后分次上传');
  expect(session.summary().rows).toBe(2000);
});

it('rows that are filled in below those of a file go on from its last number, and are named by it', () => {
  const session = new ImportSession(buildingTableImport, null);
  const home = (dyfh: string) => ({ dyfh, jzmj: '98.50', fwdj: '15000', hx: '三室' });
  session.load([buildingTableImport.columns.map(({ title }) => title), Object.values(home('1-101'))], () => undefined);
  session.add([home('1-102'), home('1-103')]);
  session.edit(2, 'dyfh', '1-102');
  expect(session.view(0, 9).rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(session.viewProblems(0, 9).rows).toMatchObject([{ line: 4, text: '与第3行重复' }]);
  expect([...session.errorList().rows].map(([line]) => line)).toEqual(['4']);
});
