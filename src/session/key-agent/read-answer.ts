import { isPlainDate } from '@/domain/dates';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { KeyAgentError, type KeyAgentFailure, type KeyCertificate } from './key-agent';

/** Oldest supported agent version. */
const OLDEST_VERSION = '2.0';
const MOST_CERTIFICATES = 50;
const LONGEST_ANSWER = 500_000;
const LONGEST_CERTIFICATE = 20_000;

const REFUSALS: Readonly<Record<string, KeyAgentFailure>> = {
  PIN_WRONG: 'wrong-pin',
  PIN_LOCKED: 'locked',
  KEY_REMOVED: 'removed',
  CANCELLED: 'cancelled',
};

/** Parses a response of the agent. @throws KeyAgentError for an error response or an invalid one */
export function readAgentAnswer(text: string): Record<string, unknown> {
  if (text.length > LONGEST_ANSWER) throw new KeyAgentError('broken');
  const read = jsonOf(text);
  if (!isRecord(read)) throw new KeyAgentError('broken');
  if (read.error === undefined) return read;
  const { error, triesLeft } = read;
  const reason = typeof error === 'string' && Object.hasOwn(REFUSALS, error) ? REFUSALS[error] : undefined;
  if (!reason) throw new KeyAgentError('broken');
  const tells = reason === 'wrong-pin' && Number.isSafeInteger(triesLeft) && Number(triesLeft) > 0;
  throw new KeyAgentError(reason, tells ? { triesLeft: Number(triesLeft) } : {});
}

/** @throws KeyAgentError too-old or broken */
export function readCertificates({ version, certificates }: Record<string, unknown>): KeyCertificate[] {
  if (typeof version !== 'string' || !/^\d{1,4}\.\d{1,4}/.test(version)) throw new KeyAgentError('broken');
  if (isOlder(version, OLDEST_VERSION)) throw new KeyAgentError('too-old');
  if (!Array.isArray(certificates) || certificates.length > MOST_CERTIFICATES) throw new KeyAgentError('broken');
  const read = certificates.map(readCertificate);
  // Duplicate ids are ambiguous: the wrong key might sign.
  if (new Set(read.map(({ id }) => id)).size < read.length) throw new KeyAgentError('broken');
  return read;
}

/** DER of an SM2 signature in hex. @throws KeyAgentError broken */
export function readSignature({ signature }: Record<string, unknown>): string {
  if (typeof signature !== 'string' || !/^30(?:[\da-f]{2}){60,80}$/i.test(signature)) throw new KeyAgentError('broken');
  return signature;
}

function readCertificate(read: unknown): KeyCertificate {
  if (!isRecord(read)) throw new KeyAgentError('broken');
  const { id, cert, notBefore, notAfter, holderType } = read;
  const dated = [notBefore, notAfter].every((date) => typeof date === 'string' && isPlainDate(date));
  if (typeof id !== 'string' || id === '' || id.length > 200 || !dated) throw new KeyAgentError('broken');
  if (typeof cert !== 'string' || cert.length > LONGEST_CERTIFICATE || !/^[\w+/-]{40,}={0,2}$/.test(cert)) {
    throw new KeyAgentError('broken');
  }
  const [holder, issuer, serialNumber] = [read.holder, read.issuer, read.serialNumber].map(shownText);
  if (!holder || !issuer || !serialNumber) throw new KeyAgentError('broken');
  return {
    id,
    cert,
    serialNumber,
    holder,
    operator: shownText(read.operator),
    holderType: holderType === 'unit' || holderType === 'developer' ? holderType : 'other',
    issuer,
    notBefore: String(notBefore),
    notAfter: String(notAfter),
  };
}

/** A displayable name without control and direction characters; '' for anything else. */
function shownText(read: unknown): string {
  if (typeof read !== 'string') return '';
  const characters = Array.from(read.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('');
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const [majorA = 0, minorA = 0] = a ?? [];
  const [majorB = 0, minorB = 0] = b ?? [];
  return majorA === majorB ? minorA < minorB : majorA < majorB;
}
