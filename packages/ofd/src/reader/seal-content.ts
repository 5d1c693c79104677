import { DER, type DerElement, derText, walkDer } from './der';
import { pictureKind } from './pictures';

export interface SealContent {
  /** PNG, JPEG … or a whole OFD. */
  picture: Uint8Array<ArrayBuffer> | undefined;
  /** Name of the seal, '' when it cannot be read. */
  name: string;
}

/**
 * What is to be seen of a seal (GB/T 38540, GM/T 0031) or of a signed value that holds one. Both keep the picture as
 * SEQUENCE { type IA5String, data OCTET STRING, width INTEGER, height INTEGER } and the name in the properties of the seal. The
 * signature itself is not looked at.
 */
export function readSeal(bytes: Uint8Array<ArrayBuffer>): SealContent {
  let picture: Uint8Array<ArrayBuffer> | undefined;
  let name = '';
  walkDer(bytes, (siblings) => {
    picture ??= pictureIn(siblings);
    if (name === '') name = nameIn(siblings);
    return picture !== undefined && name !== '';
  });
  return { picture: picture ?? pictureAnywhere(bytes), name };
}

function pictureIn(siblings: readonly DerElement[]): Uint8Array<ArrayBuffer> | undefined {
  const [type, data, width, height] = siblings;
  if (type?.tag !== DER.ia5 || data?.tag !== DER.octets) return undefined;
  if (width?.tag !== DER.integer || height?.tag !== DER.integer) return undefined;
  return isPicture(data.bytes) ? data.bytes : undefined;
}

/** SES_ESPropertyInfo: kind of seal, its name, kind of list or list of certificates, times. */
function nameIn(siblings: readonly DerElement[]): string {
  const [kind, name, ...rest] = siblings;
  const hasTime = rest.some(({ tag }) => tag === DER.utcTime || tag === DER.time);
  return kind?.tag === DER.integer && name?.tag === DER.utf8 && hasTime ? (derText(name) ?? '') : '';
}

const isPicture = (bytes: Uint8Array) => pictureKind(bytes) !== undefined || isZip(bytes, 0);

function isZip(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 3 && bytes[at + 3] === 4;
}

/** In a seal that follows no standard: any octet string that is a picture, else where the bytes of one begin. */
function pictureAnywhere(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  if (isPicture(bytes)) return bytes;
  let found: Uint8Array<ArrayBuffer> | undefined;
  walkDer(bytes, (siblings) => {
    found ??= siblings.find((one) => one.tag === DER.octets && isPicture(one.bytes))?.bytes;
    return found !== undefined;
  });
  if (found) return found;
  for (let at = 0; at + 8 < Math.min(bytes.byteLength, 4_000_000); at += 1) {
    const png = bytes[at] === 0x89 && bytes[at + 1] === 0x50 && bytes[at + 2] === 0x4e && bytes[at + 3] === 0x47;
    const jpeg = bytes[at] === 0xff && bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff && (bytes[at + 3] ?? 0) >= 0xdb;
    if (png || jpeg || isZip(bytes, at)) return bytes.slice(at);
  }
  return undefined;
}
