// Text widths: full-width characters take one em, ASCII its width in the document font.

/** Signs of the GB character set beyond ASCII and the ideographs that the documents use. */
const SIGNS = '·×÷°±§—‘’“”…‰′″※℃№ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ①②③④⑤⑥⑦⑧⑨⑩─│┌┐└┘├┤┬┴┼■□▲△◆◇○◎●★☆￥→←↑↓≤≥≠≈∞√';
/** Printers' sign for a missing character, in place of those that no Chinese system font draws. */
export const MISSING = '〓';

/** Widths of ' ' to '~' in Noto Sans SC, thousandths of the em. */
// biome-ignore format: a table
const ASCII = [
  224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555,
  555, 555, 555, 555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689,
  728, 293, 535, 646, 543, 812, 723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338,
  392, 338, 555, 559, 606, 563, 618, 510, 620, 554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606,
  620, 620, 388, 468, 377, 607, 521, 802, 498, 521, 475, 338, 270, 338, 555,
];

/** Characters that every reader's Song font has: the ranges of the Adobe-GB1 collection (GB 18030-2000). */
export function isCovered(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0x4e00 && code <= 0x9fa5) ||
    (code >= 0x3400 && code <= 0x4db5) ||
    (code >= 0x3000 && code <= 0x3017) ||
    (code >= 0xff01 && code <= 0xff5e) ||
    SIGNS.includes(char)
  );
}

/** Other dots within names, as keyboards produce them. */
const DOTS = /[\u2022\u2027\u2219\u22c5\u30fb\uff65]/g;

/**
 * Normalizes text for typesetting: one line, no control characters or lone surrogates, missing signs replaced by available ones or words.
 */
export function settable(text: string): string {
  return (
    text
      // The ideographic space stays, because forms use it as blank.
      .replace(/(?:[^\S\u3000]|\u0085)+/gu, ' ')
      .replace(/\p{Cc}|\p{Cf}|\p{Cs}|\uFFFD/gu, '')
      .replaceAll('¥', '￥')
      .replaceAll('㎡', '平方米')
      .replace(DOTS, '·')
      .replaceAll('\u2212', '-')
  );
}

/** Width in em. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += advanceOf(char);
  return width;
}

export function advanceOf(char: string): number {
  return char <= '~' ? (ASCII[char.charCodeAt(0) - 32] ?? 0) / 1000 : 1;
}

/** Characters that may not start a line. */
const CLOSING = '，。；：！？、）》”’】〕%,.;:!?)';

/** Breaks a text into lines of at most `width` em; numbers and Latin words stay whole where they fit. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    let used = indent;
    const flush = () => {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    };
    for (const word of wordsOf(settable(paragraph), width)) {
      const wide = textWidth(word);
      if (used + wide > width && line !== '' && !CLOSING.includes(word)) flush();
      if (line === '' && word === ' ') continue;
      line += word;
      used += wide;
    }
    flush();
  }
  return lines;
}

function wordsOf(text: string, width: number): string[] {
  const words = text.match(/[!-~]+|[^!-~]/gu) ?? [];
  return words.flatMap((word) => (textWidth(word) > width ? [...word] : [word]));
}
