// @vitest-environment node
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileRows } from '@/engine/import/worker/file-rows';
import { payrollImport } from '@/flows/unit/deposit/roster/payroll-import';
import { sheetCellText } from '@/lib/sheets/cell-text';
import { SHEET_LIMITS, SheetProblem } from '@/lib/sheets/sheet-problem';
import { readWorkbook } from './first-sheet';
import { bytesOf, numberCell, sheetXml, textCell, workbookFiles, zipOf } from './make-workbook';

type Files = Record<string, string | Buffer>;

/** A worksheet whose data are these. */
const sheet = (data: string) => `<worksheet><sheetData>${data}</sheetData></worksheet>`;
const book = (data: string, extra: Files = {}) => workbookFiles(sheet(data), extra);
const cell = (attributes: string) => `<c ${attributes}><v>1</v></c>`;
const prefixedBy = (prefix: string, xml: string) =>
  xml.replace(/<(\/?)(?!\?)(\w)/g, `<$1${prefix}:$2`).replace('xmlns=', `xmlns:${prefix}=`);
const TEXTS: Files = {
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
};
const good = sheetXml([[textCell('A1', '姓名')], [textCell('A2', '王伟')]]);

/** The growth of what the reader holds, looked at whenever it says how far it is. */
async function cost(file: ArrayBuffer): Promise<{ sentence: string; megabytes: number }> {
  const held = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024 / 1024;
  };
  const before = held();
  let most = before;
  let looked = performance.now();
  const look = () => {
    if (performance.now() - looked < 50) return;
    looked = performance.now();
    most = Math.max(most, held());
  };
  const sentence = await readWorkbook(file, look).then(
    (rows) => `${rows.length}行`,
    (error: unknown) => (error instanceof SheetProblem ? error.message : `not a sentence: ${String(error)}`),
  );
  return { sentence, megabytes: Math.max(most, held()) - before };
}

