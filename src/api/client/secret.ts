import { type Cipher, loadCipher } from './cipher';
import { get } from './client';
import { ApiError, SECRET_TEXT } from './errors';
import { auth } from './path';
import { rawValue } from './read';

let key: Promise<string> | undefined;
let cipher: Promise<Cipher> | undefined;
let preparedAt = Number.NEGATIVE_INFINITY;

const PREPARE_EVERY_MS = 10_000;

/** Code of the centre for unreadable ciphertext: its key has changed. */
const UNREADABLE = '1001';
/** An uncompressed curve point in hex. */
const PUBLIC_KEY = /^04[\da-f]{128}$/i;
const CIPHERTEXT = /^[\da-f]{194,}$/i;

/**
 * Encrypts a text with SM2: ciphertext in hex with the 04 prefix (docs/specification.md 7.2). The server's key is cached until the
 * centre reports unreadable ciphertext. Throws ApiError kind 'secret' without a usable key or for anything but a non-empty string: no
 * secret leaves in plain text.
 */
export async function encryptSecret(plain: string): Promise<string> {
  // The cipher encrypts a number as an empty text and throws on a lone surrogate.
  if (typeof plain !== 'string' || plain === '' || /\p{Surrogate}/u.test(plain)) {
    throw new ApiError('secret', '内容为空或含有无法识别的字符，请重新输入');
  }
  const [publicKey, encrypt] = await Promise.all([loadKey(), theCipher()]);
  const encrypted = await encrypt(plain, publicKey);
  if (CIPHERTEXT.test(encrypted)) return `04${encrypted}`;
  // The key is no point of the curve, or the worker failed: both are loaded again on the next attempt.
  key = undefined;
  cipher = undefined;
  throw new ApiError('secret', SECRET_TEXT);
}

/** Preloads the cipher and the key while the person types. Called at each key press; it requests at most once every ten seconds. */
export function prepareSecrets(): void {
  const now = performance.now();
  if (now - preparedAt < PREPARE_EVERY_MS) return;
  preparedAt = now;
  // The submission retries and reports the error.
  Promise.all([loadKey(), theCipher()]).catch(() => {});
}

/**
 * Runs a call whose body contains secrets. If the centre cannot read them, the key is fetched again and the call retried once: the only
 * retry of the client, safe because an unreadable request was not carried out.
 */
export async function withFreshKey<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== UNREADABLE) throw error;
    key = undefined;
    return work();
  }
}

/** Drops the cached key, after sign-out and between tests. */
export function forgetSecrets(): void {
  key = undefined;
  preparedAt = Number.NEGATIVE_INFINITY;
}

function loadKey(): Promise<string> {
  key ??= get(auth('getPubleKey'), rawValue, { errors: 'silent', form: 'plain' })
    .then((read) => {
      if (typeof read === 'string' && PUBLIC_KEY.test(read)) return read;
      throw new Error('not a public key');
    })
    .catch(() => {
      key = undefined;
      throw new ApiError('secret', SECRET_TEXT);
    });
  return key;
}

function theCipher(): Promise<Cipher> {
  cipher ??= loadCipher().catch(() => {
    cipher = undefined;
    throw new ApiError('secret', SECRET_TEXT);
  });
  return cipher;
}
