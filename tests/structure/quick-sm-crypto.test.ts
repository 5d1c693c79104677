import { createRequire } from 'node:module';
import type sm from 'sm-crypto';
import { expect, it } from 'vitest';
import quick from '../setup/sm-crypto';

/** The library as the hall is built with it: Node's own way to it has no stand-in. */
const original: typeof sm = createRequire(import.meta.url)('sm-crypto');

const TEXTS = ['', '1', 'Gjj@2026', '阿依古丽·买买提', '𠮷', 'x'.repeat(400)];
const SIGNED = { hash: true, der: true } as const;
const LIBRARIES = [
  [original, quick],
  [quick, original],
] as const;

it('the stand-in has the place of the library', async () => {
  expect((await import('sm-crypto')).default).toBe(quick);
});

it('what one encrypts for a key the other reads, each time', () => {
  for (const [one, other] of LIBRARIES) {
    const { publicKey, privateKey } = one.sm2.generateKeyPairHex();
    for (const text of TEXTS) {
      const encrypted = one.sm2.doEncrypt(text, publicKey, 1);
      expect(other.sm2.doDecrypt(encrypted, privateKey, 1)).toBe(text);
    }
  }
});

it('neither reads what is damaged or for another key, nor encrypts for what is no key', () => {
  const { publicKey, privateKey } = original.sm2.generateKeyPairHex();
  const encrypted = original.sm2.doEncrypt('x', publicKey, 1);
  const unreadable = [
    '',
    encrypted.slice(0, -2),
    `${encrypted.slice(0, -2)}00`,
    '0'.repeat(200),
    encrypted.slice(0, 90),
  ];
  for (const { sm2 } of [original, quick]) {
    for (const text of unreadable) expect(read(() => sm2.doDecrypt(text, privateKey, 1))).toBe('');
    expect(read(() => sm2.doDecrypt(encrypted, sm2.generateKeyPairHex().privateKey, 1))).toBe('');
    for (const key of ['', '04', 'x', `04${'1'.repeat(128)}`, publicKey.slice(2)]) {
      expect(() => sm2.doEncrypt('x', key, 1), key).toThrow();
      expect(() => sm2.doEncrypt('x', key, 1), key).toThrow();
    }
  }
});

it('what one signs the other verifies, and nothing else', () => {
  for (const [one, other] of LIBRARIES) {
    const { publicKey, privateKey } = one.sm2.generateKeyPairHex();
    const signature = one.sm2.doSignature('办理', privateKey, { ...SIGNED, publicKey });
    const isSigned = (text: string, by = signature) => other.sm2.doVerifySignature(text, by, publicKey, SIGNED);
    expect(isSigned('办理')).toBe(true);
    expect(isSigned('办结')).toBe(false);
    expect(isSigned('办理', `${signature.slice(0, -2)}00`)).toBe(false);
    expect(other.sm2.doVerifySignature('办理', signature, one.sm2.generateKeyPairHex().publicKey, SIGNED)).toBe(false);
  }
});

it('digests are the same', () => {
  for (const text of TEXTS) expect(quick.sm3(text)).toBe(original.sm3(text));
});

/** As the hall and the centre read: what fails is nothing. */
function read(decrypt: () => unknown): unknown {
  try {
    return decrypt();
  } catch {
    return '';
  }
}
