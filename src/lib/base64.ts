/** Encodes UTF-8 text as standard Base64. */
export function encodeBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Decodes Base64 of UTF-8. Accepts the URL-safe alphabet, white space and missing or surplus padding; any other input gives '', so that
 * callers show a placeholder instead of failing.
 */
export function decodeBase64(encoded: string): string {
  const plain = encoded
    .replace(/\s+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/(?<!=)=+$/, '');
  try {
    const bytes = Uint8Array.from(atob(plain), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** Encodes bytes as standard Base64. */
export function encodeBytes(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Decodes Base64 to bytes, also from a data: address; empty for invalid input. */
export function decodeBytes(encoded: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(encoded.replace(/^data:[^,]*,/, '')), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
