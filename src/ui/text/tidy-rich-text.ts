import { withoutStackedMarks } from '@/lib/truncate-text';

const BOXES = 'address,article,aside,center,details,fieldset,footer,header,main,nav,section,summary';
const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const BLOCKS = `p,div,li,td,th,dd,dt,blockquote,figcaption,caption,${HEADINGS}`;
/** Content that keeps a paragraph without words; underlined spaces are a blank to fill in. */
const NOT_WORDS = 'img,hr,table,u';
/** A non-space character; \s covers every space that office programs indent with. */
const WORD = /\S/;
const INDENT = /^(?:\s*[\u00a0\u2002\u2003\u3000])(?:[\s\u00a0\u2002\u2003\u3000])*/;

/** Bidirectional control characters: no text of a centre needs them, and they can disguise a link's target. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Characters from which a cell needs a wide column on a phone. */
const LONG_CELL = 12;
/** Characters without a line-break opportunity. */
const RUN = /[!-~]{30}/;

/** Tidies sanitised HTML: removes leftovers of Word, WPS and editors, orders headings, and puts tables in scroll boxes. */
export function tidyRichText(body: HTMLElement, headingsFrom: number): void {
  for (const box of body.querySelectorAll(BOXES)) {
    if (box.tagName === 'CENTER') box.setAttribute('data-align', 'center');
    renamed(box, 'div');
  }
  for (const span of body.querySelectorAll('span,font')) unwrapSpan(span);
  body.normalize();
  cleanSpaces(body);
  for (const block of body.querySelectorAll(BLOCKS)) indentByStyle(block);
  dropEmpty(body);
  for (const br of body.querySelectorAll('br + br + br')) if (!textBetween(br)) br.remove();
  orderHeadings(body, headingsFrom);
  const tables = [...body.querySelectorAll('table')];
  for (const [at, table] of tables.entries()) boxTable(table, at + 1);
}

/** The element under another tag name, with its children and kept attributes. */
function renamed(element: Element, name: string): HTMLElement {
  const next = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    if (/^data-(align|indent)$|^(scope|colspan|rowspan|width)$/.test(attribute)) next.setAttribute(attribute, value);
  }
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** A span carries bold or italic at most; replaces it with the semantic element. */
function unwrapSpan(span: Element): void {
  const marks = span.getAttribute('data-marks')?.split(' ') ?? [];
  let inside: Node[] = [...span.childNodes];
  for (const mark of marks) {
    const element = span.ownerDocument.createElement(mark);
    element.append(...inside);
    inside = [element];
  }
  span.replaceWith(...inside);
}

/** Removes direction marks and collapses spaces; blanks to fill in (underlined) and code stay as they are. */
function cleanSpaces(body: HTMLElement): void {
  for (const text of textsOf(body)) {
    if (text.data.search(TURNS) >= 0) text.data = text.data.replace(TURNS, '');
    if (text.parentElement?.closest('pre,code,u')) continue;
    const clean = withoutStackedMarks(text.data)
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/(?<![ \t])[ \t]*[\u00a0\u2002\u2003\u3000]{2,}[ \t]*/g, keptAtFront);
    if (clean !== text.data) text.data = clean;
  }
}

/** Leading spaces of a text stay for `indentByStyle`, which checks whether the text starts its block. */
function keptAtFront(spaces: string, at: number): string {
  return at === 0 ? spaces : ' ';
}

function indentByStyle(block: Element): void {
  const first = firstText(block);
  const spaces = first && INDENT.exec(first.data)?.[0];
  if (!first || !spaces) return;
  first.data = first.data.slice(spaces.length);
  if (/^(?:P|DIV|LI)$/.test(block.tagName) && !block.hasAttribute('data-align') && spaces.trim() !== spaces) {
    if (spaces.length > 1) block.setAttribute('data-indent', '2');
  }
}

/** The text node that the block starts with, if any. */
function firstText(block: Element): Text | undefined {
  let node: ChildNode | null = block.firstChild;
  while (node) {
    if (node.nodeType === 3) {
      const text = node as Text; // node type 3
      if (text.data.replace(/[\r\n\t ]/g, '') !== '') return text;
      node = text.nextSibling;
    } else if (node.nodeType === 1 && /^(?:STRONG|B|EM|I|A|S|SMALL)$/.test((node as Element).tagName)) {
      node = node.firstChild;
    } else {
      return undefined;
    }
  }
  return undefined;
}

/** Removes blocks without text, visible content or a blank to fill in. */
function dropEmpty(body: HTMLElement): void {
  // Marks the ancestors of kept content, each once, however deep they are nested.
  const kept = new Set<Node>([body]);
  const keep = (from: Node | null) => {
    for (let node = from; node && !kept.has(node); node = node.parentNode) kept.add(node);
  };
  for (const text of textsOf(body)) if (WORD.test(text.data)) keep(text);
  for (const seen of body.querySelectorAll(NOT_WORDS)) keep(seen);
  for (const box of body.querySelectorAll(`p,div,strong,b,em,i,a,blockquote,ul,ol,li,${HEADINGS}`)) {
    if (!kept.has(box)) box.remove();
  }
}

function textBetween(br: Element): boolean {
  const before = br.previousSibling;
  return before?.nodeType === 3 && (before.textContent ?? '').trim() !== '';
}

/** Shifts the document's heading levels below the surrounding heading and closes gaps: h1, h3, h3 → 3, 4, 4. */
function orderHeadings(body: HTMLElement, from: number): void {
  const above: number[] = [];
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const level = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    const name = `h${Math.min(6, from + above.length - 1)}`;
    if (heading.tagName.toLowerCase() !== name) renamed(heading, name);
  }
}

/** Turns a bold first row into column heads; puts a wide table in a focusable scroll box. */
function boxTable(table: HTMLTableElement, number: number): void {
  const [head, second] = table.rows;
  if (head && second && !table.tHead && !table.querySelector('th') && [...head.cells].every(isBold)) {
    for (const cell of [...head.cells]) renamed(cell, 'th').setAttribute('scope', 'col');
  }
  for (const cell of table.tHead?.querySelectorAll('th:not([scope])') ?? []) cell.setAttribute('scope', 'col');
  for (const cell of table.querySelectorAll('td')) {
    const words = cell.textContent?.trim() ?? '';
    if (words.length > LONG_CELL) cell.setAttribute('data-cell', RUN.test(words) ? 'run' : 'long');
  }
  if (table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  const caption = table.caption?.textContent?.trim();
  box.setAttribute('data-table', '');
  box.setAttribute('role', 'group');
  box.setAttribute('tabindex', '0');
  box.setAttribute('aria-label', caption ? `表格${number}：${caption}` : `表格${number}`);
  table.replaceWith(box);
  box.append(table);
}

/** All words of the cell are bold, and there is at least one. */
function isBold(cell: Element): boolean {
  const texts = textsOf(cell).filter((text) => text.data.trim() !== '');
  return texts.length > 0 && texts.every((text) => text.parentElement?.closest('b,strong,td')?.tagName !== 'TD');
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text); // SHOW_TEXT yields text nodes only
  return texts;
}
