import type { CaseRecord } from './case-states';

/** Time and result of a completed case, so that an action by another person is noticed (docs/rules/messages.md). */
export function automaticCompletionText({ lc }: Pick<CaseRecord, 'lc'>): string {
  const last = lc.at(-1);
  return `于${last?.clsj}办结，${last?.yj}。`;
}
