// What was sent back and is right after all: the applicant says so to the clerk instead of changing it (decision 209).
import { changedDraft, draftValues } from '@/form/values/draft-content';
import { isRecord } from '@/lib/foreign-json';

/** Under this name drafts and submissions carry them. */
export const STATEMENTS = 'wwsm';
/** Of a return that names nothing: the whole. */
export const WHOLE = '';
/** Characters of one; the centre refuses more. */
export const LONGEST_STATEMENT = 200;

/** Field, or the whole → the applicant's words. */
export type Statements = Readonly<Record<string, string>>;

/** As rows of texts, for a draft or a submission: only what says something. */
export function statementRows(stated: Statements): { bh: string; sm: string }[] {
  return Object.entries(stated).flatMap(([bh, sm]) => (sm.trim() === '' ? [] : [{ bh, sm: sm.trim() }]));
}

/** Out of a draft, those about this return; what is none is left out. `returned`: when it was sent back. */
export function draftStatements(text: string, returned: string): Statements {
  const rows = draftValues(text)[STATEMENTS];
  if (!Array.isArray(rows)) return {};
  return Object.fromEntries(
    rows.flatMap((row: unknown): [string, string][] =>
      isRecord(row) && row.th === returned && typeof row.bh === 'string' && typeof row.sm === 'string'
        ? [[row.bh, row.sm]]
        : [],
    ),
  );
}

/** A draft with them: another return of the same application asks for other words. */
export function withStatements(text: string, stated: Statements, returned: string): string {
  const rows = statementRows(stated).map((row) => ({ ...row, th: returned }));
  return rows.length > 0 ? changedDraft(text, { [STATEMENTS]: rows }) : text;
}
