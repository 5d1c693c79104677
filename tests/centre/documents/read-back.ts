// Reads the centre's files as another program would: what is on each page, in which order, and whether the file hangs together.
import { strFromU8, unzipSync, unzlibSync } from 'fflate';

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

export interface ReadPdf {
  /** Texts of each page in the order in which they are drawn. */
  pages: string[][];
  /** Drawing operators of each page. */
  drawn: string[];
  /** The document information dictionary. */
  info: string;
  whole: string;
  /** The embedded font, as TrueType. */
  font: Uint8Array | undefined;
}

/** Follows startxref, the table of offsets, the page tree and the streams; throws where one of them does not fit. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const whole = latin1(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1]);
  const table = whole.slice(start);
  const count = Number(/^xref\n0 (\d+)\n/.exec(table)?.[1]);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  if (offsets.length !== count - 1) throw new Error('The table of offsets is incomplete');
  const object = (number: number) => {
    const at = offsets[number - 1] ?? -1;
    if (!whole.startsWith(`${number} 0 obj\n`, at)) throw new Error(`Object ${number} is not at its offset`);
    return whole.slice(at, whole.indexOf('\nendobj\n', at));
  };
  const root = Number(/\/Root (\d+) 0 R/.exec(table)?.[1]);
  const tree = object(Number(/\/Pages (\d+) 0 R/.exec(object(root))?.[1]));
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  if (!tree.includes(`/Count ${kids.length} `)) throw new Error('The page count is wrong');
  const drawn = kids.map((kid) => {
    const id = Number(/\/Contents (\d+) 0 R/.exec(object(kid))?.[1]);
    const head = object(id);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const from = (offsets[id - 1] ?? 0) + head.indexOf('stream\n') + 'stream\n'.length;
    return latin1(unzlibSync(bytes.slice(from, from + length)));
  });
  const fonts = fontsOf(whole, offsets, bytes);
  const pages = drawn.map((content) => [...content.matchAll(/^BT .* ET$/gm)].map(([shown]) => textOf(shown, fonts)));
  return { pages, drawn, info: object(Number(/\/Info (\d+) 0 R/.exec(table)?.[1])), whole, font: fonts.file };
}

interface ReadFonts {
  /** What the codes of the embedded font mean. */
  meaning: ReadonlyMap<string, string>;
  file: Uint8Array | undefined;
}

function fontsOf(whole: string, offsets: readonly number[], bytes: Uint8Array): ReadFonts {
  const unpacked = (number: number) => {
    const at = offsets[number - 1] ?? -1;
    const length = Number(/\/Length (\d+)/.exec(whole.slice(at, at + 80))?.[1]);
    const from = whole.indexOf('stream\n', at) + 'stream\n'.length;
    return unzlibSync(bytes.slice(from, from + length));
  };
  const map = Number(/\/ToUnicode (\d+) 0 R/.exec(whole)?.[1] ?? 0);
  const file = Number(/\/FontFile2 (\d+) 0 R/.exec(whole)?.[1] ?? 0);
  const lines = map ? latin1(unpacked(map)).matchAll(/^<([0-9a-f]{4})> <([0-9A-F]+)>$/gm) : [];
  return {
    meaning: new Map([...lines].map(([, code = '', hex = '']) => [code.toUpperCase(), utf16(hex)])),
    file: file ? unpacked(file) : undefined,
  };
}

/** What stands between BT and ET, whichever fonts it is in; a code that means nothing is an error. */
function textOf(shown: string, { meaning }: ReadFonts): string {
  const runs = [...shown.matchAll(/\/(F\d) [\d.]+ Tf \[([^\]]*)\] TJ/g)];
  return runs
    .map(([, font, codes = '']) => {
      const hex = [...codes.matchAll(/<([0-9A-F]+)>/g)].map(([, code]) => code).join('');
      if (font === 'F2') return utf16(hex);
      return (hex.match(/.{4}/g) ?? [])
        .map((code) => {
          const char = meaning.get(code);
          if (char === undefined) throw new Error(`Code ${code} means nothing`);
          return char;
        })
        .join('');
    })
    .join('');
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

export interface ReadOfd {
  title: string;
  custom: Record<string, string>;
  pages: { texts: string[]; paths: number }[];
  files: string[];
}

/** Opens OFD.xml, follows its locations to every page and parses each as XML; throws where something is missing or broken. */
export function readOfd(bytes: Uint8Array): ReadOfd {
  const files = unzipSync(bytes);
  const xml = (path: string) => {
    const content = files[path];
    if (!content) throw new Error(`${path} is missing`);
    const parsed = new DOMParser().parseFromString(strFromU8(content), 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error(`${path} is not well-formed`);
    return parsed;
  };
  const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagName(`ofd:${name}`)];
  const entry = xml('OFD.xml');
  const root = all(entry, 'DocRoot')[0]?.textContent ?? '';
  const document = xml(root);
  const folder = root.slice(0, root.lastIndexOf('/') + 1);
  xml(folder + (all(document, 'PublicRes')[0]?.textContent ?? ''));
  const highest = Number(all(document, 'MaxUnitID')[0]?.textContent);
  const ids = new Set<string>();
  const pages = all(document, 'Page').map((page) => {
    const content = xml(folder + page.getAttribute('BaseLoc'));
    for (const one of content.querySelectorAll('[ID]')) {
      const id = one.getAttribute('ID') ?? '';
      if (ids.has(id) || Number(id) > highest) throw new Error(`ID ${id} is used twice or beyond the highest`);
      ids.add(id);
    }
    for (const code of all(content, 'TextCode')) {
      const steps = (code.getAttribute('DeltaX') ?? '').split(' ').filter(Boolean).length;
      if (steps !== [...(code.textContent ?? '')].length - 1) throw new Error('DeltaX does not fit its text');
    }
    return {
      texts: all(content, 'TextCode').map((code) => code.textContent ?? ''),
      paths: all(content, 'AbbreviatedData').length,
    };
  });
  return {
    title: all(entry, 'Title')[0]?.textContent ?? '',
    custom: Object.fromEntries(
      all(entry, 'CustomData').map((one) => [one.getAttribute('Name') ?? '', one.textContent ?? '']),
    ),
    pages,
    files: Object.keys(files),
  };
}
