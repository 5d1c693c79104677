// Noto Sans SC is split into about a hundred files of some hundred characters, by frequency; only the files a document needs are loaded.

/** Access to the font files of a host. */
export interface FontSource {
  /** Slice name → its code points in the notation of style sheets: U+20-7E,U+A0. */
  ranges: () => Promise<Readonly<Record<string, string>>>;
  read: (file: string) => Promise<Uint8Array>;
}

let source: FontSource | undefined;
let ranges: Promise<readonly Slice[]> | undefined;
const files = new Map<string, Promise<Uint8Array>>();

interface Slice {
  file: string;
  /** First and last code point. */
  spans: readonly (readonly [number, number])[];
}

/** Sets the host's font source: its own address, or the disk. */
export function setFontSource(from: FontSource): void {
  source = from;
  ranges = undefined;
  files.clear();
}

/**
 * Returns font file → its characters; characters without a file are left out.
 * @throws where a file cannot be loaded
 */
export async function slicesOf(chars: Iterable<string>): Promise<Map<Uint8Array, string[]>> {
  const from = source;
  if (!from) throw new Error('No font was brought');
  ranges ??= slicesIn(from);
  const known = await ranges;
  const wanted = new Map<string, string[]>();
  for (const char of new Set(chars)) {
    const code = char.codePointAt(0) ?? 0;
    const slice = known.find(({ spans }) => spans.some(([first, last]) => first <= code && code <= last));
    if (slice) wanted.set(slice.file, [...(wanted.get(slice.file) ?? []), char]);
  }
  const loaded = [...wanted].map(async ([file, its]) => [await fileOf(from, file), its] as const);
  return new Map(await Promise.all(loaded));
}

function fileOf({ read }: FontSource, file: string): Promise<Uint8Array> {
  const known = files.get(file);
  if (known) return known;
  const loading = read(file);
  files.set(file, loading);
  // A failed load is retried at the next call.
  loading.catch(() => files.delete(file));
  return loading;
}

/** Latin first, because other slices contain some of its characters. */
async function slicesIn(from: FontSource): Promise<Slice[]> {
  return Object.entries(await from.ranges())
    .filter(([name]) => name === 'latin' || name.startsWith('['))
    .toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
    .map(([name, spans]) => ({
      file: `noto-sans-sc-${name.replace(/[[\]]/g, '')}-400-normal.woff`,
      spans: spans.split(',').map((span) => {
        const [first = '', last = first] = span.replace('U+', '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));
}
