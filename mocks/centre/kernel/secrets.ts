import sm from 'sm-crypto';

/** Key pair of the simulated centre, fixed so that every host and every restart reads the same ciphertexts. It protects nothing real. */
const PRIVATE_KEY = '112dd4cecabba6f1d7ea9a7f4d2eb402a038193cce54212dcefcf0f4cbf7306f';
/** Hex with the 04 prefix, as in the response of getPubleKey. */
export const PUBLIC_KEY =
  '04555f5a901fe0c04a8abf6b19e6f2452a3f59f6430e217262911de378923d21ab4bab5942c9d1b98ad8ef1748b591df0953111bbf8e17cad4a634c2d08e9c947e';

/** Length in hex of C1 (64 bytes) and C3 (32 bytes) of an SM2 ciphertext: a shorter text holds no message. */
const SHORTEST = 192;

/** Decrypts an SM2 ciphertext in hex with the 04 prefix (mode C1C3C2); '' if it is unreadable. */
export function decrypt(ciphertext: string): string {
  if (!/^04[0-9a-f]+$/i.test(ciphertext) || ciphertext.length <= SHORTEST) return '';
  try {
    return sm.sm2.doDecrypt(ciphertext.slice(2), PRIVATE_KEY, 1, { output: 'string' });
  } catch {
    return '';
  }
}
