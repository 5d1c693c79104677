import { box, type DocumentPage, PAGE_HEIGHT, ruleLine } from '@hall/ofd/page-items';
import { textWidth, wrap } from '@hall/ofd/text-measure';
import type { FormSheet } from '../../../data/downloads/download-forms';
import type { Guide } from '../../../data/downloads/download-guides';
import { CENTRE_NAME, websiteConfig } from '../../../data/system-config';
import { BODY_WIDTH, LEFT_MARGIN, NO_KEEP, onEveryPage, RIGHT, Sheet, sheetLine } from '../../documents/sheet';
import { tableBlock } from '../../documents/table-layout';

/** Row height, mm. */
const ROW = 9.2;
const TALL = 18;
const LABEL = 36;
const SIZE = 3.6;
const NOTE = 3.3;

/** Pages of a blank form: ruled cells, signatures and instructions. */
export function formPages(title: string, number: string, { rows, notes, signs }: FormSheet): DocumentPage[] {
  const sheet = new Sheet();
  layTitle(sheet, title, `表单编号：${number}　填表日期：　　　　年　　月　　日`);
  for (const row of rows) layRow(sheet, row);
  sheet.need(16);
  sheet.y += 11;
  const width = BODY_WIDTH / signs.length;
  for (const [index, sign] of signs.entries()) {
    sheet.text(`${sign}：`, sheet.y, { size: SIZE }, LEFT_MARGIN + index * width);
  }
  sheet.y += 8;
  sheet.need(8 + notes.length * NOTE * 1.7);
  layLines(sheet, '填表说明', NOTE + 0.3);
  for (const [index, note] of notes.entries()) layLines(sheet, `${index + 1}. ${note}`, NOTE);
  return framed(sheet, title);
}

/** Pages of a text with tables. */
export function guidePages(title: string, updated: string, { paragraphs, tables = [] }: Guide): DocumentPage[] {
  const sheet = new Sheet();
  layTitle(sheet, title, `更新日期：${updated}`);
  for (const paragraph of paragraphs) {
    layLines(sheet, paragraph, 3.9);
    sheet.y += 2;
  }
  sheet.y += 3;
  for (const table of tables) tableBlock(sheet, table).lay(NO_KEEP);
  return framed(sheet, title);
}

function layTitle(sheet: Sheet, title: string, below: string): void {
  sheet.text(CENTRE_NAME, 20, { size: 4.2, ink: 'grey', align: 'center' });
  const size = Math.min(7, BODY_WIDTH / Math.max(textWidth(title), 1));
  sheet.text(title, 31, { size, bold: true, align: 'center' });
  sheet.text(below, 40, { size: NOTE, align: 'right' });
  sheet.y = 44;
}

/** Row of a form: '# …' is a heading, '~ …' a multi-line field, others are labels side by side. */
function layRow(sheet: Sheet, row: readonly string[]): void {
  const [first = ''] = row;
  const heading = first.startsWith('# ');
  const height = first.startsWith('~ ') ? TALL : ROW;
  // A heading stays with the rows below it.
  sheet.need(heading ? ROW * 3 : height);
  const baseline = sheet.y + height / 2 + SIZE * 0.38;
  if (heading) {
    sheet.put(box(LEFT_MARGIN, sheet.y, BODY_WIDTH, height, 'shade'), box(LEFT_MARGIN, sheet.y, BODY_WIDTH, height));
    sheet.text(first.slice(2), baseline, { size: SIZE, bold: true, align: 'center' });
  } else {
    const width = BODY_WIDTH / row.length;
    for (const [index, label] of row.entries()) {
      const left = LEFT_MARGIN + index * width;
      const text = label.replace(/^~ /, '');
      const size = Math.min(SIZE, (LABEL - 3) / Math.max(textWidth(text), 1));
      sheet.put(box(left, sheet.y, LABEL, height), box(left + LABEL, sheet.y, width - LABEL, height));
      sheet.text(text, baseline, { size, align: 'center' }, left, left + LABEL);
    }
  }
  sheet.y += height;
}

function layLines(sheet: Sheet, text: string, size: number): void {
  for (const line of wrap(text, BODY_WIDTH / size)) {
    sheet.need(size * 1.7);
    sheet.text(line, sheet.y + size * 1.2, { size });
    sheet.y += size * 1.7;
  }
}

/** Adds source and page number to every page. */
function framed(sheet: Sheet, title: string): DocumentPage[] {
  const y = PAGE_HEIGHT - 15;
  const grey = { size: 2.8, ink: 'grey' } as const;
  return onEveryPage(sheet.pages, (page, total) => [
    ...(page > 1 ? [sheetLine(title, 17, { size: 3.2, ink: 'grey' }), ruleLine(LEFT_MARGIN, 19, RIGHT, 19)] : []),
    ruleLine(LEFT_MARGIN, y - 4, RIGHT, y - 4),
    sheetLine(`${websiteConfig.footer.domain} “常用下载”　咨询电话 12329`, y, grey),
    sheetLine(`第${page}页 共${total}页`, y, { ...grey, align: 'right' }),
  ]);
}
