/** Work to be saved before a session ends by itself or by a reload: drafts. */
const savers = new Set<() => void | Promise<void>>();

/** A page with something unsaved registers how to save it. @returns what takes it off again */
export function beforeSessionEnds(save: () => void | Promise<void>): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

const LONGEST_WAIT_MS = 2000;

/** Lets every page save, for two seconds at most; a failing one does not keep the others. */
export async function saveBeforeEnd(): Promise<void> {
  await Promise.race([saveToTheEnd(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** The same for an end that the person asked for and that can wait: a hundred thousand rows need longer than two seconds. */
export async function saveToTheEnd(): Promise<void> {
  await Promise.allSettled([...savers].map(async (save) => save()));
}
