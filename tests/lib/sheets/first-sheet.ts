import type { SheetRows } from '@/lib/sheets/cell';
import { type ReadProgress, readSheet } from '@/lib/sheets/read-workbook';
import type { SheetLimits } from '@/lib/sheets/sheet-problem';

/** The first worksheet in sight, whatever it holds. */
export async function readWorkbook(
  file: ArrayBuffer | Blob,
  progress?: ReadProgress,
  limits?: SheetLimits,
): Promise<SheetRows> {
  return (await readSheet(file, () => true, progress, limits)).rows;
}
