import { toYuan } from '@/domain/money';
import { saveFile } from '@/lib/save-file';
import { safeFileName } from '@/ui/table/xlsx/safe-file-name';
import { amountCell, type SheetCell, type SheetData } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import type { PaperFact } from './outcome';
import { DISCLAIMER, factLabel, factText, type Paper } from './paper';

/** Width of a column in the file, px. */
const NAME_WIDTH = 160;
const AMOUNT_WIDTH = 140;
const TEXT_WIDTH = 420;

/** Exports the calculation as a spreadsheet: inputs and results, then each table, amounts as numbers. Loaded on demand. */
export async function exportPaper(paper: Paper): Promise<void> {
  const file = await writeXlsx(sheetsOf(paper));
  saveFile(`${safeFileName(`${paper.title}_${paper.number}`)}.xlsx`, file);
}

export function sheetsOf({ title, number, date, inputs, results, tables }: Paper): SheetData[] {
  const marks = [`编号 ${number}　计算时间 ${date}`, DISCLAIMER];
  const first: SheetData = {
    name: '计算结果',
    title,
    marks,
    head: [
      { label: '项目', width: NAME_WIDTH, amount: false },
      { label: '金额（元）', width: AMOUNT_WIDTH, amount: true },
      { label: '内容', width: TEXT_WIDTH, amount: false },
    ],
    rows: [...inputs, ...results].map(cellsOf),
  };
  const given = inputs.map((fact) => `${fact.label} ${factText(fact)}`).join('，');
  return [
    first,
    ...tables.map(
      ({ name, head, rows }): SheetData => ({
        name,
        title: name,
        marks: [...marks, given],
        head: head.map((label, index) => ({
          label,
          width: index === 0 ? NAME_WIDTH : AMOUNT_WIDTH,
          amount: index > 0,
        })),
        rows: rows.map((row) => [{ text: row.name }, ...row.amounts.map((fen) => amountCell(toYuan(fen)))]),
      }),
    ),
  ];
}

function cellsOf(fact: PaperFact): SheetCell[] {
  const { label, fen } = fact;
  return [{ text: label }, fen === undefined ? { text: '' } : amountCell(toYuan(fen)), { text: factLabel(fact) }];
}
