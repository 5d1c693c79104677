import { policy } from '../policy';
import { formatYuan, policyYuan } from './policies-figures';

/** A policy document as the centre keeps it; `nr` is HTML as its editor writes it. */
export interface PolicyDocument {
  id: string;
  zcbt: string;
  zcwh: string;
  zcfl: string;
  fbrq: string;
  sxrq: string;
  fbjg: string;
  /** 1 valid, 2 revised, 3 abolished. */
  yxzt: '1' | '2' | '3';
  /** Whom it concerns: 1 individuals, 2 units, 3 developers, 4 flexible workers. */
  ygdx: string;
  nr: string;
  /** The document that took its place. */
  tdzc?: string;
  /** Why it is no longer valid, where nothing took its place. */
  sxyy?: string;
  jd?: readonly (readonly [question: string, answer: string])[];
  /** Other documents to read. */
  xg?: readonly string[];
  /** Numbers (wjbh) of files of 常用下载. */
  fj?: readonly string[];
}

type Head = [id: string, fbrq: string, sxrq: string, zcwh: string, zcbt: string, ygdx: string];

/** Who issued it shows in the document number. */
const issuer = (zcwh: string) =>
  zcwh.startsWith('云房金管委') ? '云州市住房公积金管理委员会' : '云州市住房公积金管理中心';

export function documents(
  zcfl: string,
  ...rows: [head: Head, nr: string, more?: Partial<PolicyDocument>][]
): PolicyDocument[] {
  return rows.map(([[id, fbrq, sxrq, zcwh, zcbt, ygdx], nr, more]) => ({
    ...{ id: `ZC${id}`, fbrq, sxrq, zcwh, zcbt, ygdx, zcfl, nr, yxzt: '1' as const, fbjg: issuer(zcwh) },
    ...more,
  }));
}

/** Value of a policy parameter as it stands, and as an amount of yuan in words of an official text. */
export const v = (key: `p.${string}`) => policy(key).value;
export const yuan = (key: `p.${string}`) => formatYuan(policyYuan(key));

export const h = (text: string) => `<h2>${text}</h2>`;
export const h3 = (text: string) => `<h3>${text}</h3>`;
export const ps = (...lines: string[]) => lines.map((line) => `<p style="text-indent: 2em;">${line}</p>`).join('');
export const ol = (...lines: string[]) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;
export const ul = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export function table(caption: string, head: readonly string[], ...rows: (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table border="1" cellspacing="0" style="border-collapse: collapse; width: 100%;"><caption>${caption}</caption><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Numbered notes below a line; the text refers to them by note(1). */
export const note = (number: number) => `<sup>[${number}]</sup>`;
export const notes = (...lines: string[]) => `<hr>${lines.map((line, at) => `<p>[${at + 1}] ${line}</p>`).join('')}`;

/** Dates as official texts write them: 2026-07-01 → 2026年7月1日. */
export const written = (text: string) =>
  text.replace(/(\d{4})-(\d{2})-(\d{2})/g, (_all, year, month, day) => `${year}年${+month}月${+day}日`);

export const signed = (date: string, by = '云州市住房公积金管理中心') =>
  `<p style="text-align: right;">${by}</p><p style="text-align: right;">${written(date)}</p>`;
