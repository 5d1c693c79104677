import writeXlsxFile, { type Row } from 'write-excel-file/universal';

export interface WrittenColumn {
  title: string;
  /** Characters. */
  width: number;
  /** Text stays text to the last digit, whatever it begins with; a number is what can be summed up. */
  kind: 'text' | 'number' | 'money';
}

/**
 * An .xlsx file of one sheet with a bold header that stays in view. Cells are texts as on the wire; every one of a text column is
 * written as a string, so that nothing that begins with = + - @ is ever computed.
 */
export async function writeWorkbook(
  sheet: string,
  columns: readonly WrittenColumn[],
  rows: Iterable<readonly string[]>,
): Promise<Blob> {
  const header: Row = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }));
  const data: Row[] = [header];
  for (const row of rows) {
    data.push(
      columns.map(({ kind }, at) => {
        const value = row[at] ?? '';
        if (value === '') return null;
        return kind !== 'text' && isExact(value)
          ? { value: Number(value), type: Number, ...(kind === 'money' && { format: '#,##0.00' }) }
          : { value, type: String, format: '@' };
      }),
    );
  }
  return writeXlsxFile(data, {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** Excel keeps 15 digits: a longer number is written as text rather than changed. */
function isExact(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 15;
}
