import { DAMAGED, OFD_LIMITS, OfdProblem } from './ofd-problem';

/** The files of a package. Names are found whatever their case and slashes, as makers are careless about both. */
export interface OfdArchive {
  has: (path: string) => boolean;
  /** The name under which a file of this last name part is kept, when there is exactly one. */
  nameEnding: (lastPart: string) => string | undefined;
  /** Undefined when there is no such file. @throws OfdProblem when it is damaged or larger than `most` bytes. */
  read: (path: string, most: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface Entry {
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
const [ENCRYPTED, UTF8_NAME] = [1, 0x800];
const BOMB = '文件解压后异常庞大，不是正常的OFD文件，已停止打开';

/** @throws OfdProblem for what is cut off, encrypted or made to exhaust the reader. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): OfdArchive {
  if (bytes.byteLength > OFD_LIMITS.file) throw new OfdProblem('文件超过200MB，请下载后用OFD阅读器查看');
  const entries = new Map<string, Entry>();
  const lastParts = new Map<string, string[]>();
  for (const entry of directory(bytes)) {
    const key = keyOf(entry.name);
    if (entries.has(key)) continue;
    entries.set(key, entry);
    const last = key.slice(key.lastIndexOf('/') + 1);
    lastParts.set(last, [...(lastParts.get(last) ?? []), key]);
  }
  return {
    has: (path) => entries.has(keyOf(path)),
    nameEnding: (lastPart) => {
      const found = lastParts.get(keyOf(lastPart));
      return found?.length === 1 ? found[0] : undefined;
    },
    read: async (path, most) => {
      const entry = entries.get(keyOf(path));
      return entry && unpack(bytes, entry, most);
    },
  };
}

const keyOf = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

function directory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > OFD_LIMITS.entries) throw new OfdProblem(BOMB);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new OfdProblem(DAMAGED);
    const flags = view.getUint16(at + 8, true);
    if (flags & ENCRYPTED) throw new OfdProblem('文件设有密码，请下载后用OFD阅读器输入密码查看');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & UTF8_NAME) !== 0),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Names without the flag are UTF-8 in most packages all the same, GBK in those of older Windows programs. */
function nameOf(bytes: Uint8Array, utf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !utf8 }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>, entry: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytes(bytes, entry);
  const { unpacked } = entry;
  const suspicious = unpacked > OFD_LIMITS.large && unpacked > entry.packed * OFD_LIMITS.ratio;
  if (suspicious || unpacked > most) throw new OfdProblem(BOMB);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new OfdProblem(DAMAGED);
  const whole = new Uint8Array(unpacked);
  let length = 0;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What goes wrong here is met again where the other end is read.
  writer.write(packed).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.byteLength > unpacked) throw new OfdProblem(BOMB);
      whole.set(part.value, length);
      length += part.value.byteLength;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof OfdProblem) throw error;
    // Bytes after the end of the stream are an error to some browsers; all that was promised is there.
    if (length < unpacked) throw new OfdProblem(DAMAGED);
  }
  if (length !== unpacked) throw new OfdProblem(DAMAGED);
  return whole;
}

function packedBytes(bytes: Uint8Array<ArrayBuffer>, { at, packed }: Entry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) throw new OfdProblem(DAMAGED);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > view.byteLength) throw new OfdProblem(DAMAGED);
  return bytes.slice(start, start + packed);
}

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(view.byteLength - LONGEST_END, 0);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new OfdProblem(DAMAGED);
}
