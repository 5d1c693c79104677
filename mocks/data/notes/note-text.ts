import type { BusinessNote } from '@/api/business-note';

/** The long texts of a note as HTML, before they are packed for the wire. */
export type NoteText = Omit<BusinessNote, 'ywmc' | 'blqd' | 'fwdx'>;

export const list = (...lines: string[]) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
/** The lines of a list, without its markup. */
export const linesOf = (html: string): string[] =>
  html
    .split('<li>')
    .slice(1)
    .map((line) => line.split('</li>', 1)[0] ?? '');
export const p = (text: string) => `<p>${text}</p>`;
export const REGULATION = '《住房公积金管理条例》（国务院令第844号修订）';
export const HOTLINE = '咨询电话：12329。';
