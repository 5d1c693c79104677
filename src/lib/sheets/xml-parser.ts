import { DAMAGED, SheetProblem } from './sheet-problem';
import { withoutReferences, XmlAttributes } from './xml-attributes';

/** Takes a document as it is parsed. Names come without the prefix of their namespace, references are resolved. */
export interface XmlEvents {
  open: (name: string, attributes: XmlAttributes) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** A comment, an instruction or the marks of a CDATA section went by. */
  aside: () => void;
}

/** A cell holds 32 767 characters, each of them written with at most 8 (&#12345;). */
const LONGEST = 320_000;
const DECLARATIONS = '文件含有不允许的XML声明，已拒绝读取';

const [TAB, LINE, SPACE, BANG, QUOTE, AMP, APOSTROPHE] = [9, 10, 32, 33, 34, 38, 39];
const [SLASH, LESS, EQUAL, GREATER, QUESTION] = [47, 60, 61, 62, 63];
/** The rest of a thing is still to come. */
const MORE = -1;
/** No line ends but \n come here, see `write`. */
const NOT_XML = /[^\t\n\u0020-\uFFFD]/;
const NOT_BLANK = /[^\t\n ]/;

/** Of the characters below 128: 1 may stand in a name, 2 may also begin one. All above may; nothing depends on those names. */
const NAME = new Uint8Array(128);
for (const sign of '-.0123456789') NAME[sign.charCodeAt(0)] = 1;
for (const sign of ':_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') NAME[sign.charCodeAt(0)] = 2;

/**
 * A strict parser of XML without declarations, for parts that come piece by piece. It looks at each character once, in plain loops
 * over a piece, and makes nothing that nobody asks for: of a sheet of a hundred thousand rows that is the most costly step.
 */
export class XmlParser {
  /** What is being read: the end of the former pieces that was not complete, and the new one. */
  private piece = '';
  /** Length from which on it is worth while to look again: each time twice as much, so that a long thing is not read over and over. */
  private enough = 0;
  private carried = '';
  private begun = false;
  private rooted = false;
  /** Elements that are open, as they are spelt and without their prefix. */
  private readonly spelt: string[] = [];
  private readonly names: string[] = [];
  private readonly attributes = new XmlAttributes();

  constructor(private readonly events: XmlEvents) {}

  /** @throws SheetProblem for what is no XML, or has declarations */
  write(text: string): void {
    this.piece += this.withPlainEnds(text);
    if (this.piece.length >= this.enough) this.read();
  }

  /** The document is at its end. @throws SheetProblem when it is not complete */
  close(): void {
    this.read();
    if (this.spelt.length > 0 || !this.rooted || NOT_BLANK.test(this.piece)) damaged();
  }

  /** Line ends as XML has them; the half of one waits for the other. */
  private withPlainEnds(text: string): string {
    let whole = this.carried + text;
    this.carried = '';
    if (whole.includes('\r')) {
      if (whole.endsWith('\r')) {
        this.carried = '\r';
        whole = whole.slice(0, -1);
      }
      whole = whole.replace(/\r\n?/g, '\n');
    }
    if (NOT_XML.test(whole)) damaged();
    return whole;
  }

  private read(): void {
    let at = 0;
    for (let next = 0; next !== MORE; ) {
      at = next;
      next = this.piece.charCodeAt(at) === LESS ? this.markup(at) : this.content(at);
    }
    this.piece = this.piece.slice(at);
    if (this.piece.length > LONGEST) throw new SheetProblem('文件中有过长的内容，不是正常的Excel工作簿，已拒绝读取');
    this.enough = this.piece.length * 2;
  }

