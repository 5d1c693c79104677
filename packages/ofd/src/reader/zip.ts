import { packedBytes, type ZipEntry, type ZipRules, zipEntries } from '../zip-directory';
import { DAMAGED_DOCUMENT, OFD_LIMITS, OfdProblem } from './ofd-problem';

/** The files of a package. Names are found whatever their case and slashes, as makers are careless about both. */
export interface OfdArchive {
  /** Every file, in small letters. */
  names: readonly string[];
  has: (path: string) => boolean;
  /** The name under which a file of this last name part is kept, when there is exactly one. */
  nameEnding: (lastPart: string) => string | undefined;
  /** Undefined when there is no such file. @throws OfdProblem when it is damaged or larger than `most` bytes. */
  read: (path: string, most: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const BOMB = '文件解压后异常庞大，不是正常的OFD文件，已停止打开';
const FAULTS = {
  broken: DAMAGED_DOCUMENT,
  encrypted: '文件设有密码，请下载后用OFD阅读器输入密码查看',
  'too-many': BOMB,
};
const PACKAGE: ZipRules = { entries: OFD_LIMITS.entries, fault: (fault) => new OfdProblem(FAULTS[fault]) };

/** @throws OfdProblem for what is cut off, encrypted or made to exhaust the reader. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): OfdArchive {
  if (bytes.byteLength > OFD_LIMITS.file) throw new OfdProblem('文件超过200MB，请下载后用OFD阅读器查看');
  const entries = new Map<string, ZipEntry>();
  const lastParts = new Map<string, string[]>();
  for (const entry of zipEntries(bytes, PACKAGE)) {
    const key = keyOf(entry.name);
    if (entries.has(key)) continue;
    entries.set(key, entry);
    const last = key.slice(key.lastIndexOf('/') + 1);
    lastParts.set(last, [...(lastParts.get(last) ?? []), key]);
  }
  return {
    names: [...entries.keys()].filter((name) => !name.endsWith('/')),
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

async function unpack(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  // A copy: what is handed on outlives the package.
  const packed = packedBytes(bytes, entry, PACKAGE).slice();
  const { unpacked } = entry;
  const suspicious = unpacked > OFD_LIMITS.large && unpacked > entry.packed * OFD_LIMITS.ratio;
  if (suspicious || unpacked > most) throw new OfdProblem(BOMB);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new OfdProblem(DAMAGED_DOCUMENT);
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
    if (length < unpacked) throw new OfdProblem(DAMAGED_DOCUMENT);
  }
  if (length !== unpacked) throw new OfdProblem(DAMAGED_DOCUMENT);
  return whole;
}
