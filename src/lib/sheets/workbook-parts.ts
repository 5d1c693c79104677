import { isDateFormat } from './cell-dates';
import { RichText } from './rich-text';
import type { Allowance, Attributes, XmlReader } from './xml-stream';
import { prefixed } from './xml-stream';

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

  open(name: string, { Id = '', Type = '', Target = '', TargetMode }: Attributes): void {
    if (name === 'Relationship' && TargetMode !== 'External') this.byId.set(Id, { type: Type, target: Target });
  }

  /** The first of a kind: 'sharedStrings', 'styles', … */
  ofKind(kind: string): Relation | undefined {
    return [...this.byId.values()].find(({ type }) => type.endsWith(`/${kind}`));
  }
}

/** The sheets in the order of their tabs, and the calendar. */
export class Workbook implements XmlReader {
  readonly sheets: { relation: string; hidden: boolean }[] = [];
  in1904 = false;
  text = nothing;
  close = nothing;

  open(name: string, attributes: Attributes): void {
    if (name === 'workbookPr') this.in1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    const { state = 'visible' } = attributes;
    this.sheets.push({ relation: prefixed(attributes, 'id'), hidden: state !== 'visible' });
  }
}

/** Which styles of cells are dates. */
export class Styles implements XmlReader {
  readonly dates: boolean[] = [];
  private readonly codes = new Map<string, string>();
  private inCells = false;
  text = nothing;

  open(name: string, { numFmtId = '0', formatCode = '' }: Attributes): void {
    if (name === 'numFmt') this.codes.set(numFmtId, formatCode);
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
