/** File of an archive, as its directory describes it; unpacking enforces these claims. */
export interface ZipEntry {
  name: string;
  /** Offset of its local header. */
  at: number;
  packed: number;
  unpacked: number;
  /** 0 stored, 8 deflated. */
  method: number;
}

/** Defects detected before unpacking. */
export type ZipFault = 'broken' | 'encrypted' | 'too-many';

/** Rules of an archive format. */
export interface ZipRules {
  /** Maximum number of files. */
  entries: number;
  /** Creates the error to throw, with the text for the user. */
  fault: (fault: ZipFault) => Error;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The end record is 22 bytes plus a comment of at most 65 535. */
const LONGEST_END = 22 + 65_535;
const [ENCRYPTED, UTF8_NAME] = [1, 0x800];
/** Marks a size or offset that is stored in the 64-bit field. */
const ELSEWHERE = 0xffffffff;
const SIZES_OF_64_BITS = 1;

/** Reads the archive's directory. Throws the rules' error for an archive that is truncated, encrypted or invalid. */
export function zipEntries(bytes: Uint8Array, { entries: most, fault }: ZipRules): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endOfDirectory(view);
  if (end === undefined) throw fault('broken');
  const count = view.getUint16(end + 10, true);
  if (count > most) throw fault('too-many');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw fault('broken');
    const flags = view.getUint16(at + 8, true);
    if (flags & ENCRYPTED) throw fault('encrypted');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > view.byteLength) throw fault('broken');
    const claims = {
      unpacked: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    };
    entries.push({
      name: nameOf(bytes.subarray(at + 46, nameEnd), (flags & UTF8_NAME) !== 0),
      method: view.getUint16(at + 10, true),
      ...withLongSizes(view, claims, nameEnd, extraEnd),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Compressed bytes of one file. Throws the rules' error if they are out of bounds. */
export function packedBytes(bytes: Uint8Array, { at, packed }: ZipEntry, { fault }: ZipRules): Uint8Array {
  const view = viewOf(bytes);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw fault('broken');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > view.byteLength) throw fault('broken');
  return bytes.subarray(start, start + packed);
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Names without the UTF-8 flag are still UTF-8 in most archives, GBK in those of older Windows programs. */
function nameOf(bytes: Uint8Array, utf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !utf8 }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/** Sizes unknown when the archive was started are stored as 64 bits in a field of their own, in this order. */
function withLongSizes(
  view: DataView,
  claims: { unpacked: number; packed: number; at: number },
  from: number,
  to: number,
): typeof claims {
  for (let field = from; field + 4 <= to; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== SIZES_OF_64_BITS) continue;
    let place = field + 4;
    for (const name of ['unpacked', 'packed', 'at'] as const) {
      if (claims[name] !== ELSEWHERE || place + 8 > to) continue;
      claims[name] = Number(view.getBigUint64(place, true));
      place += 8;
    }
    break;
  }
  return claims;
}

function endOfDirectory(view: DataView): number | undefined {
  const lowest = Math.max(view.byteLength - LONGEST_END, 0);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
