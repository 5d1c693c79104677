import { toHalfWidth } from '@/domain/half-width';
import { parseYuan } from '@/domain/money';
import type { PayrollRow } from '@/domain/remittance';
import type { SheetRows } from '@/lib/sheets/cell';
import { cellText, hasLostDigits } from '@/lib/sheets/cell-text';
import { withoutGuard } from '@/lib/sheets/safe-text';
import { refuseRows, SheetProblem } from '@/lib/sheets/sheet-problem';
import { isTotalRow } from '@/lib/sheets/total-row';

/** Headings that payrolls use for what is compared; the first one is that of the template. */
const HEADINGS = {
  grzh: ['个人账号', '公积金账号', '个人公积金账号'],
  xingming: ['姓名', '职工姓名', '员工姓名'],
  zjhm: ['证件号码', '身份证号', '身份证号码', '证件号'],
  grjcjs: ['缴存基数', '公积金基数', '公积金缴存基数', '基数'],
} as const;

type Field = keyof typeof HEADINGS;
/** A title may stand above the headings. */
const ROWS_BEFORE_HEADINGS = 10;

interface Heading {
  at: number;
  columns: Partial<Record<Field, number>>;
}

/** Whether a sheet is the payroll, so that of several the right one is read. */
export function isPayroll(sheet: SheetRows): boolean {
  return headingOf(sheet) !== undefined;
}

function headingOf(sheet: SheetRows): Heading | undefined {
  const at = sheet.slice(0, ROWS_BEFORE_HEADINGS).findIndex((row) => columnsIn(row).xingming !== undefined);
  const columns = columnsIn(sheet[at] ?? []);
  const known = columns.xingming !== undefined && (columns.zjhm !== undefined || columns.grzh !== undefined);
  return known && columns.grjcjs !== undefined ? { at, columns } : undefined;
}

/**
 * The people of a payroll. Columns are found by their headings, wherever they stand; empty rows and sums are left out.
 * @throws SheetProblem when the columns or every row are missing, or numbers lost digits in Excel
 */
export function payrollRows(sheet: SheetRows): PayrollRow[] {
  const heading = headingOf(sheet);
  if (!heading) {
    throw new SheetProblem('没有找到表头：需要“姓名”“缴存基数”，以及“个人账号”或“证件号码”列，可下载模板填写');
  }
  const { at, columns } = heading;
  const rows: PayrollRow[] = [];
  for (const [index, cells] of sheet.entries()) {
    // The line of sums is nobody's.
    if (index <= at || isTotalRow(cells)) continue;
    const text = (field: Field) => {
      const column = columns[field];
      const cell = column === undefined ? undefined : cells[column];
      if ((field === 'grzh' || field === 'zjhm') && hasLostDigits(cell)) {
        throw new SheetProblem(
          `第${index + 1}行的${HEADINGS[field][0]}被Excel存成了数字，末几位已丢失，请把该列设为文本后重新填写`,
        );
      }
      return toHalfWidth(withoutGuard(cellText(cell))).replace(/\s/g, '');
    };
    const row = { grzh: text('grzh'), xingming: text('xingming'), zjhm: text('zjhm').toUpperCase() };
    if (row.grzh + row.xingming + row.zjhm === '') continue;
    rows.push({ hh: index + 1, ...row, grjcjs: parseYuan(text('grjcjs')) });
  }
  refuseRows(rows.length);
  if (rows.length === 0) throw new SheetProblem('表头下面没有职工，请检查文件内容');
  return rows;
}

function columnsIn(row: SheetRows[number]): Partial<Record<Field, number>> {
  const columns: Partial<Record<Field, number>> = {};
  for (const [column, cell] of row.entries()) {
    const heading = cellText(cell).replace(/\s|[（(].*$/g, '');
    for (const field of Object.keys(HEADINGS) as Field[]) {
      if ((HEADINGS[field] as readonly string[]).includes(heading)) columns[field] ??= column;
    }
  }
  return columns;
}
