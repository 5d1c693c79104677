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

const DAMAGED = '文件不完整或已损坏，请重新下载模板或用Excel另存为.xlsx后再上传';

/** The archive's directory. @throws SheetProblem for an archive that is cut off, encrypted or no archive at all. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new SheetProblem('文件内含的部件过多，不是正常的Excel工作簿，已拒绝读取');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new SheetProblem(DAMAGED);
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SheetProblem('文件已加密，请取消密码后再上传');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks one file; what turns out longer than its directory says, or than `most` bytes, is broken off at once.
 * @throws SheetProblem
 */
export async function unpack(bytes: Uint8Array, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytes(bytes, entry);
  if (entry.unpacked > most) throw new SheetProblem(tooLarge(most));
  const whole = new Uint8Array(entry.unpacked);
  let length = 0;
  const take = (chunk: Uint8Array) => {
    if (length + chunk.byteLength > whole.byteLength) {
      throw new SheetProblem('文件的实际内容超过它声明的大小，不是正常的Excel工作簿，已拒绝读取');
    }
    whole.set(chunk, length);
    length += chunk.byteLength;
  };
  if (entry.method === 0) take(packed);
  else if (entry.method === 8) await inflate(packed, take);
  else throw new SheetProblem(DAMAGED);
  if (length !== whole.byteLength) throw new SheetProblem(DAMAGED);
  return whole;
}

export function tooLarge(most: number): string {
  return `文件解压后超过${Math.round(most / 1024 / 1024)}MB，不是正常的名册，已拒绝读取`;
}

function packedBytes(bytes: Uint8Array, { at, packed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw new SheetProblem(DAMAGED);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > view.byteLength) throw new SheetProblem(DAMAGED);
  // A copy of its own buffer: streams take no view of a shared one.
  return bytes.slice(start, start + packed);
}

async function inflate(packed: Uint8Array<ArrayBuffer>, take: (chunk: Uint8Array) => void): Promise<void> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof SheetProblem ? error : new SheetProblem(DAMAGED);
  }
}

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(view.byteLength - LONGEST_END, 0);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new SheetProblem(DAMAGED);
}
