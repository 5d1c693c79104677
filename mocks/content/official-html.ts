import withdrawalSteps from './policies/withdrawal-steps.webp?inline';
import { tableIn } from './read-documents';

const PICTURES: Readonly<Record<string, string>> = { 'withdrawal-steps.webp': withdrawalSteps };

type Block = (block: string) => string;

/** How a block begins, and its HTML as the centre's editor writes it. */
const BLOCKS: readonly (readonly [begins: RegExp, html: Block])[] = [
  [/^### /, (block) => `<h3>${block.slice(4)}</h3>`],
  [/^## /, (block) => `<h2>${block.slice(3)}</h2>`],
  [/^1\. /, (block) => `<ol>${itemsOf(block, /^\d+\. /)}</ol>`],
  [/^- /, (block) => `<ul>${itemsOf(block, /^- /)}</ul>`],
  [/^: /, captionedTableOf],
  [/^\| /, (block) => `<table>${rowsOf(block)}</table>`],
  [/^> /, (block) => `<blockquote>${block.slice(2)}</blockquote>`],
  [/^!\[/, pictureOf],
  [/^\[\^1\]: /, notesOf],
  [/^—— /, signatureOf],
];

/** A policy: tables stand below their caption (': …'), notes are numbered ([^1]), '—— issuer，day' signs. */
export function policyHtml(text: string): string {
  return html(text, (line) => `<p style="text-indent: 2em;">${line}</p>`);
}

export function plainHtml(text: string): string {
  return html(text, (line) => `<p>${line}</p>`);
}

function html(text: string, paragraph: Block): string {
  return text
    .split(/\n{2,}/)
    .map((block) => inline((BLOCKS.find(([begins]) => begins.test(block))?.[1] ?? paragraph)(block)))
    .join('');
}

function inline(text: string): string {
  return text.replace(/\[\^(\d+)\]/g, '<sup>[$1]</sup>').replace(/\[([^[\]]+)\]\(([^()]+)\)/g, '<a href="$2">$1</a>');
}

function itemsOf(block: string, mark: RegExp): string {
  return block
    .split('\n')
    .map((line) => `<li>${line.replace(mark, '')}</li>`)
    .join('');
}

function captionedTableOf(block: string): string {
  const [caption = '', table = ''] = block.split(/\n(.*)/s);
  const style = 'border="1" cellspacing="0" style="border-collapse: collapse; width: 100%;"';
  return `<table ${style}><caption>${caption.slice(2)}</caption>${rowsOf(table)}</table>`;
}

function rowsOf(table: string): string {
  const { head, rows } = tableIn(table);
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody>`;
}

/** @throws Error for a picture that is not there */
function pictureOf(block: string): string {
  const [, alt = '', name = ''] = /^!\[(.*)\]\((.*)\)$/.exec(block) ?? [];
  const source = PICTURES[name];
  if (source === undefined) throw new Error(`No picture ${name}`);
  return `<p style="text-align: center;"><img src="${source}" width="720" alt="${alt}"></p>`;
}

function notesOf(block: string): string {
  const notes = block.split('\n').map((line) => `<p>${line.replace(/^\[\^(\d+)\]: /, '[$1] ')}</p>`);
  return `<hr>${notes.join('')}`;
}

function signatureOf(block: string): string {
  const right = (text: string) => `<p style="text-align: right;">${text}</p>`;
  return block.slice(3).split('，').map(right).join('');
}
