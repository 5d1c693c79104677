import { derElements } from '../der';
import { bitsOf, derTime, hexOf, nameOf, oidText, partsOf } from './der-parts';

/** Of an X.509 certificate what a check of a seal needs. Who issued it is read, not verified: there is no list of roots. */
export interface SealCertificate {
  subject: string;
  issuer: string;
  /** 20240101000000Z. */
  notBefore: string;
  notAfter: string;
  key:
    | { kind: 'sm2'; point: string }
    | { kind: 'rsa'; spki: Uint8Array<ArrayBuffer> }
    | { kind: 'other'; name: string };
}

const EC = '1.2.840.10045.2.1';
const SM2_CURVE = '1.2.156.10197.1.301';
const RSA = '1.2.840.113549.1.1.1';

/** Undefined for what is no certificate. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): SealCertificate | undefined {
  const [whole] = derElements(bytes);
  const [body] = whole ? derElements(whole.bytes) : [];
  if (!body) return undefined;
  const fields = partsOf(body.bytes);
  // The version stands in front, but for the oldest.
  const [, , issuer, validity, subject, key] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
  if (!issuer || !validity || !subject || !key) return undefined;
  const [from, to] = derElements(validity.bytes);
  return {
    subject: nameOf(subject.bytes),
    issuer: nameOf(issuer.bytes),
    notBefore: from ? derTime(from) : '',
    notAfter: to ? derTime(to) : '',
    key: keyOf(key.bytes, key.whole),
  };
}

function keyOf(inner: Uint8Array<ArrayBuffer>, whole: Uint8Array<ArrayBuffer>): SealCertificate['key'] {
  const [algorithm, bits] = derElements(inner);
  const [kind, curve] = algorithm ? derElements(algorithm.bytes) : [];
  const name = kind ? oidText(kind.bytes) : '';
  if (name === RSA) return { kind: 'rsa', spki: whole.slice() };
  const point = bits ? hexOf(bitsOf(bits)) : '';
  const isSm2 = name === EC && curve !== undefined && oidText(curve.bytes) === SM2_CURVE;
  return isSm2 && /^04[0-9a-f]{128}$/.test(point) ? { kind: 'sm2', point } : { kind: 'other', name };
}
