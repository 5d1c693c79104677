import { SaxesParser } from 'saxes';
import { DAMAGED_WORKBOOK, type SheetLimits, SheetProblem } from './sheet-problem';

/** By qualified name: `r`, `r:id`. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Consumer of a streamed XML document. Names have no namespace prefix, references are resolved. */
export interface XmlReader {
  open: (name: string, attributes: XmlAttributes) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** Remaining budget for one workbook, shared by all its parts. */
export interface Allowance {
  /** Bytes of the unpacked parts. */
  bytes: number;
  marks: number;
  characters: number;
}

export function allowanceOf({ unpackedBytes, marks, characters }: SheetLimits): Allowance {
  return { bytes: unpackedBytes, marks, characters };
}

/** Bytes per parser call. */
const STEP = 32_768;
const DEEPEST = 64;
/** No element of a workbook has more. */
const MOST_ATTRIBUTES = 64;
/** A cell holds 32 767 characters, each encoded with at most 8 (&#12345;). */
const LONGEST = 320_000;

const ABNORMAL = '不是正常的Excel工作簿，已拒绝读取';

/**
 * Parses one part while it is unpacked. Elements, attributes, nesting and lengths are counted in any encoding; beyond a limit unpacking
 * stops.
 * @throws SheetProblem
 */
export function readXml(pieces: Iterable<Uint8Array>, reader: XmlReader, allowance: Allowance): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  /** Characters that the parser buffers since the last complete item. */
  let held = 0;
  const spend = (marks: number) => {
    held = 0;
    allowance.marks -= marks;
    if (allowance.marks < 0) throw new SheetProblem(`文件内容的层次和数量异常，${ABNORMAL}`);
  };
  const aside = () => spend(1);
  const text = (content: string) => {
    held = 0;
    if (depth > 0) reader.text(content);
  };
  parser.on('error', () => {
    throw new SheetProblem(DAMAGED_WORKBOOK);
  });
  parser.on('doctype', () => {
    throw new SheetProblem('文件含有不允许的XML声明，已拒绝读取');
  });
  parser.on('attribute', () => {
    spend(1);
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new SheetProblem(`文件中有属性过多的元素，${ABNORMAL}`);
  });
  parser.on('opentag', (tag) => {
    spend(1);
    attributes = 0;
    depth += 1;
    if (depth > DEEPEST) throw new SheetProblem(`文件内容嵌套过深，${ABNORMAL}`);
    reader.open(withoutPrefix(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    held = 0;
    depth -= 1;
    reader.close(withoutPrefix(tag.name));
  });
  parser.on('text', text);
  parser.on('cdata', (content) => {
    aside();
    text(content);
  });
  parser.on('comment', aside);
  parser.on('processinginstruction', aside);
  for (const piece of decoded(pieces)) {
    held += piece.length;
    parser.write(piece);
    if (held > LONGEST) throw new SheetProblem(`文件中有过长的内容，${ABNORMAL}`);
  }
  parser.close();
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function* decoded(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined;
  for (const piece of pieces) {
    for (let at = 0; at < piece.byteLength; at += STEP) {
      const step = piece.subarray(at, at + STEP);
      decoder ??= new TextDecoder(encodingOf(step), { fatal: true });
      yield decode(decoder, step);
    }
  }
  yield decode(decoder ?? new TextDecoder(), undefined);
}

/** Parts are UTF-8 or UTF-16; without a byte order mark, the position of the zero byte decides. */
function encodingOf([first = 0, second = 0]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new SheetProblem(DAMAGED_WORKBOOK);
  }
}
