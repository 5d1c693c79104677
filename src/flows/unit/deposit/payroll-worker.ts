import { readWorkbook } from '@/lib/sheets/read-workbook';
import { SheetProblem } from '@/lib/sheets/sheet-problem';
import type { PayrollMessage } from './payroll-file';
import { payrollRows } from './payroll-rows';

const tell = (message: PayrollMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const sheet = await readWorkbook(data, (fraction) => tell({ fraction }));
    tell({ rows: payrollRows(sheet) });
  } catch (error) {
    tell({ problem: error instanceof SheetProblem ? error.message : '文件无法读取，请另存为.xlsx后重试' });
  }
});
