// Statements to the clerk that a returned part is correct and stays unchanged (docs/rules/cases.md, Correction).
import { changedDraft, draftValues } from '@/form/values/draft-content';
import { isRecord } from '@/lib/foreign-json';

/** Name of the statements in drafts and submissions. */
export const STATEMENTS = 'wwsm';
/** Key for a return that names no part. */
export const UNSPECIFIED_PART = '';
/** Maximum characters of a statement, enforced by the centre too. */
export const LONGEST_STATEMENT = 200;

/** Field or `UNSPECIFIED_PART` → the applicant's statement. */
export type Statements = Readonly<Record<string, string>>;

/** Returns the non-empty statements as rows, for a draft or a submission. */
export function statementRows(stated: Statements): { bh: string; sm: string }[] {
  return Object.entries(stated).flatMap(([bh, sm]) => (sm.trim() === '' ? [] : [{ bh, sm: sm.trim() }]));
}

/** Reads the statements of a draft; only those on this return count. `returned`: time of the return. */
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

/** Adds the statements to a draft, with the return they refer to. */
export function withStatements(text: string, stated: Statements, returned: string): string {
  const rows = statementRows(stated).map((row) => ({ ...row, th: returned }));
  return rows.length > 0 ? changedDraft(text, { [STATEMENTS]: rows }) : text;
}
