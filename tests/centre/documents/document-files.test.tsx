import { embeddedFont } from '@hall/ofd/embedded-font';
import { setFontSource } from '@hall/ofd/font-slices';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@hall/ofd/page-items';
import { textWidth } from '@hall/ofd/text-measure';
import { checkDocument, issueDocument, issuedDocuments, voidDocument } from '@mocks/centre/documents/document';
import type { DocumentContent } from '@mocks/centre/documents/document-content';
import { documentBytes } from '@mocks/centre/documents/document-files';
import { type DocumentFace, layOutDocument } from '@mocks/centre/documents/layout';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { websiteConfig } from '@mocks/data/system-config';
import { fontOnDisk } from '@mocks/font-on-disk';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { runs } from '../../property-runs';
import { CHEN_JIXIANG, centreOn } from '../fixture';
import { readOfd, readPdf } from './read-back';

const PLAIN: DocumentContent = {
  title: '个人住房公积金缴存证明',
  subtitle: '（测试）',
  facts: [
    { label: '姓名', value: '陈𠮷祥' },
    { label: '曾用名', value: '阿依古丽·买买提' },
    { label: '证件号码', value: PEOPLE.陈𠮷祥.zjhm },
    { label: '余额', value: '1,234.50元', gs: '期初＋收入－支出' },
  ],
  tables: [
    {
      caption: '明细',
      head: ['日期', '摘要', '金额（元）'],
      align: ['left', 'left', 'right'],
      rows: Array.from({ length: 90 }, (_, row) => [`行${row}`, '汇缴', `${row}.00`]),
    },
  ],
  paragraphs: ['特此证明。'],
  seal: true,
};

const FACE: DocumentFace = {
  zmbh: 'ZM20261121000001',
  yzm: 'KRV4YE43',
  numberLabel: '证明编号',
  issued: '2026-11-23 09:00:00',
  validUntil: '',
  voided: false,
  centre: '云州市住房公积金管理中心',
  host: websiteConfig.footer.domain,
};

async function filesOf(content: DocumentContent, isVoid = false) {
  const centre = await centreOn();
  return centre.transact(async (tx) => {
    const issued = issueDocument(tx, { owner: ownerOf(CHEN_JIXIANG), kind: '11', content, validMonths: 6 });
    if (isVoid) voidDocument(tx, CHEN_JIXIANG, issued);
    const record = issuedDocuments(tx.store).get(issued.zmbh);
    if (!record) throw new Error('Not kept');
    return { issued, pdf: await documentBytes(tx, record, 'pdf'), ofd: await documentBytes(tx, record, 'ofd') };
  });
}

beforeAll(() => setFontSource(fontOnDisk));

describe('the font of a document', () => {
  it('is embedded, with the glyphs of its own characters and no other', async () => {
    const { pdf } = await filesOf({ ...PLAIN, tables: [] });
    const { whole, pages, font } = readPdf(pdf);
    expect(whole).not.toContain('STSong');
    const chars = new Set(pages.flat().flatMap((text) => [...text]));
    const view = new DataView((font ?? new Uint8Array()).slice().buffer);
    const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
      return [tag, view.getUint32(at + 8)] as const;
    });
    const at = new Map(tables);
    expect([...at.keys()]).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
    // Glyph 0, which is no character, 〓, which stands for a missing one where there may be any, and the rest.
    expect(view.getUint16((at.get('maxp') ?? 0) + 4)).toBe(new Set([...chars, '〓']).size + 1);
    const loca = at.get('loca') ?? 0;
    const outlines = Array.from({ length: chars.size + 2 }, (_, glyph) => {
      const [from, to] = [view.getUint32(loca + glyph * 4), view.getUint32(loca + glyph * 4 + 4)];
      return to - from;
    });
    // Without an outline: what is no character, the space and the character that is drawn as strokes.
    expect(outlines.filter((length) => length === 0)).toHaveLength(chars.has(' ') ? 3 : 2);
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('leaves to the reader what it lacks, and that alone', async () => {
    const { pdf } = await filesOf({ ...PLAIN, tables: [], facts: [{ label: '姓名', value: '李㙓' }] });
    const { whole, pages, drawn } = readPdf(pdf);
    expect(whole).toContain('/BaseFont /STSong-Light-UniGB-UTF16-H');
    expect(pages.flat()).toContain('李㙓');
    expect(drawn[0]?.match(/\/F2 [\d.]+ Tf [^\n]*/g)).toEqual([
      expect.stringMatching(/^\/F2 [\d.]+ Tf \[<3653>\] TJ ET$/),
    ]);
  });

  it('does not keep a document from being drawn where it cannot be read', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    setFontSource({ ...fontOnDisk, read: () => Promise.reject(new Error('no answer')) });
    const { pdf } = await filesOf({ ...PLAIN, tables: [] });
    setFontSource(fontOnDisk);
    expect(said).toHaveBeenCalledTimes(1);
    expect(readPdf(pdf).pages.flat()).toContain('个人住房公积金缴存证明');
    expect(readPdf(pdf).whole).toContain('/BaseFont /STSong-Light-UniGB-UTF16-H');
  });

  it('has the widths by which the pages are laid out', async () => {
    for (let code = 0x20; code < 0x7f; code += 1) {
      const char = String.fromCharCode(code);
      const font = await embeddedFont([char], []);
      expect([char, font?.glyphOf(char)?.width]).toEqual([char, Math.round(textWidth(char) * 1000)]);
    }
  });
});

