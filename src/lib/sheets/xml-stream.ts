import { DAMAGED, type SheetLimits, SheetProblem } from './sheet-problem';
import type { XmlAttributes } from './xml-attributes';
import { XmlParser } from './xml-parser';

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

const ABNORMAL = '不是正常的Excel工作簿，已拒绝读取';

/**
 * Reads one part while it is unpacked. Elements, attributes, nesting and the length of any single thing are counted as they
 * come, whatever their spelling; past a limit nothing more is unpacked.
 * @throws SheetProblem
 */
export function readXml(pieces: Iterable<Uint8Array>, reader: XmlReader, allowance: Allowance): void {
  let depth = 0;
  const spend = (marks: number) => {
    allowance.marks -= marks;
    if (allowance.marks < 0) throw new SheetProblem(`文件内容的层次和数量异常，${ABNORMAL}`);
  };
  const parser = new XmlParser({
    open: (name, attributes) => {
      spend(1 + attributes.count);
      depth += 1;
      if (depth > DEEPEST) throw new SheetProblem(`文件内容嵌套过深，${ABNORMAL}`);
      reader.open(name, attributes);
    },
    text: (text) => reader.text(text),
    close: (name) => {
      depth -= 1;
      reader.close(name);
    },
    aside: () => spend(1),
  });
  for (const text of decoded(pieces)) parser.write(text);
  parser.close();
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
