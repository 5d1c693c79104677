import { SaxesParser } from 'saxes';
import { DAMAGED, type SheetLimits, SheetProblem } from './sheet-problem';

/** By their names as they are spelt: `r`, `r:id`. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Takes an XML document as it is read. Names come without the prefix of their namespace, references are resolved. */
export interface XmlReader {
  open: (name: string, attributes: XmlAttributes) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** What reading one workbook may still cost; all its parts draw on it. */
export interface Allowance {
  /** Bytes of the parts once unpacked. */
  bytes: number;
  marks: number;
  characters: number;
}

export function allowanceOf({ unpackedBytes, marks, characters }: SheetLimits): Allowance {
  return { bytes: unpackedBytes, marks, characters };
}

/** Bytes handed to the parser at a time. */
const STEP = 32_768;
const DEEPEST = 64;
/** More has no element of a workbook. */
const MOST_ATTRIBUTES = 64;
/** A cell holds 32 767 characters, each of them written with at most 8 (&#12345;). */
const LONGEST = 320_000;

const ABNORMAL = '不是正常的Excel工作簿，已拒绝读取';

/**
 * Reads one part while it is unpacked. Elements, attributes, nesting and the length of any single thing are counted as they
 * come, whatever their spelling; past a limit nothing more is unpacked.
 * @throws SheetProblem
 */
export function readXml(pieces: Iterable<Uint8Array>, reader: XmlReader, allowance: Allowance): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  /** Characters since something came to its end: what has not is held by the parser. */
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
    throw new SheetProblem(DAMAGED);
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

/** Parts are UTF-8 or UTF-16; without a mark at the beginning, the place of the zero tells which. */
function encodingOf([first = 0, second = 0]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new SheetProblem(DAMAGED);
  }
}