describe('a document as PDF and as OFD', () => {
  it('says the same on as many pages, with number, check code, page count and the head of its table on each', async () => {
    const { issued, pdf, ofd } = await filesOf(PLAIN);
    const read = { pdf: readPdf(pdf).pages, ofd: readOfd(ofd).pages.map(({ texts }) => texts) };
    expect(read.pdf.length).toBeGreaterThan(2);
    expect(read.ofd).toEqual(read.pdf);
    for (const [index, texts] of read.pdf.entries()) {
      expect(texts).toContain(`第${index + 1}页 共${read.pdf.length}页`);
      expect(texts.join('')).toContain(issued.zmbh);
      expect(texts.join('')).toContain(issued.yzm);
      expect(texts.filter((text) => text === '摘要')).toHaveLength(1);
    }
    const first = read.pdf[0] ?? [];
    expect(first.slice(0, 3)).toEqual(['云州市住房公积金管理中心', '个人住房公积金缴存证明', '（测试）']);
    expect(first).toContain('1,234.50元（期初＋收入－支出）');
    const rows = read.pdf.flat().filter((text) => /^行\d+$/.test(text));
    expect(rows).toEqual(Array.from({ length: 90 }, (_, row) => `行${row}`));
    expect(read.pdf.at(-1)).toEqual(expect.arrayContaining(['特此证明。', '有效期至：2027-05-21', '电子专用章']));
  });

  it('keeps a long label on one line, and the values beside it whole', async () => {
    const label = '灵活就业人员补贴终止年月';
    const facts = [
      { label, value: '2026-11' },
      { label: '姓名', value: '刘洋' },
    ];
    const [page = []] = readPdf((await filesOf({ ...PLAIN, facts, tables: [] })).pdf).pages;
    expect(page).toEqual(expect.arrayContaining([label, '2026-11', '姓名', '刘洋']));
  });

  it('never puts the seal on a page of its own, whatever stands above it', async () => {
    const endings = (rows: number): [string, DocumentContent][] => {
      const facts = Array.from({ length: rows }, (_, row) => ({ label: '末', value: `行${row}，${'长'.repeat(40)}` }));
      const table = { head: ['末'], rows: Array.from({ length: rows }, (_, row) => [`行${row}`]) };
      const paragraphs = Array.from({ length: rows }, (_, row) => `行${row}`);
      const empty = { ...PLAIN, facts: [], tables: [], paragraphs: [] };
      return [
        ['facts', { ...empty, facts }],
        ['table', { ...empty, tables: [table] }],
        ['lead', { ...empty, lead: paragraphs }],
        ['paragraphs', { ...empty, paragraphs }],
        ['one paragraph', { ...empty, paragraphs: [paragraphs.join('\n')] }],
      ];
    };
    for (let rows = 15; rows < 60; rows += 1)
      for (const [name, content] of endings(rows)) {
        const pages = layOutDocument(content, FACE).map((page) =>
          page.flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
        );
        const last = pages.find((texts) => texts.includes('电子专用章')) ?? [];
        const with3 = [3, 2, 1].map((back) => last.some((text) => new RegExp(`^行${rows - back}(?!\\d)`).test(text)));
        expect(with3, `${rows} rows of ${name}`).toEqual([true, true, true]);
        expect(pages.flat().filter((text) => /^行\d+/.test(text))).toHaveLength(rows);
      }
  });

  it('leaves no head of a table alone at the foot of a page: its first row, however high, comes with it', async () => {
    for (let rows = 20; rows <= 34; rows += 1) {
      const above = { head: ['序号'], rows: Array.from({ length: rows }, (_, row) => [`行${row}`]) };
      const below = { caption: '说明', head: ['内容'], rows: [[`首行${'长'.repeat(400)}`], ['次行']] };
      const { pages } = readPdf((await filesOf({ ...PLAIN, tables: [above, below] })).pdf);
      const withHead = pages.filter((texts) => texts.includes('内容'));
      for (const texts of withHead) expect(texts[texts.indexOf('内容') + 1], `${rows}行`).toMatch(/^(首行|次行)/);
    }
  });

  it('never puts the seal on a page with its closing line alone: rows of what stands above go with both', async () => {
    const endings = (rows: number): [string, DocumentContent][] => {
      const facts = Array.from({ length: rows }, (_, row) => ({ label: '末', value: `行${row}，${'长'.repeat(40)}` }));
      const table = { caption: '明细', head: ['末'], rows: Array.from({ length: rows }, (_, row) => [`行${row}`]) };
      const short = { caption: '办理过程', head: ['环节'], rows: [['提交申请']] };
      const closed = { ...PLAIN, facts: [], tables: [], paragraphs: ['特此证明。'] };
      return [
        ['facts and a line', { ...closed, facts }],
        ['a table and a line', { ...closed, tables: [table] }],
        ['a table, a short one and a line', { ...closed, tables: [table, short] }],
        ['a table and a short one', { ...closed, tables: [table, short], paragraphs: [] }],
      ];
    };
    for (let rows = 8; rows < 60; rows += 1)
      for (const [name, content] of endings(rows)) {
        const pages = layOutDocument(content, FACE).map((page) =>
          page.flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
        );
        const last = pages.find((texts) => texts.includes('电子专用章')) ?? [];
        const above = last.filter((text) => /^(行\d|提交申请|特此证明)/.test(text));
        expect(above.length, `${rows} rows of ${name}`).toBeGreaterThanOrEqual(3);
        expect(
          above.some((text) => text.startsWith(`行${rows - 1}`)),
          `${rows} rows of ${name}`,
        ).toBe(true);
        expect(pages.flat().filter((text) => /^行\d+/.test(text))).toHaveLength(rows);
      }
  });

  it('writes no two texts over each other in its foot', () => {
    for (const page of layOutDocument(PLAIN, FACE)) {
      const foot = page.filter((item) => item.kind === 'text').filter(({ y }) => y > PAGE_HEIGHT - 20);
      const ends = foot.map(({ x, y, size, text }) => ({ y, from: x, to: x + textWidth(text) * size }));
      for (const [index, { y, from, to }] of ends.entries())
        expect(ends.slice(index + 1).filter((other) => other.y === y && other.from < to && from < other.to)).toEqual(
          [],
        );
    }
  });

  it('writes nothing beyond the edge of the page', () => {
    const title = '住房公积金'.repeat(9);
    const table = { head: ['日期', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], rows: [['W'.repeat(90), '8'.repeat(90)]] };
    for (const page of layOutDocument({ ...PLAIN, title, tables: [table] }, FACE))
      for (const item of page)
        if (item.kind === 'text' && !item.turn)
          expect([item.text, item.x + textWidth(item.text) * item.size < PAGE_WIDTH - 19]).toEqual([item.text, true]);
  });

  it('is A4, names itself, and draws the seal as paths with the name of the centre around', async () => {
    const { issued, pdf, ofd } = await filesOf({ ...PLAIN, tables: [] });
    const { whole, drawn, info } = readPdf(pdf);
    expect(whole).toContain('/MediaBox [0 0 595.276 841.89]');
    expect(whole).toContain('/BaseFont /GJJDOC+NotoSansSC-Regular /Encoding /Identity-H');
    // 个人…证明 as UTF-16 with its mark.
    expect(info).toContain('/Title <FEFF4E2A4EBA4F4F623F516C79EF91D17F345B588BC1660E>');
    expect(drawn[0]).toMatch(/0\.784 0\.063 0\.094 RG .* c h S/);
    expect(drawn[0]?.match(/0\.784 0\.063 0\.094 rg 0 Tr/g)).toHaveLength('云州市住房公积金管理中心'.length + 1);
    const read = readOfd(ofd);
    expect(read.title).toBe('个人住房公积金缴存证明');
    expect(read.custom).toEqual({ zmbh: issued.zmbh, yzm: issued.yzm });
    expect(read.files[0]).toBe('OFD.xml');
    expect(read.pages[0]?.paths).toBeGreaterThan(10);
  });

  it('keeps a rare character as text and draws it as strokes; says which ones it cannot draw', async () => {
    const { pdf, ofd } = await filesOf({ ...PLAIN, tables: [] });
    const { pages, drawn } = readPdf(pdf);
    const texts = pages.flat();
    expect(texts.join('')).toContain('陈𠮷祥');
    expect(texts).toContain('阿依古丽·买买提');
    // Unseen (mode 3) with its code, and four strokes.
    expect(drawn[0]).toContain('/Span << /ActualText <FEFFD842DFB7> >> BDC');
    expect(drawn[0]).toMatch(/3 Tr [-\d. ]+ Tm \/F1 [\d.]+ Tf \[<[\dA-F]{4}>\] TJ ET\n(?:[^\n]+ S\n){4}EMC/);
    expect(texts.join('')).not.toContain('〓');
    expect(
      readOfd(ofd)
        .pages.flatMap((page) => page.texts)
        .join(''),
    ).toContain('陈𠮷祥');

    const missing = await filesOf({ ...PLAIN, tables: [], facts: [{ label: '姓名', value: '李𬭚😀' }] });
    const page = readPdf(missing.pdf).pages.flat();
    expect(page.join('')).toContain('李𬭚〓😀〓');
    expect(page).toContain('注：“〓”为字库未收录的字，依次为 U+2CB5A、U+1F600，以电子数据为准。');
  });

  it('says on every page that it is void', async () => {
    const { pdf, ofd } = await filesOf(PLAIN, true);
    expect(readPdf(pdf).pages.every((texts) => texts.includes('已作废'))).toBe(true);
    expect(readOfd(ofd).pages.every(({ texts }) => texts.includes('已作废'))).toBe(true);
    const valid = await filesOf(PLAIN);
    expect(readPdf(valid.pdf).pages.flat()).not.toContain('已作废');
  });

  it('hangs together whatever is written in it', async () => {
    const centre = await centreOn();
    const word = fc.string({ unit: 'grapheme', maxLength: 60 });
    const hostile = fc.constantFrom(
      '',
      '<script>&"\'',
      ']]>',
      ') Tj',
      '\u0000\u0007',
      '\uD842',
      '\u202E右',
      'A'.repeat(400),
      '字'.repeat(900),
    );
    const text = fc.oneof(word, hostile);
    const content = fc.record({
      title: text,
      subtitle: text,
      facts: fc.array(fc.record({ label: text, value: text }), { maxLength: 5 }),
      tables: fc.array(
        fc.record({
          caption: text,
          head: fc.array(text, { minLength: 1, maxLength: 9 }),
          rows: fc.array(fc.array(text, { maxLength: 9 }), { maxLength: 30 }),
        }),
        { maxLength: 2 },
      ),
      lead: fc.array(text, { maxLength: 3 }),
      paragraphs: fc.array(text, { maxLength: 3 }),
      seal: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(content, async (one) => {
        await centre.transact(async (tx) => {
          const issued = issueDocument(tx, { owner: 'person:1', kind: '11', content: one });
          const record = issuedDocuments(tx.store).get(issued.zmbh);
          if (!record) throw new Error('Not kept');
          const pdf = readPdf(await documentBytes(tx, record, 'pdf'));
          const ofd = readOfd(await documentBytes(tx, record, 'ofd'));
          expect(ofd.pages.map(({ texts }) => texts)).toEqual(pdf.pages);
          expect(checkDocument(tx, issued).zw).toBe(true);
        });
      }),
      runs(40),
    );
  });

  it('of three thousand rows has every row once', async () => {
    const rows = Array.from({ length: 3000 }, (_, row) => [`职工${row}`, UNITS.华夏精密.dwzh, '1,920.00']);
    const { pdf } = await filesOf({ ...PLAIN, tables: [{ head: ['姓名', '账号', '金额'], rows }] });
    const names = readPdf(pdf)
      .pages.flat()
      .filter((text) => /^职工\d+$/.test(text));
    expect(new Set(names).size).toBe(3000);
    expect(names).toHaveLength(3000);
  });
});
