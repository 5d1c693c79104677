import { sm2 } from 'sm-crypto-v2';

const C1C3C2 = 1;

/** Ciphertext in hex without the 04 prefix; '' when the key is no point of the curve. */
export function encryptSm2(plain: string, publicKey: string): string {
  try {
    return sm2.doEncrypt(plain, publicKey, C1C3C2);
  } catch {
    return '';
  }
}

/** Makes the tables which the first encryption needs. */
export function warmSm2(): void {
  sm2.generateKeyPairHex();
}
