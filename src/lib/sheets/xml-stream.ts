import { SaxesParser } from 'saxes';
import { DAMAGED, type SheetLimits, SheetProblem } from './sheet-problem';

export type Attributes = Readonly<Record<string, string>>;

/** Takes an XML document as it is read. Names come without the prefix of their namespace, entities are resolved. */
export interface XmlReader {
  open: (name: string, attributes: Attributes) => void;
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
/** A cell holds 32 767 characters, each of them written with at most 8 (&#12345;). */
const LONGEST_MARK = 320_000;
const DEEPEST = 64;
const MOST_ATTRIBUTES = 128;

const ABNORMAL = '不是正常的Excel工作簿，已拒绝读取';
export const DECLARATIONS = '文件含有不允许的XML声明，已拒绝读取';

/**
 * Reads one part while it is unpacked. Elements, attributes, nesting and the length of any single thing are counted as they
 * come, whatever their spelling; past a limit nothing more is unpacked.
 * @throws SheetProblem
 */
export function readXml(pieces: Iterable<Uint8Array>, reader: XmlReader, allowance: Allowance): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  /** Characters since something was complete. */
  let pending = 0;
  const mark = () => {
    pending = 0;
    allowance.marks -= 1;
    if (allowance.marks < 0) throw new SheetProblem(`文件内容的层次和数量异常，${ABNORMAL}`);
  };
  parser.on('error', () => {
    throw new SheetProblem(DAMAGED);
  });
  parser.on('doctype', () => {
    throw new SheetProblem(DECLARATIONS);
  });
  parser.on('comment', mark);
  parser.on('processinginstruction', mark);
  parser.on('attribute', () => {
    mark();
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new SheetProblem(`文件中有属性过多的元素，${ABNORMAL}`);
  });
  parser.on('opentag', (tag) => {
    mark();
    attributes = 0;
    depth += 1;
    if (depth > DEEPEST) throw new SheetProblem(`文件内容嵌套过深，${ABNORMAL}`);
    reader.open(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    pending = 0;
    depth -= 1;
    reader.close(localName(tag.name));
  });
  const text = (content: string) => {
    pending = 0;
    reader.text(content);
  };
  parser.on('text', text);
  parser.on('cdata', (content) => {
    mark();
    text(content);
  });

  for (const content of decoded(pieces)) {
    pending += content.length;
    parser.write(content);
    if (pending > LONGEST_MARK) throw new SheetProblem(`文件中有过长的内容，${ABNORMAL}`);
  }
  parser.close();
}

/** The attribute of this name, whatever prefix its namespace has: `r:id`. */
export function prefixed(attributes: Attributes, name: string): string {
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`));
  return key === undefined ? '' : (attributes[key] ?? '');
}

const localName = (name: string) => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

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
