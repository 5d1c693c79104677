/** ms from a failed attempt to the next. */
export const AGAIN_MS = 3000;

/** Fetches a file that the page cannot do without: tries again for as long as the network is away. */
export async function untilFetched<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
