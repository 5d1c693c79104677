/** A PDF as it may be shown in the browser's viewer, or the sentence why not. */
export type SafePdf = { bytes: Uint8Array<ArrayBuffer>; problem?: undefined } | { problem: string };

/** Larger ones are for a reader of their own. */
const MOST = 100 * 1024 * 1024;
/** Bytes of one unpacked object stream; they hold dictionaries, never pictures. */
const MOST_OBJECTS = 64 * 1024 * 1024;
/** What runs or prints by itself when a PDF is opened. */
const ACTIVE: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'OpenAction', 'AA']);
const DAMAGED = '文件已损坏，无法打开';
const PASSWORD = '文件设有密码或使用限制，请下载后用PDF阅读器输入密码查看';
const UNSURE = '文件含有会自动运行的内容，为安全起见不在网页中显示，请下载后用PDF阅读器查看';

/**
 * Takes out of a copy of the file whatever runs by itself: scripts and actions on opening, which browsers' viewers would
 * carry out (up to the print window). The names of those entries are altered in place, so that nothing moves; objects packed
 * into streams are unpacked, altered and packed again. The original is what is downloaded.
 */
export async function safePdf(original: Uint8Array<ArrayBuffer>): Promise<SafePdf> {
  try {
    return await disarmed(original);
  } catch {
    // However it is damaged, that is what is said.
    return { problem: DAMAGED };
  }
}

async function disarmed(original: Uint8Array<ArrayBuffer>): Promise<SafePdf> {
  if (original.byteLength > MOST) return { problem: '文件超过100MB，请下载后用PDF阅读器查看' };
  const bytes = original.slice();
  const text = latin1(bytes);
  // Named at the end of every PDF: what is cut off has lost it, and a viewer would only say so in words of its own.
  if (!/\/Root\b/.test(text) && !/\/Root\b/.test(normalised(text))) return { problem: DAMAGED };
  const streams = streamsOf(text);
  if (encrypted(text, streams)) return { problem: PASSWORD };
  let at = 0;
  for (const { dictionary, from, to } of streams) {
    disarm(text, bytes, at, from);
    at = to;
    if (/\/ObjStm\b/.test(normalised(dictionary))) {
      const repacked = await disarmedObjects(bytes.slice(from, to), dictionary);
      if (repacked === 'unsure') return { problem: UNSURE };
      if (repacked) bytes.set(repacked, from);
    } else if (DISGUISED.test(text.slice(from, to))) {
      // What looks like a stream here may be something else to a viewer.
      return { problem: UNSURE };
    }
  }
  disarm(text, bytes, at, text.length);
  return { bytes };
}

/** The telling names, each character as itself or as #xx. */
const DISGUISED = new RegExp(
  ['JavaScript', 'OpenAction']
    .map((name) => `/${Array.from(name, (char) => `(?:${char}|#${char.charCodeAt(0).toString(16)})`).join('')}`)
    .join('|'),
  // Letters of #xx may be small or large; so may those of the name, which only makes it more careful.
  'i',
);

interface PdfStream {
  /** The dictionary before it. */
  dictionary: string;
  from: number;
  to: number;
}

/** Stretches between 'stream' and 'endstream' that follow a dictionary. */
function streamsOf(text: string): PdfStream[] {
  const found: PdfStream[] = [];
  const begin = />>\s*stream\r?\n?/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endstream', from);
    const to = end < 0 ? text.length : end;
    const object = text.lastIndexOf(' obj', match.index);
    found.push({ dictionary: text.slice(Math.max(object, match.index - 4000, 0), match.index), from, to });
    begin.lastIndex = to;
  }
  return found;
}

function encrypted(text: string, streams: readonly PdfStream[]): boolean {
  let at = 0;
  for (const { from, to } of [...streams, { from: text.length, to: text.length }]) {
    if (/\/Encrypt[\s<]/.test(normalised(text.slice(at, from)))) return true;
    at = to;
  }
  return false;
}

/** Longer than 127 is no name in a PDF; without the bound, one of megabytes overflows the stack or takes half a minute. */
const NAME = /\/((?:[^\s()<>[\]{}/%#\0]|#[\da-fA-F]{2}){1,127})/g;

/** Names may be written with #xx for any character. */
function plainName(name: string): string {
  return name.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function normalised(text: string): string {
  return text.includes('#') ? text.replace(NAME, (_, name: string) => `/${plainName(name)}`) : text;
}

/** Alters the last character of active names between two places; says whether there were any. */
function disarm(text: string, bytes: Uint8Array, from: number, to: number): boolean {
  let any = false;
  for (const match of text.slice(from, to).matchAll(NAME)) {
    const name = match[1] ?? '';
    if (!ACTIVE.has(plainName(name))) continue;
    any = true;
    // Also the end of a #xx: what it becomes is no name a viewer knows.
    bytes[from + match.index + name.length] = 0x5f;
  }
  return any;
}

async function disarmedObjects(
  packed: Uint8Array<ArrayBuffer>,
  dictionary: string,
): Promise<Uint8Array | 'unsure' | undefined> {
  const filters = [...normalised(dictionary).matchAll(/\/(\w+Decode)\b/g)].map(([, name]) => name);
  if (filters.length === 0) {
    const plain = packed.slice();
    return disarm(latin1(plain), plain, 0, plain.length) ? plain : undefined;
  }
  if (filters.length > 1 || filters[0] !== 'FlateDecode' || /\/Predictor\s+(?!1\b)\d/.test(dictionary)) return 'unsure';
  const objects = await through(new DecompressionStream('deflate'), packed, MOST_OBJECTS);
  // A browser that cannot unpack them would not show them either, but a lenient viewer may.
  if (!objects) return 'unsure';
  if (!disarm(latin1(objects), objects, 0, objects.length)) return undefined;
  const again = await through(new CompressionStream('deflate'), objects, MOST_OBJECTS);
  return again && again.length <= packed.length ? again : 'unsure';
}

/** All that comes out of a stream, also when bytes follow its end (line ends before 'endstream'). */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = stream.writable.getWriter();
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.byteLength;
      if (length > most) throw new RangeError('too long');
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    if (length === 0 || length > most) return undefined;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** One character for each byte: places in the text are places in the bytes. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
