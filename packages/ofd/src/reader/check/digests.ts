import sm from 'sm-crypto';
import { sm3 } from 'sm-crypto-v2';
import { DER, derElements } from '../der';
import { hexOf } from './der-parts';

/** Ways to digest, by object identifier or by the names that makers write. MD5 is in no browser. */
const DIGESTS: Readonly<Record<string, 'SM3' | 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'>> = {
  '1.2.156.10197.1.401': 'SM3',
  '1.2.156.10197.1.401.1': 'SM3',
  SM3: 'SM3',
  '1.3.14.3.2.26': 'SHA-1',
  SHA1: 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  SHA256: 'SHA-256',
};

/** Digests of RSA signatures by their identifier. */
const RSA_DIGESTS: Readonly<Record<string, 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};

/** SM2 with SM3. */
const SM2_SM3 = '1.2.156.10197.1.501';
/** The user identifier that GM/T 0009 sets where no other is agreed. */
const SM2_USER = '1234567812345678';

/** Names a digest as makers write it: 'sm3', 'SHA-256', an identifier; undefined for one that cannot be computed here. */
export function digestNamed(method: string): string | undefined {
  return DIGESTS[method.trim()] ?? DIGESTS[method.trim().toUpperCase().replace('-', '')];
}

/** The digest that goes with a signature; undefined for one that cannot be computed here. */
export function digestOfSignature(algorithm: string): string | undefined {
  return algorithm === SM2_SM3 ? 'SM3' : RSA_DIGESTS[algorithm];
}

/** In hex; undefined where the browser does not compute it, as on a page without https. */
export async function digest(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // Not by sm-crypto: 10 MB take it 2.8 s and a gigabyte of memory (docs/decisions/137-encryption.md).
  if (name === 'SM3') return sm3(bytes);
  if (!globalThis.crypto?.subtle) return undefined;
  return hexOf(new Uint8Array(await crypto.subtle.digest(name, bytes)));
}

/** An SM2 signature, as DER or as two numbers of 32 bytes. Never throws: what cannot be read verifies nothing. */
export function verifySm2(message: Uint8Array, signature: Uint8Array<ArrayBuffer>, point: string): boolean {
  const hex = signature.byteLength === 64 ? hexOf(signature) : numbersOf(signature);
  if (!hex) return false;
  try {
    return sm.sm2.doVerifySignature(Array.from(message), hex, point, { hash: true, userId: SM2_USER });
  } catch {
    return false;
  }
}

function numbersOf(signature: Uint8Array<ArrayBuffer>): string | undefined {
  const [whole] = derElements(signature);
  const numbers = whole ? derElements(whole.bytes) : [];
  if (numbers.length !== 2 || numbers.some(({ tag }) => tag !== DER.integer)) return undefined;
  const hex = numbers.map(({ bytes }) =>
    hexOf(bytes)
      .replace(/^(?:00)+/, '')
      .padStart(64, '0'),
  );
  return hex.every((one) => one.length === 64) ? hex.join('') : undefined;
}

/** Undefined where it cannot be tried: another algorithm, or a page without https. */
export async function verifyRsa(
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  spki: Uint8Array<ArrayBuffer>,
  algorithm: string,
): Promise<boolean | undefined> {
  const hash = RSA_DIGESTS[algorithm];
  if (!hash || !globalThis.crypto?.subtle) return undefined;
  try {
    const way = { name: 'RSASSA-PKCS1-v1_5', hash };
    const key = await crypto.subtle.importKey('spki', spki, way, false, ['verify']);
    return await crypto.subtle.verify(way, key, signature, message);
  } catch {
    return undefined;
  }
}
