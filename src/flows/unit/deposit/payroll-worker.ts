import { SheetProblem } from '@/lib/sheets/sheet-problem';
import type { PayrollMessage, PayrollQuestion } from './payroll-file';
import { comparedPayroll } from './payroll-result';

const PROGRESS_MS = 200;

const tell = (message: PayrollMessage) => self.postMessage(message);

let told = 0;
function tellProgress(fraction: number) {
  if (performance.now() - told < PROGRESS_MS) return;
  told = performance.now();
  tell({ fraction });
}

self.addEventListener('message', async ({ data: { source, members } }: MessageEvent<PayrollQuestion>) => {
  try {
    tell({ compared: await comparedPayroll(source, members, tellProgress) });
  } catch (error) {
    tell({ problem: error instanceof SheetProblem ? error.message : '文件无法读取，请另存为.xlsx后重试' });
  }
});
