import sm from 'sm-crypto';

const C1C3C2 = 1;

/** Ciphertext in hex without the 04 prefix; '' when the key is no point of the curve. */
export function encryptSm2(plain: string, publicKey: string): string {
  try {
    return sm.sm2.doEncrypt(plain, publicKey, C1C3C2);
  } catch {
    return '';
  }
}

/** Runs the curve's arithmetic once, as the first encryption takes twice as long. */
export function warmSm2(): void {
  sm.sm2.generateKeyPairHex();
}
