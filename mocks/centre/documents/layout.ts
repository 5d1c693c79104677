import { box, type DocumentPage, PAGE_HEIGHT, PAGE_WIDTH, type PageItem, ruleLine } from '@hall/ofd/page-items';
import { missingNote } from '@hall/ofd/rare-glyphs';
import { settable, textWidth, wrap } from '@hall/ofd/text-measure';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { DocumentContent } from './document-content';
import { checkAddress, qrPath } from './qr-path';
import { sealAt } from './seal';
import {
  BLOCK_GAP,
  type Block,
  BODY_WIDTH,
  type KeepTogether,
  LEFT_MARGIN,
  NO_KEEP,
  onEveryPage,
  RIGHT,
  Sheet,
  sheetLine,
  sum,
} from './sheet';
import { tableBlock } from './table-layout';

/** Data on every document besides its content. */
export interface DocumentFace {
  zmbh: string;
  yzm: string;
  /** Label of the number, by kind of document. */
  numberLabel: string;
  /** Time of issue, yyyy-MM-dd HH:mm:ss. */
  issued: string;
  /** Last day of validity; '' for unlimited. */
  validUntil: string;
  voided: boolean;
  centre: string;
  /** Host of the hall for the public check. */
  host: string;
}

const FACT_SIZE = 3.6;
/** Minimum and maximum width of the label column in mm; the minimum makes most documents look alike. */
const LABELS_LEAST = 34;
const LABELS_MOST = 62;
const CELL_PADDING = 1.6;
const TEXT_SIZE = 3.9;
const TEXT_LINE = TEXT_SIZE * 1.7;
const SEAL_HEIGHT = 46;
const QR_SIDE = 21;
/** Number of lines or rows kept on the seal's page. */
const TAIL = 3;

/** Lays out a document on A4 pages: head with number and check code, facts, tables, text, seal, and a foot with the page count. */
export function layOutDocument(content: DocumentContent, face: DocumentFace): DocumentPage[] {
  const sheet = new Sheet();
  layHead(sheet, content, face);
  const blocks = [
    factsBlock(sheet, content.facts),
    paragraphsBlock(sheet, content.lead ?? [], BLOCK_GAP),
    ...(content.tables ?? []).map((table) => tableBlock(sheet, table)),
    paragraphsBlock(sheet, content.paragraphs ?? []),
  ];
  for (const [index, { lay }] of blocks.entries()) lay(keepOf(blocks.slice(index + 1), endHeight(content.seal)));
  layEnd(sheet, content, face);
  const note = missingNote(textsOf(content, face));
  return onEveryPage(sheet.pages, (page, total) => [
    ...(page === 1 ? [] : runningHead(content, face)),
    ...foot(face, note, page, total),
    ...(face.voided ? [VOID_MARK] : []),
  ]);
}

/** Keeps the last lines before the seal on its page, so that the seal does not stand alone or below a single line. */
function keepOf(after: readonly Block[], end: number): KeepTogether {
  const missing = TAIL - after.reduce((count, { lines }) => count + lines.length, 0);
  if (missing <= 0) return NO_KEEP;
  return { lines: missing, height: after.reduce((height, block) => height + heightOf(block), end) };
}

const heightOf = ({ above, lines, below }: Block) => above + sum(lines) + below;

/** Label of head or end, in two languages for a bilingual document. */
const labelOf = ({ bilingual }: DocumentContent, label: string, english: string) =>
  bilingual ? `${label} ${english}` : label;