/** As made by somebody who means harm, or by a careless program; each with what is said about it. */
const REFUSED: readonly (readonly [what: string, files: () => Files, sentence: RegExp])[] = [
  [
    'entities in the addresses of a cell at the far end',
    () => book(`<row r="&#49;048576">${cell('r="&#88;FD1048576"')}</row>`),
    /16384列/,
  ],
  ['entities in the address of a far column', () => book(`<row r="1">${cell('r="&#x58;FD1"')}</row>`), /16384列/],
  [
    'a far cell behind a prefix of eleven letters',
    () => workbookFiles(prefixedBy('abcdefghijk', sheetXml([[cell('r="XFD1"')]]))),
    /16384列/,
  ],
  [
    'a far row behind a prefix of eleven letters',
    () =>
      workbookFiles(prefixedBy('abcdefghijk', sheetXml([]).replace('<sheetData>', '<sheetData><row r="1048577"/>'))),
    /无法识别/,
  ],
  [
    'a far cell in UTF-16',
    () => workbookFiles(Buffer.from(`\uFEFF${sheetXml([[cell('r="XFD1"')]])}`, 'utf16le')),
    /16384列/,
  ],
  [
    'a far cell in UTF-16 without a mark',
    () => workbookFiles(Buffer.from(sheetXml([[cell('r="XFD1"')]]), 'utf16le')),
    /16384列/,
  ],
  ['a far cell after a mark of UTF-8', () => workbookFiles(`\uFEFF${sheetXml([[cell("r='XFD1'")]])}`), /16384列/],
  ['rows without end', () => book('<row/>'.repeat(1_048_577)), /无法识别/],
  ['a million rows that hold something', () => book('<row><c><v>1</v></c></row>'.repeat(1_000_000)), /超过100,000行/],
  ['cells without addresses', () => book(`<row>${'<c><v>1</v></c>'.repeat(300)}</row>`), /257列/],
  [
    'a cell far to the right in every row',
    () =>
      book(
        Array.from({ length: 90_000 }, (_, at) => `<row r="${at + 2}"><c r="IV${at + 2}"><v>1</v></c></row>`).join(''),
      ),
    /单元格过多/,
  ],
  ['a declaration without a version', () => workbookFiles(good.replace(/<\?xml.*?\?>/, '<?xml?>')), /无法识别/],
  ['a row number of 400 digits', () => book(`<row r="${'9'.repeat(400)}"/>`), /无法识别/],
  ['a row number that is none', () => book('<row r="-5"/>'), /无法识别/],
  ['a cell in another row than its own', () => book(`<row r="1">${cell('r="A7"')}</row>`), /无法识别/],
  [
    'one row twice',
    () => book(`<row r="1">${cell('r="A1"')}</row><row r="1">${cell('r="A1"')}</row>`),
    /第1行出现了两次/,
  ],
  ['one cell twice', () => book(`<row r="1">${cell('r="A1"')}${cell('r="A1"')}</row>`), /第1行有单元格出现了两次/],
  ['5 kB of <sheet ', () => ({ ...book(''), 'xl/workbook.xml': `<workbook>${'<sheet '.repeat(700)}` }), /无法识别/],
  ['0.7 MB of attributes', () => book(`<row ${attributes(80_000)}/>`), /属性过多/],
  ['one attribute of a million characters', () => book(`<row r="${'1'.repeat(1_000_000)}"/>`), /过长的内容/],
  ['a name of a million characters', () => book(`<${'a'.repeat(1_000_000)}/>`), /过长的内容/],
  ['a comment of ten million characters', () => book(`<!--${'a'.repeat(10_000_000)}-->`), /过长的内容/],
  ['a text of 40 000 characters', () => book(`<row>${textCell('A1', '中'.repeat(40_000))}</row>`), /超过32,767个字/],
  ['a hundred nested elements', () => book(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`), /嵌套过深/],
  ['a hundred thousand nested elements', () => book('<a>'.repeat(100_000)), /嵌套过深/],
  [
    'entities that multiply',
    () => workbookFiles(`<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${good}`),
    /不允许的XML声明/,
  ],
  [
    'entities that multiply, in the texts',
    () =>
      book('', { ...TEXTS, 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "a">]><sst><si><t>&a;</t></si></sst>' }),
    /不允许的XML声明/,
  ],
  ['a file from elsewhere', () => workbookFiles(`<!DOCTYPE x SYSTEM "file:///etc/passwd">${good}`), /不允许的XML声明/],
  ['an entity that nobody declared', () => book(`<row>${textCell('A1', '&a;')}</row>`), /无法识别/],
  ['a text that does not exist', () => book('<row><c r="A1" t="s"><v>7</v></c></row>'), /无法识别/],
  [
    'bytes that are no UTF-8',
    () => workbookFiles(Buffer.concat([Buffer.from(sheet('').slice(0, -12)), Buffer.from([0xc3, 0x28])])),
    /无法识别/,
  ],
  [
    'three thousand files',
    () => Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, 'x'])),
    /部件过多/,
  ],
  ['a Word document', () => ({ 'word/document.xml': '<x/>' }), /Word文档/],
  ['a binary workbook', () => ({ 'xl/workbook.bin': 'x' }), /二进制工作簿（\.xlsb）/],
  ['an OpenDocument table', () => ({ mimetype: 'x', 'content.xml': '<x/>' }), /OpenDocument表格（\.ods）/],
];

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ');
}

describe('a workbook made to exhaust its reader', () => {
  it.each(REFUSED)('is refused with a sentence: %s', async (_, files, sentence) => {
    const spent = await cost(bytesOf(zipOf(files())));
    expect(spent.sentence).toMatch(sentence);
    expect(spent.megabytes).toBeLessThan(300);
  });

  it('of two files of one name is none to choose from', async () => {
    const files = workbookFiles(good);
    const zip = zipOf({ ...files, 'XL/WORKBOOK.XML': '<workbook/>' });
    await expect(readWorkbook(bytesOf(zip))).rejects.toThrow(/无法识别/);
  });

  it('holds a smaller allowance to the number', async () => {
    const rows = sheetXml(Array.from({ length: 50 }, (_, at) => [textCell(`A${at + 1}`, 'x'.repeat(30))]));
    const file = bytesOf(zipOf(workbookFiles(rows)));
    const within = (limits: Partial<typeof SHEET_LIMITS>) =>
      readWorkbook(file, undefined, { ...SHEET_LIMITS, ...limits });
    await expect(within({})).resolves.toHaveLength(50);
    await expect(within({ characters: 1500 })).resolves.toHaveLength(50);
    await expect(within({ characters: 1499 })).rejects.toThrow('文件的文字总量过大');
    await expect(within({ cells: 49 })).rejects.toThrow('单元格过多');
    await expect(within({ rows: 39 })).rejects.toThrow('最多可上传39行');
    await expect(within({ marks: 200 })).rejects.toThrow('层次和数量异常');
    await expect(within({ unpackedBytes: 3000 })).rejects.toThrow('解压后超过');
  });

  it('is not even opened when it is larger than may be', async () => {
    const huge = { size: 11 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('it was read')) };
    await expect(readWorkbook(huge as unknown as Blob)).rejects.toThrow('文件超过10MB');
  });

  it('does not get through the payroll comparison either', async () => {
    const rows = Array.from({ length: 100_001 }, (_, at) => {
      const line = at + 2;
      return `<row r="${line}">${textCell(`A${line}`, '王')}${textCell(`B${line}`, '1')}${numberCell(`C${line}`, '1')}</row>`;
    });
    const head = `<row r="1">${textCell('A1', '姓名')}${textCell('B1', '个人账号')}${textCell('C1', '缴存基数')}</row>`;
    const file = new Blob([bytesOf(zipOf(book(head + rows.join(''))))]);
    const rowsOf = async () => fileRows(await readWorkbook(file), payrollImport, () => undefined);
    await expect(rowsOf()).rejects.toThrow('文件有100,001行，最多可上传100,000行，请拆分后分次上传');
  });
});

describe('an honest workbook of an unusual writer', () => {
  const read = async (files: Files) =>
    (await readWorkbook(bytesOf(zipOf(files)))).map((row) => row.map((one) => sheetCellText(one)));

  it('in UTF-16, with a mark and prefixes, is read', async () => {
    const prefixed = prefixedBy('abcdefghijk', good).replace('UTF-8', 'UTF-16');
    expect(await read(workbookFiles(Buffer.from(`\uFEFF${prefixed}`, 'utf16le')))).toEqual([['姓名'], ['王伟']]);
  });

  it('with entities in addresses, in any order, without addresses', async () => {
    expect(
      await read(book(`<row r="&#50;"><c r="&#66;&#50;"><v>2</v></c></row><row r="1">${cell('r="A1"')}</row>`)),
    ).toEqual([['1'], ['', '2']]);
    expect(await read(book('<row><c><v>1</v></c><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>'))).toEqual([
      ['1', '2'],
      [],
      ['3'],
    ]);
  });

  it('takes a text as long as a cell can be spelt', async () => {
    const rows = await read(book(`<row>${textCell('A1', '&#20013;'.repeat(32_767))}</row>`));
    expect(rows).toEqual([['中'.repeat(32_767)]]);
  });

  it('joins the runs of a text, leaves out how it is read aloud, keeps blanks and line ends', async () => {
    const texts =
      '<sst><si><r><rPr><b/></rPr><t xml:space="preserve">王 </t></r><r><t>伟</t></r><rPh sb="0" eb="1"><t>wang</t></rPh></si><si><t><![CDATA[甲&乙]]></t></si><si><t>a_x000D_b</t></si></sst>';
    const cells = ['0', '1', '2'].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    expect(await read(book(`<row>${cells}</row>`, { ...TEXTS, 'xl/sharedStrings.xml': texts }))).toEqual([
      ['王 伟', '甲&乙', 'a\rb'],
    ]);
  });

  it('takes the first sheet in sight, in the order of the tabs, wherever the relationships put it', async () => {
    const files = {
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/book/main.xml"/></Relationships>',
      'book/main.xml':
        '<workbook><sheets><sheet name="列表" state="veryHidden" q:id="1"/><sheet name="图" q:id="2"/><sheet name="名册" q:id="3"/></sheets></workbook>',
      'book/_rels/main.xml.rels':
        '<Relationships><Relationship Id="1" Type="x/worksheet" Target="a.xml"/><Relationship Id="2" Type="x/chartsheet" Target="b.xml"/><Relationship Id="3" Type="x/worksheet" Target="../other/c.xml"/></Relationships>',
      'book/a.xml': sheet(`<row>${textCell('A1', '隐藏')}</row>`),
      'other/c.xml': sheet(`<row>${textCell('A1', '名册')}</row>`),
    };
    expect(await read(files)).toEqual([['名册']]);
  });

  it('knows dates by Chinese and custom formats, and what only looks like one', async () => {
    const codes = ['yyyy"年"m"月"d"日"', '[$-804]yyyy/m/d', '0.00"days"', '[Red]#,##0.00', '0.00E+00', 'General'];
    const styles = `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode='${code}'/>`).join('')}</numFmts><cellXfs>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="31"/></cellXfs></styleSheet>`;
    const cells = [...codes, ''].map((_, at) => `<c s="${at}"><v>46204</v></c>`).join('');
    const day = '2026-07-01';
    expect(await read(book(`<row>${cells}</row>`, { 'xl/styles.xml': styles }))).toEqual([
      [day, day, '46204', '46204', '46204', '46204', day],
    ]);
  });

  it('with sizes after the data, as programs write that do not wait for them', async () => {
    const packed: Uint8Array[] = [];
    const zip = new Zip((_, data) => packed.push(data));
    for (const [name, content] of Object.entries(workbookFiles(good))) {
      const entry = name.includes('styles') ? new ZipPassThrough(name) : new ZipDeflate(name);
      zip.add(entry);
      entry.push(Buffer.from(content), true);
    }
    zip.end();
    const rows = await readWorkbook(bytesOf(Buffer.concat(packed)));
    expect(rows).toEqual([['姓名'], ['王伟']]);
  });

  it('with sizes of 64 bits', async () => {
    expect(await readWorkbook(bytesOf(withLongSizes(zipOf(workbookFiles(good)))))).toEqual([['姓名'], ['王伟']]);
  });
});

/** The directory rewritten as programs write it that put every size into the field for 64 bits. */
function withLongSizes(zip: Buffer): Buffer {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  const parts = [zip.subarray(0, at)];
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const next = at + 46 + zip.readUInt16LE(at + 28);
    const entry = Buffer.from(zip.subarray(at, next));
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4);
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12);
    entry.writeUInt32LE(0xffffffff, 20);
    entry.writeUInt32LE(0xffffffff, 24);
    entry.writeUInt16LE(extra.length, 30);
    parts.push(entry, extra);
    at = next;
  }
  return Buffer.concat([...parts, zip.subarray(end)]);
}
