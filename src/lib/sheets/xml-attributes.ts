import { DAMAGED, SheetProblem } from './sheet-problem';

/** More has no element of a workbook. */
const MOST = 64;

/**
 * The attributes of the element that is being opened; they hold until the next one. Where a value stands is noted, and it is cut
 * out when somebody asks for it: a sheet has millions of them, and half are of no use to anybody.
 */
export class XmlAttributes {
  count = 0;
  private text = '';
  private readonly names: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly plain: boolean[] = [];

  begin(text: string): void {
    this.text = text;
    this.count = 0;
  }

  /** `plain`: the value stands as it is meant. @throws SheetProblem for a name that is there already, or one too many */
  add(name: string, start: number, end: number, plain: boolean): void {
    if (this.placeOf(name) >= 0) throw new SheetProblem(DAMAGED);
    if (this.count >= MOST) throw new SheetProblem('文件中有属性过多的元素，不是正常的Excel工作簿，已拒绝读取');
    this.names[this.count] = name;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.plain[this.count] = plain;
    this.count += 1;
  }

  get(name: string): string | undefined {
    const place = this.placeOf(name);
    return place < 0 ? undefined : this.valueAt(place);
  }

  /** The attribute of this name, whatever prefix its namespace has: `r:id`. */
  prefixed(name: string): string | undefined {
    const place = this.names.findIndex((one, at) => at < this.count && one.endsWith(`:${name}`));
    return place < 0 ? undefined : this.valueAt(place);
  }

  private placeOf(name: string): number {
    for (let at = 0; at < this.count; at += 1) if (this.names[at] === name) return at;
    return -1;
  }

  private valueAt(place: number): string {
    const value = this.text.slice(this.starts[place], this.ends[place]);
    return this.plain[place] ? value : withoutReferences(value.replace(/[\t\n]/g, ' '));
  }
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** A text with its references (&amp; &#65;) resolved. Others than XML's own nobody can have declared. @throws SheetProblem */
export function withoutReferences(text: string): string {
  return text.replace(/&([^;]*)(;?)/g, (_, name: string, end: string) => {
    const character = end === '' ? undefined : (NAMED.get(name) ?? numbered(name));
    if (character === undefined) throw new SheetProblem(DAMAGED);
    return character;
  });
}

function numbered(name: string): string | undefined {
  const [, hex, decimal = ''] = /^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(name) ?? [];
  const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
  return isCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** What XML can hold: no control characters, no halves of a pair. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}
