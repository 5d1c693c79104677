import type { Draft } from '@/api/cases/drafts';

/** A draft as it would be saved now, including unsent rows (by block). */
export type UnsavedDraft = Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg'> & { rows: Readonly<Record<string, string>> };

interface Work {
  save: () => void | Promise<void>;
  unsaved: () => UnsavedDraft | null;
  saved: () => boolean;
}

/** Work to save (drafts) before a session ends or the page reloads. */
const works = new Set<Work>();

/**
 * Registers a page's unsaved work: how to save it, its unsaved part, and whether the draft box contains a saved version.
 * @returns unregister function
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

/** Input that is in no draft box. */
export function unsavedNow(): UnsavedDraft[] {
  return [...works].map(({ unsaved }) => unsaved()).filter((draft) => draft !== null);
}

/** Whether a mounted page has a draft in the draft box. */
export function isDraftSaved(): boolean {
  return [...works].some(({ saved }) => saved());
}

const LONGEST_WAIT_MS = 2000;

/** Saves all pages, limited to two seconds; one failure does not stop the others. */
export async function saveBeforeEnd(): Promise<void> {
  await Promise.race([saveToTheEnd(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Saves without a time limit, for an end that the user requested: a hundred thousand rows need more than two seconds. */
export async function saveToTheEnd(): Promise<void> {
  await Promise.allSettled([...works].map(async ({ save }) => save()));
}
