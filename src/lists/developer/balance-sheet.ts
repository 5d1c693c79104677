import type { FundEntries } from '@/api/developer';
import { amountCell, type SheetData } from '@/ui/table/xlsx/sheet';

/** The equation of the span as a sheet of its own, in yuan: whoever has the file alone can follow the balance. */
export function balanceSheet({ qcye, crhj, thhj, qmye, fkhj, bzjye, sjjz }: FundEntries): SheetData {
  const rows: readonly (readonly [string, string])[] = [
    ['期初保证金', qcye],
    ['加：存入', crhj],
    ['减：退还', thhj],
    ['期末保证金', qmye],
    ['期间放款', fkhj],
    ['现在的保证金余额', bzjye],
  ];
  return {
    name: '保证金平衡',
    title: '保证金平衡：期初＋存入－退还＝期末',
    marks: [`数据截至 ${sjjz}`],
    head: [
      { label: '项目', width: 180, amount: false },
      { label: '金额（元）', width: 160, amount: true },
    ],
    rows: rows.map(([text, yuan]) => [{ text }, amountCell(yuan)]),
  };
}
