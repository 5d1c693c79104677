/**
 * The first `most` characters of what somebody typed or wrote into an address, without halves of characters: those cannot be
 * put into an address, and cutting by length makes them out of emoji and rare characters.
 */
export function wholeLetters(text: string, most: number): string {
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, most)
    .join('');
}

/** More marks on one letter are no writing: they hang together as one sign, as wide as they like, that no line can break. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** Characters of the shortest text with a pile: most of what a list holds is shorter. */
const SHORTEST_PILE = 9;

/** The text with at most eight marks on a letter. */
export function withoutPiles(text: string): string {
  return text.length < SHORTEST_PILE ? text : text.replace(PILED_MARKS, '$1');
}
