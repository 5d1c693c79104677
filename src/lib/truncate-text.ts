/**
 * Returns the first `most` characters, without lone surrogates: those cannot be URL-encoded, and cutting by length creates them from emoji
 * and rare characters.
 */
export function truncateText(text: string, most: number): string {
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, most)
    .join('');
}

/** More combining marks on one letter are no writing: they form one arbitrarily wide sign that no line can break. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
/** Length of the shortest text with such a pile; most texts of a list are shorter. */
const SHORTEST_PILE = 9;

/** Limits combining marks to eight per letter. */
export function withoutStackedMarks(text: string): string {
  return text.length < SHORTEST_PILE ? text : text.replace(PILED_MARKS, '$1');
}
