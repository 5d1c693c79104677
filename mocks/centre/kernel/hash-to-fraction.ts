/** Maps a text to a constant fraction from 0 to 1 (FNV-1a). */
export function hashToFraction(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return (sum >>> 0) / 0xffffffff;
}
