// Random lives of borrowers: 1,000 loans of two to thirty years, each repaid, prepaid, drawn for, changed in method and term, offset,
// left overdue and paid to the end, the clock moved a day to a year at a time. `LIVES=100 npm run bench -- lives` takes fewer.

import { bundled, measure } from './properties.mjs';

export async function livesBench() {
  const { loanLives } = await bundled('../centre/loan-lives.ts');
  const holds = 'each day the plan leaves what is owed, interest is what was booked, every loan is paid off';
  measure('贷款性质 loan property, random lives of borrowers', loanLives(), {
    holds,
    runs: Number(process.env.LIVES ?? 1_000),
  });
}
