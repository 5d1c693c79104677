import { fieldsOfSections } from '@/form/values/visible-fields';
import type { FormPage } from '../flow/define-flow';
import type { Run } from './run';

/**
 * Returns the fields to be valid before the next step; undefined for all. A correction excludes SMS codes: they are asked for once,
 * at the submission.
 */
export function judgedFields({ flow, correction }: Run, page: FormPage | undefined): ReadonlySet<string> | undefined {
  const shown = page && fieldsOfSections(flow, page.sections);
  if (!correction) return shown;
  const asked = flow.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'smsCode');
  return new Set(asked.flatMap(({ name }) => (shown?.has(name) === false ? [] : name)));
}

/** Completes what the page's fields have left to 下一步; false once one has failed, which its field has reported. */
export async function commitFields({ commits }: Run): Promise<boolean> {
  for (const commit of commits.values()) if (!(await commit())) return false;
  return true;
}
