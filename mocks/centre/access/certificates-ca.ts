// Digital certificates as the centre reads them: who is named, who issued it, until when, whether it was taken back.
import { sm2, sm3 } from 'sm-crypto-v2';
import { fundTime, isPlainDate, type PlainDate } from '@/domain/dates';
import { decodeBase64, encodeBase64 } from '@/lib/base64';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';

/** The user identifier of SM2 signatures that the national standard sets where no other is agreed (GM/T 0009). */
const SM2_USER = '1234567812345678';
const SIGNATURE = { hash: true, der: true, userId: SM2_USER } as const;
const LONGEST = 8_000;
const POINT = /^04[0-9a-f]{128}$/i;
const OTHER_WAY = '或换用其他登录方式';

/** What the issuer has signed. */
export interface CertificateBody {
  serialNumber: string;
  issuer: string;
  notBefore: PlainDate;
  notAfter: PlainDate;
  /** Hex, 04 in front. */
  publicKey: string;
  subject: CertificateSubject;
}

/** Whom it was issued to; '' for what it does not say. */
export interface CertificateSubject {
  name: string;
  tyshxydm: string;
  dwzh: string;
  kfsbh: string;
  /** Who holds the key for the unit, and SM3 of that person's ID number: the number itself stands in no certificate. */
  jbrxm: string;
  jbrbs: string;
}

export interface Issuer {
  name: string;
  publicKey: string;
}

/** The one authority whose certificates the centre takes. */
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

const revocations = (desk: Pick<Desk, 'store'>) => desk.store.table<Revocation>('certificate-revocations');

/** SM2 signature over a text: DER in hex. */
export function signText(text: string, privateKey: string, publicKey: string): string {
  return sm2.doSignature(text, privateKey, { ...SIGNATURE, publicKey });
}

/** Whether the signature over the text was made with the key to this public key. Whatever is malformed was not. */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  if (!POINT.test(publicKey) || !/^30(?:[0-9a-f]{2}){60,80}$/i.test(signature)) return false;
  try {
    return sm2.doVerifySignature(text, signature, publicKey, SIGNATURE);
  } catch {
    return false;
  }
}

/** What stands for a person in a certificate in place of the ID number. */
export function operatorMark(zjhm: string): string {
  return sm3(zjhm.toUpperCase());
}

/** Base64 of the signed body and its signature. */
export function issueCertificate(body: CertificateBody, by: { publicKey: string; privateKey: string }): string {
  const text = JSON.stringify(body);
  return encodeBase64(JSON.stringify({ body: text, signature: signText(text, by.privateKey, by.publicKey) }));
}

/** Reads a certificate and makes sure that the authority issued exactly this; how long it is valid is asked apart. */
export function trustedCertificate(cert: string): CertificateBody | Refusal {
  const read = readCertificate(cert);
  if (!read) return new Refusal(REFUSED, '无法识别该证书，请重新插入密钥后再试，或联系发证机构');
  if (read.body.issuer !== AUTHORITY.name) {
    return new Refusal(
      REFUSED,
      `该证书由“${read.body.issuer}”签发，不是中心认可的发证机构。请使用${AUTHORITY.name}签发的证书，${OTHER_WAY}`,
    );
  }
  if (!isSignedBy(read.text, read.signature, AUTHORITY.publicKey)) {
    return new Refusal(REFUSED, '该证书的签发信息核验未通过，不能使用。请联系发证机构，或换用其他登录方式');
  }
  return read.body;
}

/** Why a genuine certificate cannot be used on the centre's date: not yet valid, expired, revoked. */
export function certificateRefusal(desk: Desk, body: CertificateBody): Refusal | undefined {
  if (desk.today() < body.notBefore) {
    return new Refusal(REFUSED, `该证书自${body.notBefore}起才有效，请到时再试，${OTHER_WAY}`);
  }
  if (desk.today() > body.notAfter) {
    return new Refusal(REFUSED, `该证书已于${body.notAfter}到期。请到发证机构办理更新，${OTHER_WAY}`);
  }
  const revoked = revocations(desk).get(body.serialNumber);
  if (!revoked) return undefined;
  return new Refusal(
    REFUSED,
    `该证书已于${revoked.sj}吊销（${revoked.yy}），不能再使用。请到发证机构重新办理，${OTHER_WAY}`,
  );
}

export function revokeCertificate(desk: Pick<Desk, 'store' | 'now'>, serialNumber: string, yy: string): void {
  revocations(desk).put(serialNumber, { serialNumber, sj: fundTime(desk.now()).slice(0, 16), yy });
}

export function restoreCertificate(desk: Pick<Desk, 'store'>, serialNumber: string): void {
  revocations(desk).delete(serialNumber);
}

export function isRevoked(desk: Pick<Desk, 'store'>, serialNumber: string): boolean {
  return revocations(desk).get(serialNumber) !== undefined;
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
