/**
 * The first `most` characters of what somebody typed or wrote into an address, without halves of characters: those cannot be
 * put into an address, and cutting by length makes them out of emoji and rare characters.
 */
export function wholeLetters(text: string, most: number): string {
  return Array.from(text.replace(/\p{Surrogate}/gu, ''))
    .slice(0, most)
    .join('');
}
