import { decodeBytes } from '@/lib/base64';

/**
 * The bytes behind Base64 as other programs write it: with a data: prefix, in lines, in the alphabet for addresses, with blanks
 * where an address has lost its plus signs. Undefined for what is no Base64.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text
    .trim()
    .replace(/^data:[^,]{0,200},/i, '')
    .replace(/[\r\n\t]/g, '')
    .replace(/ /g, '+')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/(?<!=)=+$/, '');
  if (plain === '') return new Uint8Array();
  if (!/^[A-Za-z0-9+/]+$/.test(plain) || plain.length % 4 === 1) return undefined;
  return decodeBytes(plain);
}
