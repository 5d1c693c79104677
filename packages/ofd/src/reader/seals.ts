import type { OfdDocument } from './document';
import { OFD_LIMITS } from './ofd-problem';
import { folderOf, locate } from './part-names';
import { readSeal } from './seal-content';
import { type Box, boxOf } from './values';
import { attr, childElement, childElements, parseXml, textIn } from './xml';

/** A signature of the document as it is shown; check/ verifies it. */
export interface OfdSeal {
  /** Its Signature.xml. */
  path: string;
  /** Name of the seal, or ''. */
  name: string;
  /** When it was put on, as far as the file says it: yyyy-MM-dd HH:mm:ss, or what is written there. */
  time: string;
  /** Where it is to be seen; none for a signature without a picture. */
  stamps: { page: string; box: Box; clip: Box | undefined }[];
  picture: Uint8Array<ArrayBuffer> | undefined;
}

const MOST = 200;

/** The seals of a document. What cannot be read is named in `notes` and costs nothing else. */
export async function readSeals(document: OfdDocument, notes: Set<string>): Promise<OfdSeal[]> {
  const { archive, signatures, folder } = document;
  if (!signatures) return [];
  const found: OfdSeal[] = [];
  try {
    const list = await archive.read(signatures, OFD_LIMITS.xml);
    for (const one of list ? childElements(parseXml(list), 'Signature').slice(0, MOST) : []) {
      const path = locate(archive, attr(one, 'BaseLoc'), [folderOf(signatures), folder]);
      const seal = path && (await readSignature(document, path).catch(() => undefined));
      if (seal) found.push(seal);
      else notes.add('有一个签名或印章无法读取');
    }
  } catch {
    notes.add('签名和印章无法读取');
  }
  return found;
}

async function readSignature({ archive, folder }: OfdDocument, path: string): Promise<OfdSeal | undefined> {
  const bytes = await archive.read(path, OFD_LIMITS.xml);
  if (!bytes) return undefined;
  const root = parseXml(bytes);
  const info = childElement(root, 'SignedInfo');
  const part = async (location: string) => {
    const at = locate(archive, location, [folderOf(path), folder]);
    return at === undefined ? undefined : await archive.read(at, OFD_LIMITS.binary).catch(() => undefined);
  };
  const seal = await part(textIn(childElement(info, 'Seal'), 'BaseLoc'));
  const fromSeal = seal && readSeal(seal);
  // Makers that keep the seal only within the signed value.
  const signed = fromSeal?.picture && fromSeal.name ? undefined : await part(textIn(root, 'SignedValue'));
  const fromSigned = signed && readSeal(signed);
  return {
    path,
    name: fromSeal?.name || fromSigned?.name || '',
    time: parseSealTime(textIn(info, 'SignatureDateTime')),
    picture: fromSeal?.picture ?? fromSigned?.picture,
    stamps: (info ? childElements(info, 'StampAnnot') : []).slice(0, OFD_LIMITS.pages).flatMap((stamp) => {
      const box = boxOf(attr(stamp, 'Boundary'));
      return box ? [{ page: attr(stamp, 'PageRef'), box, clip: boxOf(attr(stamp, 'Clip')) }] : [];
    }),
  };
}

/**
 * 20260102030405.678Z and the like, with separators, in Beijing's time: what says its zone is moved there, as the electronic invoices'
 * Z, and what says none was written there.
 */
export function parseSealTime(text: string): string {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?/.exec(text) ?? [];
  if (!year) return text.replace(/[^\d :.TZ+/年月日时分秒-]/g, '').slice(0, 40);
  const written = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  const moment = zone === undefined ? Number.NaN : Date.parse(`${written.replace(' ', 'T')}${withColon(zone)}`);
  if (Number.isNaN(moment)) return written;
  return new Date(moment + BEIJING).toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds ahead of Greenwich. */
const BEIJING = 8 * 3_600_000;

const withColon = (zone: string) => zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