  /** What stands up to the next markup. */
  private content(from: number): number {
    const { piece } = this;
    let plain = true;
    for (let at = from; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === LESS) {
        this.tell(piece.slice(from, at), plain);
        return at;
      }
      if (code === AMP) plain = false;
      // ]]> may stand at the end of CDATA only.
      else if (code === GREATER && at >= from + 2 && piece.startsWith(']]', at - 2)) damaged();
    }
    return MORE;
  }

  private tell(text: string, plain: boolean): void {
    this.begun = true;
    if (this.spelt.length > 0) this.events.text(plain ? text : withoutReferences(text));
    else if (NOT_BLANK.test(text)) damaged();
  }

  private markup(from: number): number {
    const code = this.piece.charCodeAt(from + 1);
    if (code === SLASH) return this.closing(from + 2);
    if (code === BANG) return this.declaration(from);
    if (code === QUESTION) return this.instruction(from + 2);
    return from + 1 < this.piece.length ? this.opening(from + 1) : MORE;
  }

  private opening(from: number): number {
    const { piece, attributes } = this;
    const nameEnd = this.endOfName(from);
    if (nameEnd === MORE) return MORE;
    attributes.begin(piece);
    let at = nameEnd;
    for (;;) {
      const gap = at;
      at = this.afterBlanks(at);
      const code = piece.charCodeAt(at);
      if (code === GREATER) {
        this.begin(piece.slice(from, nameEnd));
        return at + 1;
      }
      if (code === SLASH && at + 1 < piece.length) {
        if (piece.charCodeAt(at + 1) !== GREATER) damaged();
        this.begin(piece.slice(from, nameEnd));
        this.end();
        return at + 2;
      }
      if (at + 1 >= piece.length) return MORE;
      if (at === gap) damaged();
      at = this.attribute(at);
      if (at === MORE) return MORE;
    }
  }

  private attribute(from: number): number {
    const { piece } = this;
    const nameEnd = this.endOfName(from);
    if (nameEnd === MORE) return MORE;
    const equal = this.afterBlanks(nameEnd);
    const start = this.afterBlanks(equal + 1);
    if (start >= piece.length) return MORE;
    const quote = piece.charCodeAt(start);
    if (piece.charCodeAt(equal) !== EQUAL || (quote !== QUOTE && quote !== APOSTROPHE)) damaged();
    let plain = true;
    for (let at = start + 1; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === quote) {
        this.attributes.add(piece.slice(from, nameEnd), start + 1, at, plain);
        return at + 1;
      }
      if (code === LESS) damaged();
      if (code === AMP || code < SPACE) plain = false;
    }
    return MORE;
  }

  private begin(spelt: string): void {
    if (this.spelt.length === 0 && this.rooted) damaged();
    this.rooted = true;
    const colon = spelt.length > 1 ? spelt.indexOf(':') : -1;
    const name = colon < 0 ? spelt : spelt.slice(colon + 1);
    this.spelt.push(spelt);
    this.names.push(name);
    this.begun = true;
    this.events.open(name, this.attributes);
  }

  private end(): void {
    this.spelt.pop();
    this.events.close(this.names.pop() ?? '');
  }

  private closing(from: number): number {
    const { piece } = this;
    const spelt = this.spelt[this.spelt.length - 1] ?? damaged();
    const end = this.afterBlanks(from + spelt.length);
    if (end >= piece.length) return MORE;
    if (!piece.startsWith(spelt, from) || piece.charCodeAt(end) !== GREATER) damaged();
    this.end();
    return end + 1;
  }

  private declaration(from: number): number {
    const { piece } = this;
    if (piece.startsWith('<!--', from)) {
      const end = piece.indexOf('--', from + 4);
      if (end < 0 || end + 2 >= piece.length) return MORE;
      if (piece.charCodeAt(end + 2) !== GREATER) damaged();
      this.aside();
      return end + 3;
    }
    if (piece.startsWith('<![CDATA[', from)) {
      const end = piece.indexOf(']]>', from + 9);
      if (end < 0) return MORE;
      if (this.spelt.length === 0) damaged();
      this.aside();
      this.events.text(piece.slice(from + 9, end));
      return end + 3;
    }
    if (piece.startsWith('<!DOCTYPE', from)) throw new SheetProblem(DECLARATIONS);
    return piece.length - from < 9 ? MORE : damaged();
  }

  private instruction(from: number): number {
    const { piece } = this;
    const nameEnd = this.endOfName(from);
    const end = piece.indexOf('?>', from);
    if (nameEnd === MORE || end < 0) return MORE;
    if (nameEnd < end && this.afterBlanks(nameEnd) === nameEnd) damaged();
    // XML's own is spelt like this, and the first thing of all.
    const name = piece.slice(from, nameEnd);
    if (/^xml$/i.test(name) && (name !== 'xml' || this.begun)) damaged();
    this.aside();
    return end + 2;
  }

  private aside(): void {
    this.begun = true;
    this.events.aside();
  }

  private endOfName(from: number): number {
    const { piece } = this;
    if (kindOf(piece.charCodeAt(from)) !== 2) damaged();
    for (let at = from + 1; at < piece.length; at += 1) if (kindOf(piece.charCodeAt(at)) === 0) return at;
    return MORE;
  }

  private afterBlanks(from: number): number {
    const { piece } = this;
    let at = from;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code !== SPACE && code !== LINE && code !== TAB) break;
    }
    return at;
  }
}

const kindOf = (code: number) => (code < 128 ? NAME[code] : 2);

function damaged(): never {
  throw new SheetProblem(DAMAGED);
}
