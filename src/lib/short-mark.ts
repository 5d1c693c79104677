/** Tells texts apart in storage without holding them: 32 bits of FNV-1a, too few to lead back to the text. */
export function shortMark(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