function layHead(sheet: Sheet, content: DocumentContent, face: DocumentFace): void {
  const { title, subtitle } = content;
  sheet.put(qrPath(checkAddress(face.host, face.zmbh, face.yzm), RIGHT - QR_SIDE, 14, QR_SIDE));
  sheet.text(face.centre, 20, { size: 4.6, ink: 'grey', align: 'center' });
  const size = Math.min(7.2, (BODY_WIDTH - 2 * QR_SIDE - 6) / Math.max(textWidth(settable(title)), 1));
  sheet.text(title, 31, { size, bold: true, align: 'center' });
  sheet.y = 37;
  for (const line of subtitle ? wrap(subtitle, BODY_WIDTH / 3.9) : []) {
    sheet.text(line, sheet.y, { size: 3.9, align: 'center' });
    sheet.y += 5.5;
  }
  // Continues below the QR code beside the title.
  sheet.y = Math.max(sheet.y + 1, 14 + QR_SIDE + 6);
  sheet.text(`${labelOf(content, face.numberLabel, 'No.')}：${face.zmbh}`, sheet.y, { size: 3.4 });
  sheet.text(`${labelOf(content, '校验码', 'Check code')}：${face.yzm}`, sheet.y, { size: 3.4, align: 'right' });
  sheet.put(ruleLine(LEFT_MARGIN, sheet.y + 2, RIGHT, sheet.y + 2, 0.4, 'black'));
  sheet.y += 6;
}

/** Facts in two columns of ruled cells; a value too long for half the width takes the whole. */
function factsBlock(sheet: Sheet, facts: readonly LabelledValue[]): Block {
  const half = BODY_WIDTH / 2;
  const longest = Math.max(0, ...facts.map(({ label }) => textWidth(settable(label)) * FACT_SIZE)) + 2 * CELL_PADDING;
  const labels = Math.min(Math.max(longest, LABELS_LEAST), LABELS_MOST);
  const rows: FactRow[] = [];
  for (let at = 0; at < facts.length; ) {
    const [first, second] = [facts[at], facts[at + 1]];
    if (!first) break;
    const pair = second && fits(first, half, labels) && fits(second, half, labels);
    rows.push(pair ? factRow([first, second], half, labels) : factRow([first], BODY_WIDTH, labels));
    at += pair ? 2 : 1;
  }
  const lines = rows.map(({ height }) => height);
  const below = rows.length > 0 ? BLOCK_GAP : 0;
  const lay = (keep: KeepTogether) => {
    for (const [index, row] of rows.entries()) {
      sheet.needOf({ lines, below }, index, keep);
      putFactRow(sheet, row);
    }
    sheet.y += below;
  };
  return { above: 0, lines, below, lay };
}

interface FactRow {
  cells: readonly { label: readonly string[]; value: readonly string[] }[];
  width: number;
  /** Width of the labels, the same for the whole document. */
  labels: number;
  height: number;
}

const FACT_LINE = FACT_SIZE * 1.4;

function factRow(facts: readonly LabelledValue[], width: number, labels: number): FactRow {
  const cells = facts.map((fact) => ({
    label: wrap(fact.label, (labels - 2 * CELL_PADDING) / FACT_SIZE),
    value: wrap(factText(fact), (width - labels - 2 * CELL_PADDING) / FACT_SIZE),
  }));
  const lines = Math.max(...cells.map(({ label, value }) => Math.max(label.length, value.length)));
  return { cells, width, labels, height: lines * FACT_LINE + 2 * CELL_PADDING };
}

function putFactRow(sheet: Sheet, { cells, width, labels, height }: FactRow): void {
  for (const [index, { label, value }] of cells.entries()) {
    const left = LEFT_MARGIN + index * width;
    sheet.put(box(left, sheet.y, labels, height, 'shade'), box(left, sheet.y, labels, height));
    sheet.put(box(left + labels, sheet.y, width - labels, height));
    const put = (texts: readonly string[], x: number) => {
      for (const [number, text] of texts.entries()) {
        sheet.text(text, sheet.y + CELL_PADDING + number * FACT_LINE + FACT_SIZE, { size: FACT_SIZE }, x, RIGHT);
      }
    };
    put(label, left + CELL_PADDING);
    put(value, left + labels + CELL_PADDING);
  }
  sheet.y += height;
}

const factText = ({ value, gs }: LabelledValue) => (gs ? `${value || '--'}（${gs}）` : value || '--');

function fits(fact: LabelledValue, width: number, labels: number): boolean {
  return textWidth(settable(factText(fact))) * FACT_SIZE <= width - labels - 2 * CELL_PADDING;
}

