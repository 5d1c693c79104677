/** A number from 0 to 1 that is always the same for a text: FNV-1a. */
export function steadyShare(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return (sum >>> 0) / 0xffffffff;
}
