import { capitalAmount } from '@/domain/capital-amount';
import { toYuan } from '@/domain/money';
import { safeFileName } from '@/ui/table/xlsx/safe-text';
import { amountCell, type SheetData } from '@/ui/table/xlsx/sheet';
import { saveFile, writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import type { PaperFact } from './outcome';
import { DISCLAIMER, type Paper } from './paper';

/** Pixels of a column of the file. */
const NAME_WIDTH = 160;
const AMOUNT_WIDTH = 140;
const TEXT_WIDTH = 420;

/** Hands the calculation over as a spreadsheet: inputs and results first, then each table, its amounts as numbers. Loaded when it is asked for. */
export async function exportPaper(paper: Paper): Promise<void> {
  const file = await writeXlsx(sheetsOf(paper));
  saveFile(file, `${safeFileName(`${paper.title}_${paper.number}`)}.xlsx`);
}

export function sheetsOf({ title, number, date, inputs, results, tables }: Paper): SheetData[] {
  const marks = [`编号 ${number}　计算时间 ${date}`, DISCLAIMER];
  const first: SheetData = {
    name: '计算结果',
    title,
    marks,
    head: [
      { label: '项目', width: NAME_WIDTH, amount: false },
      { label: '内容', width: TEXT_WIDTH, amount: false },
    ],
    rows: [...inputs, ...results].map((fact) => [{ text: fact.label }, { text: textOf(fact) }]),
  };
  const given = inputs.map(({ label, value }) => `${label} ${value}`).join('，');
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

function textOf({ value, fen }: PaperFact): string {
  return fen === undefined ? value : `${value}（${capitalAmount(fen)}）`;
}
