import type { CaseRecord } from './case-states';

/** When it was done and with what: whoever has not asked for it sees at once whether they were at it then (domain catalogue 14). */
export function doneWords({ lc }: Pick<CaseRecord, 'lc'>): string {
  const last = lc.at(-1);
  return `于${last?.clsj}办结，${last?.yj}。`;
}
