// @vitest-environment node
import { expect, it } from 'vitest';
import { hiddenNotes, sheetNotes } from '@/engine/import/worker/file-rows';

it('says which sheet was read where there are several; the list of choices of a template is none', () => {
  expect(sheetNotes({ name: '封存明细', others: ['选项'] })).toEqual([]);
  expect(sheetNotes({ name: '一车间', others: ['二车间', '选项'] })).toEqual([
    {
      tone: 'warning',
      text: '读取的是工作表“一车间”，未读取“二车间”；如其中也有明细，请合并到一张工作表后再导入',
    },
  ]);
});

it('names hidden rows by their ranges, the first of many', () => {
  const text = (lines: number[]) => hiddenNotes(lines, false).map((note) => note.text);
  expect(text([])).toEqual([]);
  expect(text([3, 5, 6, 7])).toEqual(['文件中隐藏的第3、5至7行（共4行）未导入']);
  expect(text([2, 4, 6, 8, 10, 12])).toEqual(['文件中隐藏的第2、4、6、8、10行等（共6行）未导入']);
});
