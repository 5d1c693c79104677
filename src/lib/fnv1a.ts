/** 32-bit FNV-1a hash: distinguishes texts in storage; too short to recover the text. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
