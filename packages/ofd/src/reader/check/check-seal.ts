import type { OfdDocument } from '../document';
import { OFD_LIMITS } from '../ofd-problem';
import { folderOf, locate } from '../part-names';
import { parseSealTime } from '../seals';
import { attr, childElement, childElements, parseXml, textIn } from '../xml';
import { readCertificate, type SealCertificate } from './certificate';
import { hexOf } from './der-parts';
import { digest, digestNamed, digestOfSignature, verifyRsa, verifySm2 } from './digests';
import { readSignedValue, type SignedValue } from './signed-value';

/** What a check of one signature came to. */
export interface SealCheck {
  /** changed: something does not fit what was signed; unverifiable: nothing speaks against it, and not all could be tried. */
  state: 'intact' | 'changed' | 'unverifiable';
  /** Whom the certificate names and who issued it, '' where it could not be read. */
  signer: string;
  issuer: string;
  /** When it was signed, in Beijing's time, as the signed value says it. */
  time: string;
  /** What was verified, what does not fit, what could not be verified: sentences without a full stop. */
  verified: string[];
  wrong: string[];
  open: string[];
}

/** Bytes unpacked and digested at most: a file made to exhaust a reader names many large parts. */
const MOST_BYTES = 100 * 1024 * 1024;

/**
 * Verifies a signature of the document (GB/T 33190, 18): the digests of the parts it names, the digest of its description, the signature
 * over that with the key of the certificate that comes along. Never throws.
 */
export async function checkSeal(document: OfdDocument, path: string): Promise<SealCheck> {
  const check: SealCheck = {
    state: 'unverifiable',
    signer: '',
    issuer: '',
    time: '',
    verified: [],
    wrong: [],
    open: [],
  };
  try {
    await examine(document, path, check);
  } catch {
    check.open.push('签名的内容无法读取');
  }
  if (check.wrong.length > 0) check.state = 'changed';
  else if (check.open.length === 0) check.state = 'intact';
  return check;
}

async function examine(document: OfdDocument, path: string, check: SealCheck): Promise<void> {
  const { archive, folder } = document;
  const description = await archive.read(path, OFD_LIMITS.xml);
  if (!description) {
    check.open.push('签名的内容无法读取');
    return;
  }
  const root = parseXml(description);
  const references = childElement(childElement(root, 'SignedInfo'), 'References');
  await checkParts(document, path, references, check);
  const at = locate(archive, textIn(root, 'SignedValue'), [folderOf(path), folder]);
  const bytes = at && (await archive.read(at, OFD_LIMITS.binary));
  const value = bytes ? readSignedValue(bytes) : undefined;
  if (!value) {
    check.open.push(bytes ? '签名值不是电子签章的格式，大厅不能核验' : '文件里没有签名值');
    return;
  }
  const certificate = readCertificate(value.certificate);
  check.time = parseSealTime(value.time);
  check.signer = certificate?.subject ?? '';
  check.issuer = certificate?.issuer ?? '';
  await checkDescription(value, description, check);
  await checkSignature(value, certificate, check);
  if (certificate && value.time && !isWithin(value.time, certificate)) {
    check.open.push(
      `签署时间不在证书的有效期内（${parseSealTime(certificate.notBefore)}至${parseSealTime(certificate.notAfter)}）`,
    );
  }
}

/** The digests of the parts; what lies in the package and is not among them may have been changed by anybody. */
async function checkParts(
  { archive, folder, signatures = '' }: OfdDocument,
  path: string,
  references: Element | undefined,
  check: SealCheck,
): Promise<void> {
  const list = references ? childElements(references, 'Reference').slice(0, OFD_LIMITS.entries) : [];
  if (!references || list.length === 0) {
    check.open.push('签名没有写明它保护哪些部分');
    return;
  }
  const method = attr(references, 'CheckMethod') || 'MD5';
  const name = digestNamed(method);
  const covered = new Set<string>();
  const changed: string[] = [];
  const digests = new Map<string, string>();
  let [unread, tooLarge, read] = [0, 0, 0];
  for (const one of list) {
    const named = attr(one, 'FileRef');
    const at = locate(archive, named, [folderOf(path), folder]);
    if (at === undefined) {
      changed.push(named);
      continue;
    }
    covered.add(at.toLowerCase());
    if (read > MOST_BYTES) {
      tooLarge += 1;
      continue;
    }
    if (name && !digests.has(at)) {
      const bytes = await archive.read(at, OFD_LIMITS.binary).catch(() => undefined);
      read += bytes?.byteLength ?? 0;
      digests.set(at, (bytes && (await digest(name, bytes))) ?? '');
    }
    const came = digests.get(at);
    if (!came) unread += 1;
    else if (came !== hexOf(bytesOfBase64(textIn(one, 'CheckValue').replace(/\s/g, '')))) changed.push(at);
  }
  if (changed.length > 0) check.wrong.push(`签署之后有${changed.length}个部分被改动或去掉（${some(changed)}）`);
  if (unread > 0)
    check.open.push(`${unread}个部分没有核对：${name ? '内容读不出' : `摘要算法${method}在这里不能计算`}`);
  if (tooLarge > 0) check.open.push(`文件太大，${tooLarge}个部分没有核对`);
  if (changed.length + unread + tooLarge === 0)
    check.verified.push(`${list.length}个部分的摘要（${name}）与签署时一致`);
  // Signatures come one after another, and each adds to its folder and to the entry of the package.
  const own = folderOf(signatures).toLowerCase();
  const outside = archive.names.filter((at) => !covered.has(at) && at !== 'ofd.xml' && !at.startsWith(`${own}/`));
  if (outside.length > 0) check.open.push(`有${outside.length}个部分不在签名的保护之内（${some(outside)}）`);
}

async function checkDescription(value: SignedValue, description: Uint8Array<ArrayBuffer>, check: SealCheck) {
  const name = digestOfSignature(value.algorithm);
  const came = name && (await digest(name, description));
  if (!came) check.open.push(`签名算法${value.algorithm}在这里不能核验`);
  else if (came !== hexOf(value.dataHash)) check.wrong.push('签名说明被改动，与签名值里的摘要不符');
  else check.verified.push(`签名说明的摘要（${name}）与签名值里的一致`);
}

async function checkSignature(value: SignedValue, certificate: SealCertificate | undefined, check: SealCheck) {
  if (!certificate) {
    check.open.push('签名所附的证书无法读取');
    return;
  }
  const { key } = certificate;
  const holds =
    key.kind === 'sm2'
      ? digestOfSignature(value.algorithm) === 'SM3'
        ? verifySm2(value.toSign, value.signature, key.point)
        : undefined
      : key.kind === 'rsa'
        ? await verifyRsa(value.toSign, value.signature, key.spki, value.algorithm)
        : undefined;
  if (holds === undefined) check.open.push('签名值在这里不能核验（证书的公钥、签名算法或浏览器不支持）');
  else if (holds) check.verified.push(`签名值由所附证书的${key.kind === 'sm2' ? 'SM2' : 'RSA'}密钥签出`);
  else check.wrong.push('签名值不是所附证书的密钥签出的');
}

function isWithin(time: string, { notBefore, notAfter }: SealCertificate): boolean {
  const day = (text: string) => text.slice(0, 14);
  return day(notBefore) <= day(time) && day(time) <= day(notAfter);
}

const some = (names: readonly string[]) => `${names.slice(0, 2).join('、')}${names.length > 2 ? '等' : ''}`;

/** Empty for what is no Base64: no digest is. */
function bytesOfBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
