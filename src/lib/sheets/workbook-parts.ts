import { type CellFormat, cellFormat } from './cell-format';
import { SheetRichText } from './rich-text';
import type { Allowance, XmlAttributes, XmlReader } from './xml-stream';

/** Relationship of a part: target and type. */
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
    const { Id = '', Type: type = '', Target: target = '', TargetMode } = attributes;
    if (name === 'Relationship' && TargetMode !== 'External') this.byId.set(Id, { type, target });
  }

  /** First relationship of a type: 'sharedStrings', 'styles', … */
  ofKind(kind: string): Relation | undefined {
    return [...this.byId.values()].find(({ type }) => type.endsWith(`/${kind}`));
  }
}

/** Sheets in the order of their tabs, and the date system. */
export class Workbook implements XmlReader {
  readonly sheets: { name: string; relation: string; hidden: boolean }[] = [];
  in1904 = false;
  text = nothing;
  close = nothing;

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'workbookPr') this.in1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    const { state = 'visible', name: title = '' } = attributes;
    // The namespace prefix varies: r:id.
    const [, relation = ''] = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id')) ?? [];
    this.sheets.push({ name: title, relation, hidden: state !== 'visible' });
  }
}

/** Number format of each cell style. */
export class Styles implements XmlReader {
  readonly formats: CellFormat[] = [];
  private readonly codes = new Map<string, string>();
  private inCells = false;
  text = nothing;

  open(name: string, attributes: XmlAttributes): void {
    const { numFmtId = '0', formatCode = '' } = attributes;
    if (name === 'numFmt') this.codes.set(numFmtId, formatCode);
    else if (name === 'cellXfs') this.inCells = true;
    else if (name === 'xf' && this.inCells) {
      this.formats.push(cellFormat(Number(numFmtId), this.codes.get(numFmtId)));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCells = false;
  }
}

/** Shared strings, referred to by index. */
export class SharedTexts implements XmlReader {
  readonly texts: string[] = [];
  private readonly rich: SheetRichText;

  constructor(allowance: Allowance) {
    this.rich = new SheetRichText(allowance);
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