function paragraphsBlock(sheet: Sheet, paragraphs: readonly string[], gap = 0): Block {
  const parts = paragraphs.flatMap((paragraph) => paragraph.split(/\r?\n/));
  const texts = parts.flatMap((part) =>
    wrap(part, BODY_WIDTH / TEXT_SIZE, 2).map((line, index) => ({
      line,
      from: index === 0 ? LEFT_MARGIN + 2 * TEXT_SIZE : LEFT_MARGIN,
    })),
  );
  const lines = texts.map(() => TEXT_LINE);
  const below = lines.length > 0 ? gap : 0;
  const lay = (keep: KeepTogether) => {
    for (const [index, { line, from }] of texts.entries()) {
      sheet.needOf({ lines, below }, index, keep);
      sheet.text(line, sheet.y + TEXT_SIZE * 1.2, { size: TEXT_SIZE }, from);
      sheet.y += TEXT_LINE;
    }
    sheet.y += below;
  };
  return { above: 0, lines, below, lay };
}

const endHeight = (seal: boolean) => (seal ? SEAL_HEIGHT : 22);

/** Issuer and time below the seal. */
function layEnd(sheet: Sheet, content: DocumentContent, face: DocumentFace): void {
  const { seal } = content;
  sheet.need(endHeight(seal));
  const middle = sheet.y + (seal ? 23 : 10);
  const right = { size: TEXT_SIZE, align: 'right' } as const;
  // The seal comes first, so that the text over it stays legible.
  if (seal) sheet.put(...sealAt(RIGHT - 30, middle, face.centre, '电子专用章'));
  sheet.text(face.centre, middle, right, LEFT_MARGIN, RIGHT - 4);
  sheet.text(`${labelOf(content, '开具时间', 'Issued')}：${face.issued}`, middle + 7, right, LEFT_MARGIN, RIGHT - 4);
  const until = labelOf(content, '有效期至', 'Valid until');
  if (face.validUntil) sheet.text(`${until}：${face.validUntil}`, middle + 7, { size: TEXT_SIZE });
}

function runningHead({ title }: DocumentContent, face: DocumentFace): (PageItem | undefined)[] {
  return [
    sheetLine(title, 17, { size: 3.2, ink: 'grey' }),
    sheetLine(`${face.numberLabel}：${face.zmbh}　校验码：${face.yzm}`, 17, { size: 3.2, ink: 'grey', align: 'right' }),
    ruleLine(LEFT_MARGIN, 19, RIGHT, 19),
  ];
}

function foot(face: DocumentFace, note: string, page: number, total: number): (PageItem | undefined)[] {
  const y = PAGE_HEIGHT - 17;
  const grey = { size: 2.8, ink: 'grey' } as const;
  const check = `核验：登录 ${face.host} 打开“证明核验”，输入编号 ${face.zmbh} 和校验码 ${face.yzm}，或扫首页二维码`;
  return [
    ruleLine(LEFT_MARGIN, y - 4, RIGHT, y - 4),
    sheetLine(check, y, grey),
    // On a separate line, because the line above fills the width.
    sheetLine(`第${page}页 共${total}页`, y + 4.5, { ...grey, align: 'right' }),
    sheetLine(note, y + 9, grey),
  ];
}

const VOID_MARK: PageItem = {
  kind: 'text',
  x: PAGE_WIDTH / 2 - 52,
  y: PAGE_HEIGHT / 2 + 45,
  size: 36,
  text: '已作废',
  ink: 'void',
  turn: -Math.PI / 5,
};

function* textsOf(content: DocumentContent, face: DocumentFace): Generator<string> {
  yield settable(face.centre);
  yield settable(content.title);
  yield settable(content.subtitle ?? '');
  for (const fact of content.facts) yield settable(fact.label + factText(fact));
  for (const paragraph of content.lead ?? []) yield settable(paragraph);
  for (const table of content.tables ?? []) {
    yield settable(table.head.join('') + (table.caption ?? ''));
    for (const row of table.rows) yield settable(row.join(''));
  }
  for (const paragraph of content.paragraphs ?? []) yield settable(paragraph);
}
