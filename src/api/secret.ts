import { type Cipher, loadCipher } from './cipher';
import { get } from './client';
import { ApiError, SECRET_TEXT } from './errors';
import { auth } from './path';
import { asItCame } from './read';

let key: Promise<string> | undefined;
let cipher: Promise<Cipher> | undefined;
let preparedAt = Number.NEGATIVE_INFINITY;

const PREPARE_EVERY_MS = 10_000;

/** The code with which the centre says that it cannot read the ciphertext: its key has changed. */
const UNREADABLE = '1001';
/** An uncompressed point of the curve in hex. */
const PUBLIC_KEY = /^04[\da-f]{128}$/i;
const CIPHERTEXT = /^[\da-f]{194,}$/i;

/**
 * SM2 ciphertext in hex with the 04 prefix (specification 7.2), with the key fetched from the server (kept for the page's
 * life, fetched again when the centre says the ciphertext is unreadable). Throws ApiError kind 'secret' when there is no
 * usable key or the plain text is not a non-empty string: nothing leaves in plain text.
 */
export async function encryptSecret(plain: string): Promise<string> {
  // The cipher would turn a number into the ciphertext of nothing, and a lone surrogate into an exception.
  if (typeof plain !== 'string' || plain === '' || /\p{Surrogate}/u.test(plain)) {
    throw new ApiError('secret', '内容为空或含有无法识别的字符，请重新输入');
  }
  const [publicKey, encrypt] = await Promise.all([loadKey(), theCipher()]);
  const encrypted = await encrypt(plain, publicKey);
  if (CIPHERTEXT.test(encrypted)) return `04${encrypted}`;
  // A key of the right form that is no point of the curve is as good as no key; a worker that broke is no cipher.
  key = undefined;
  cipher = undefined;
  throw new ApiError('secret', SECRET_TEXT);
}

/** Starts loading the cipher and the key while the person still types; called at every key press, it asks every ten seconds at most. */
export function prepareSecrets(): void {
  const now = performance.now();
  if (now - preparedAt < PREPARE_EVERY_MS) return;
  preparedAt = now;
  // A failure is told by the submission, which tries again.
  Promise.all([loadKey(), theCipher()]).catch(() => {});
}

/**
 * Runs a call whose body holds secrets. When the centre cannot read them, its key has changed: the key is fetched anew and
 * the call repeated once. It is the only repetition, and safe, because what could not be read was not carried out.
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

/** Forgets the key, for the reset between tests and after sign-out. */
export function forgetSecrets(): void {
  key = undefined;
  preparedAt = Number.NEGATIVE_INFINITY;
}

function loadKey(): Promise<string> {
  key ??= get(auth('getPubleKey'), asItCame, { errors: 'silent', form: 'plain' })
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
