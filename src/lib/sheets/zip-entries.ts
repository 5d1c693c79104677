import { Inflate } from 'fflate';
import { SheetProblem } from './sheet-problem';

/** One file of an archive, as the archive's directory describes it: claims, which unpacking holds it to. */
export interface ZipEntry {
  name: string;
  /** Position of its local header. */
  at: number;
  packed: number;
  unpacked: number;
  /** 0 stored, 8 deflated. */
  method: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The record at the end is 22 bytes and a comment of at most 65 535. */
const LONGEST_END = 22 + 65_535;
const MOST_ENTRIES = 2000;
const ENCRYPTED = 1;
/** A size or place that stands in the 64-bit field instead. */
const ELSEWHERE = 0xffffffff;
const SIZES_OF_64_BITS = 1;
/** Packed bytes at a time: at most a thousand times as many come of them. */
const STEP = 4096;

const BROKEN = '文件不完整或已损坏，请重新下载模板或用Excel另存为.xlsx后再上传';

/** The archive's directory. @throws SheetProblem for an archive that is cut off, encrypted or no archive at all. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new SheetProblem('文件内含的部件过多，不是正常的Excel工作簿，已拒绝读取');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new SheetProblem(BROKEN);
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SheetProblem('文件已加密，请取消密码后再上传');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > view.byteLength) throw new SheetProblem(BROKEN);
    const claims = {
      unpacked: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    };
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      ...withLongSizes(view, claims, nameEnd, extraEnd),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks one file piece by piece, so that whoever takes the pieces can stop at any of them; what turns out longer or shorter
 * than the directory says is broken off.
 * @throws SheetProblem
 */
export function* unpack(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
  const packed = packedBytes(bytes, entry);
  let length = 0;
  for (const piece of pieces(packed, entry.method)) {
    length += piece.byteLength;
    if (length > entry.unpacked) {
      throw new SheetProblem('文件的实际内容超过它声明的大小，不是正常的Excel工作簿，已拒绝读取');
    }
    yield piece;
  }
  if (length !== entry.unpacked) throw new SheetProblem(BROKEN);
}

function* pieces(packed: Uint8Array, method: number): Generator<Uint8Array> {
  if (method !== 0 && method !== 8) throw new SheetProblem(BROKEN);
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((piece) => ready.push(piece));
  for (let at = 0; at < packed.byteLength; at += STEP) {
    const step = packed.subarray(at, at + STEP);
    if (method === 0) {
      yield step;
      continue;
    }
    try {
      inflate.push(step, at + STEP >= packed.byteLength);
    } catch {
      throw new SheetProblem(BROKEN);
    }
    yield* ready.splice(0);
  }
}

/** Sizes that were not known when an archive was begun stand as 64 bits in a field of their own, in this order. */
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

function packedBytes(bytes: Uint8Array, { at, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw new SheetProblem(BROKEN);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > view.byteLength) throw new SheetProblem(BROKEN);
  return bytes.subarray(start, start + packed);
}

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(view.byteLength - LONGEST_END, 0);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new SheetProblem(BROKEN);
}
