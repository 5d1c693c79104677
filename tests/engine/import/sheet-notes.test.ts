// @vitest-environment node
import { expect, it } from 'vitest';
import { sheetNotes } from '@/engine/import/sheet-notes';

it('says which sheet was read where there are several; the list of choices of a template is none', () => {
  expect(sheetNotes({ name: '封存明细', rows: [], others: ['选项'] })).toEqual([]);
  expect(sheetNotes({ name: '一车间', rows: [], others: ['二车间', '选项'] })).toEqual([
    {
      tone: 'warning',
      text: '读取的是工作表“一车间”，未读取“二车间”；如其中也有明细，请合并到一张工作表后再导入',
    },
  ]);
});
