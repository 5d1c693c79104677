// Digital certificates as the centre reads them: subject, issuer, validity, revocation.
import sm from 'sm-crypto';
import { fundTime, isPlainDate, type PlainDate } from '@/domain/dates';
import { decodeBase64, encodeBase64 } from '@/lib/base64';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

/** Default user identifier of SM2 signatures (GM/T 0009). */
const SM2_USER = '1234567812345678';
const SIGNATURE = { hash: true, der: true, userId: SM2_USER } as const;
const LONGEST = 8_000;
const POINT = /^04[0-9a-f]{128}$/i;
const OTHER_WAY = '或换用其他登录方式';

/** Content signed by the issuer. */
export interface CertificateBody {
  serialNumber: string;
  issuer: string;
  notBefore: PlainDate;
  notAfter: PlainDate;
  /** Hex with the 04 prefix. */
  publicKey: string;
  subject: CertificateSubject;
}

/** Subject; '' for missing fields. */
export interface CertificateSubject {
  name: string;
  tyshxydm: string;
  dwzh: string;
  kfsbh: string;
  /** Holder of the key for the unit, and SM3 of the holder's ID number: the certificate does not contain the number itself. */
  jbrxm: string;
  jbrbs: string;
}

export interface Issuer {
  name: string;
  publicKey: string;
}

/** The only authority whose certificates are accepted. */
export const AUTHORITY: Issuer = {
  name: '云州市数字证书认证中心',
  publicKey:
    '040a6bb70670484241f9044e67f0d56fc1d572171e577ea0637cfa0120b5ceb3b6ff60dc27e2e6c8b04fed65a8fbc51c7f5ef4d7047e3e5a3e3d3af38d24405004',
};

interface Revocation {
  serialNumber: string;
  sj: string;
  yy: string;
}

const revocations = (tx: Pick<Transaction, 'store'>) => tx.store.table<Revocation>('certificate-revocations');

/** Signs a text with SM2; returns DER in hex. */
export function signText(text: string, privateKey: string, publicKey: string): string {
  return sm.sm2.doSignature(text, privateKey, { ...SIGNATURE, publicKey });
}

/** Returns whether the signature matches the text and public key; false for malformed input. */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  if (!POINT.test(publicKey) || !/^30(?:[0-9a-f]{2}){60,80}$/i.test(signature)) return false;
  try {
    return sm.sm2.doVerifySignature(text, signature, publicKey, SIGNATURE);
  } catch {
    return false;
  }
}

/** Returns the fingerprint of an ID number, used in a certificate in its place. */
export function operatorFingerprint(zjhm: string): string {
  return sm.sm3(zjhm.toUpperCase());
}

/** Returns Base64 of the signed body and its signature. */
export function issueKeyCertificate(body: CertificateBody, by: { publicKey: string; privateKey: string }): string {
  const text = JSON.stringify(body);
  return encodeBase64(JSON.stringify({ body: text, signature: signText(text, by.privateKey, by.publicKey) }));
}

/** Parses a certificate and verifies the authority's signature; validity is checked separately. */
export function trustedCertificate(cert: string): CertificateBody | BusinessError {
  const read = readCertificate(cert);
  if (!read) return new BusinessError(REFUSED, '无法识别该证书，请重新插入密钥后再试，或联系发证机构');
  if (read.body.issuer !== AUTHORITY.name) {
    return new BusinessError(
      REFUSED,
      `该证书由“${read.body.issuer}”签发，不是中心认可的发证机构。请使用${AUTHORITY.name}签发的证书，${OTHER_WAY}`,
    );
  }
  if (!isSignedBy(read.text, read.signature, AUTHORITY.publicKey)) {
    return new BusinessError(REFUSED, '该证书的签发信息核验未通过，不能使用。请联系发证机构，或换用其他登录方式');
  }
  return read.body;
}

/** Returns why a genuine certificate is unusable on the centre's date: not yet valid, expired, revoked. */
export function certificateRefusal(tx: Transaction, body: CertificateBody): BusinessError | undefined {
  if (tx.today() < body.notBefore) {
    return new BusinessError(REFUSED, `该证书自${body.notBefore}起才有效，请到时再试，${OTHER_WAY}`);
  }
  if (tx.today() > body.notAfter) {
    return new BusinessError(REFUSED, `该证书已于${body.notAfter}到期。请到发证机构办理更新，${OTHER_WAY}`);
  }
  const revoked = revocations(tx).get(body.serialNumber);
  if (!revoked) return undefined;
  return new BusinessError(
    REFUSED,
    `该证书已于${revoked.sj}吊销（${revoked.yy}），不能再使用。请到发证机构重新办理，${OTHER_WAY}`,
  );
}

export function revokeCertificate(tx: Pick<Transaction, 'store' | 'now'>, serialNumber: string, yy: string): void {
  revocations(tx).put(serialNumber, { serialNumber, sj: fundTime(tx.now()).slice(0, 16), yy });
}

export function restoreCertificate(tx: Pick<Transaction, 'store'>, serialNumber: string): void {
  revocations(tx).delete(serialNumber);
}

export function isRevoked(tx: Pick<Transaction, 'store'>, serialNumber: string): boolean {
  return revocations(tx).get(serialNumber) !== undefined;
}

function readCertificate(cert: string): { body: CertificateBody; text: string; signature: string } | undefined {
  if (cert.length > LONGEST) return undefined;
  const outer = parsed(decodeBase64(cert));
  const { body: text, signature } = outer ?? {};
  if (typeof text !== 'string' || typeof signature !== 'string') return undefined;
  const body = parsed(text);
  return body && isBody(body) ? { body, text, signature } : undefined;
}

function isBody(read: Record<string, unknown>): read is Record<string, unknown> & CertificateBody {
  const { notBefore, notAfter, publicKey, subject } = read;
  const texts = (from: Record<string, unknown>, names: readonly string[]) =>
    names.every((name) => typeof from[name] === 'string');
  return (
    texts(read, ['serialNumber', 'issuer']) &&
    [notBefore, notAfter].every((date) => typeof date === 'string' && isPlainDate(date)) &&
    typeof publicKey === 'string' &&
    POINT.test(publicKey) &&
    isRecord(subject) &&
    texts(subject, ['name', 'tyshxydm', 'dwzh', 'kfsbh', 'jbrxm', 'jbrbs'])
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  const read = jsonOf(text);
  return isRecord(read) ? read : undefined;
}
