import { strToU8, zipSync } from 'fflate';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Parts = Record<string, string | Uint8Array>;

export const OFD_NS = 'xmlns:ofd="http://www.ofdspec.org/2016"';
export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A package of these parts; texts become UTF-8 with a declaration where they have none. */
export function pack(parts: Parts, level: 0 | 6 = 6): Bytes {
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === 'string' ? strToU8(part.startsWith('<?xml') || part === '' ? part : HEAD + part) : part,
    ]),
  );
  return new Uint8Array(zipSync(files, { level }));
}

export interface Simple {
  /** Objects of each page, in the one layer it has. */
  pages: readonly string[];
  /** Within CommonData, after the page area. */
  common?: string;
  /** After Pages. */
  more?: string;
  body?: string;
  parts?: Parts;
  box?: string;
}

/** The usual layout, with the prefix ofd: Doc_0 with a page file each. */
export function simple({ pages, common = '', more = '', body = '', parts = {}, box = '0 0 210 297' }: Simple): Parts {
  const list = pages.map((_, at) => `<ofd:Page ID="${at + 1}" BaseLoc="Pages/Page_${at}/Content.xml"/>`).join('');
  return {
    'OFD.xml': `<ofd:OFD ${OFD_NS} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:Title>样张</ofd:Title></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot>${body}</ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${OFD_NS}><ofd:CommonData><ofd:MaxUnitID>999</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>${box}</ofd:PhysicalBox></ofd:PageArea>${common}</ofd:CommonData><ofd:Pages>${list}</ofd:Pages>${more}</ofd:Document>`,
    ...Object.fromEntries(pages.map((objects, at) => [`Doc_0/Pages/Page_${at}/Content.xml`, pageXml(objects)])),
    ...parts,
  };
}

export function pageXml(objects: string, before = ''): string {
  return `<ofd:Page ${OFD_NS}>${before}<ofd:Content><ofd:Layer ID="900" Type="Body">${objects}</ofd:Layer></ofd:Content></ofd:Page>`;
}

/** A line of text with a step of its size for each character. */
export function text(words: string, x: number, y: number, size = 5, extra = '', inner = ''): string {
  const steps = [...words].length - 1;
  return `<ofd:TextObject ID="10" Boundary="${x} ${y} ${(steps + 1) * size} ${size * 1.4}" Font="2" Size="${size}"${extra}>${inner}<ofd:TextCode X="0" Y="${size}"${steps > 0 ? ` DeltaX="g ${steps} ${size}"` : ''}>${words}</ofd:TextCode></ofd:TextObject>`;
}

export function res(kind: string, inner: string): string {
  return `<ofd:Res ${OFD_NS} BaseLoc="Res"><ofd:${kind}>${inner}</ofd:${kind}></ofd:Res>`;
}

export const SONG = res('Fonts', '<ofd:Font ID="2" FontName="宋体" FamilyName="宋体"/>');
