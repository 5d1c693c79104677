// Noto Sans SC lies in about a hundred files of some hundred characters each, the frequent ones together: only those are read
// that a document needs.

/** The font, as a host has it. */
export interface FontSource {
  /** Name of each slice and the code points in it, as style sheets write them: U+20-7E,U+A0. */
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

/** Each host reads the font where it has it: from its own address, or from the disk. */
export function bringFont(from: FontSource): void {
  source = from;
  ranges = undefined;
  files.clear();
}

/**
 * The characters by the file that draws them; those of no file are left out.
 * @throws where a file cannot be read
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
  // Asked for again next time.
  loading.catch(() => files.delete(file));
  return loading;
}

/** Latin first: its characters also stand in slices that lack some of them. */
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
