import type { Draft } from '@/api/drafts';

/** A draft as it would be saved now, with the rows (by block) that were not sent either. */
export type UnsavedDraft = Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg'> & { rows: Readonly<Record<string, string>> };

interface Work {
  save: () => void | Promise<void>;
  unsaved: () => UnsavedDraft | null;
  saved: () => boolean;
}

/** Work to be saved before a session ends by itself or by a reload: drafts. */
const works = new Set<Work>();

/**
 * A page with something unsaved registers how to save it, what of it no save has taken, and whether the draft box holds any of it.
 * @returns what takes it off again
 */
export function beforeSessionEnds(
  save: Work['save'],
  unsaved: Work['unsaved'] = () => null,
  saved: Work['saved'] = () => false,
): () => void {
  const work = { save, unsaved, saved };
  works.add(work);
  return () => works.delete(work);
}

/** What is typed and in no draft box. */
export function unsavedNow(): UnsavedDraft[] {
  return [...works].map(({ unsaved }) => unsaved()).filter((draft) => draft !== null);
}

/** Whether a page on show has a draft in the draft box. */
export function isDraftSaved(): boolean {
  return [...works].some(({ saved }) => saved());
}

const LONGEST_WAIT_MS = 2000;

/** Lets every page save, for two seconds at most; a failing one does not keep the others. */
export async function saveBeforeEnd(): Promise<void> {
  await Promise.race([saveToTheEnd(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** The same for an end that the person asked for and that can wait: a hundred thousand rows need longer than two seconds. */
export async function saveToTheEnd(): Promise<void> {
  await Promise.allSettled([...works].map(async ({ save }) => save()));
}
