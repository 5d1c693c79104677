import { isDateFormat } from './cell-dates';
import { RichText } from './rich-text';
import type { XmlAttributes } from './xml-attributes';
import type { Allowance, XmlReader } from './xml-stream';

/** What a part points at: where, and as what. */
export interface Relation {
  type: string;
  target: string;
}

const nothing = () => undefined;

/** Relationships by their id. */
export class Relations implements XmlReader {
  readonly byId = new Map<string, Relation>();
  text = nothing;
  close = nothing;

  open(name: string, attributes: XmlAttributes): void {
    if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
    const given = (attribute: string) => attributes.get(attribute) ?? '';
    this.byId.set(given('Id'), { type: given('Type'), target: given('Target') });
  }

  /** The first of a kind: 'sharedStrings', 'styles', … */
  ofKind(kind: string): Relation | undefined {
    return [...this.byId.values()].find(({ type }) => type.endsWith(`/${kind}`));
  }
}

/** The sheets in the order of their tabs, and the calendar. */
export class Workbook implements XmlReader {
  readonly sheets: { name: string; relation: string; hidden: boolean }[] = [];
  in1904 = false;
  text = nothing;
  close = nothing;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'workbookPr') this.in1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
    if (name !== 'sheet') return;
    const state = attributes.get('state') ?? 'visible';
    const relation = attributes.prefixed('id') ?? '';
    this.sheets.push({ name: attributes.get('name') ?? '', relation, hidden: state !== 'visible' });
  }
}

/** Which styles of cells are dates. */
export class Styles implements XmlReader {
  readonly dates: boolean[] = [];
  private readonly codes = new Map<string, string>();
  private inCells = false;
  text = nothing;

  open(name: string, attributes: XmlAttributes): void {
    const numFmtId = attributes.get('numFmtId') ?? '0';
    if (name === 'numFmt') this.codes.set(numFmtId, attributes.get('formatCode') ?? '');
    else if (name === 'cellXfs') this.inCells = true;
    else if (name === 'xf' && this.inCells) {
      this.dates.push(isDateFormat(Number(numFmtId), this.codes.get(numFmtId)));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCells = false;
  }
}

/** The texts that cells name by their number. */
export class SharedTexts implements XmlReader {
  readonly texts: string[] = [];
  private readonly rich: RichText;

  constructor(allowance: Allowance) {
    this.rich = new RichText(allowance);
  }

  open(name: string): void {
    this.rich.open(name);
  }

  text(text: string): void {
    this.rich.text(text);
  }

  close(name: string): void {
    this.rich.close(name);
    if (name === 'si') this.texts.push(this.rich.take());
  }
}
