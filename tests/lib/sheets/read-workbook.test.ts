// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cellNumber, hasLostDigits, sheetCellText, shownText } from '@/lib/sheets/cell-text';
import { packWorkbook } from '@/lib/sheets/pack-workbook';
import { readSheet } from '@/lib/sheets/read-workbook';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import { PEOPLE } from '../../people';
import { readWorkbook } from './first-sheet';
import { bytesOf, numberCell, sheetXml, textCell, workbookFiles, zipOf } from './make-workbook';

const open = (files: Record<string, string | Buffer>) => readWorkbook(bytesOf(zipOf(files)));
const rowsOf = async (cells: readonly string[]) => (await open(workbookFiles(sheetXml([cells]))))[0] ?? [];

describe('cells of a workbook', () => {
  it('keeps 18 digits and leading zeros of text cells', async () => {
    const row = await rowsOf([textCell('A1', '11010119850307121X'), textCell('B1', '000000000012')]);
    expect(row.map(sheetCellText)).toEqual(['11010119850307121X', '000000000012']);
  });

  it.each([
    ['5000.1000000000004', '5000.1'],
    ['0.1', '0.1'],
    ['28680', '28680'],
    ['1234567.89', '1234567.89'],
    ['9.9999999999999E+2', '999.99999999999'],
    ['123456789012.34', '123456789012.34'],
    ['-12.5', '-12.5'],
    ['1E-7', '0.0000001'],
  ])('reads the number %s as %s', async (kept, shown) => {
    expect((await rowsOf([numberCell('A1', kept)])).map(sheetCellText)).toEqual([shown]);
  });

  it('knows a number that has lost its last digits', async () => {
    const [id, fine] = await rowsOf([numberCell('A1', '1.10101198503071E+17'), numberCell('B1', '130000000001')]);
    expect(hasLostDigits(id)).toBe(true);
    expect(hasLostDigits(fine)).toBe(false);
    expect(sheetCellText(id)).toBe('110101198503071000');
  });

  it('reads dates as days, in both of Excel’s calendars', async () => {
    const sheet = sheetXml([['<c r="A1" s="1"><v>46204</v></c>']]);
    expect((await open(workbookFiles(sheet)))[0]?.map(sheetCellText)).toEqual(['2026-07-01']);
    const files = workbookFiles('<worksheet/>');
    const in1904 = workbookFiles(sheetXml([['<c r="A1" s="1"><v>44742</v></c>']]), {
      'xl/workbook.xml': files['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    });
    expect((await open(in1904))[0]?.map(sheetCellText)).toEqual(['2026-07-01']);
  });

  it('takes the kept result of a formula and marks one that has none or came to an error', async () => {
    const row = await rowsOf([
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1"><f>SUM(C1:D1)</f></c>',
      '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="D1" t="str"><f>"a"</f><v>a</v></c>',
    ]);
    expect(row.map(sheetCellText)).toEqual(['2', '#公式无结果', '#公式无结果', 'a']);
  });

  it('reads a sheet whose writer puts a prefix before every name', async () => {
    const sheet = sheetXml([[textCell('A1', '甲'), numberCell('B1', '3')]])
      .replace(/<(\/?)(?!\?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    expect((await open(workbookFiles(sheet)))[0]?.map(sheetCellText)).toEqual(['甲', '3']);
  });

  it('reads back what it writes: text to the last digit, nothing computed', async () => {
    const blob = await writeWorkbook(
      '表',
      [
        { title: '账号', width: 16, kind: 'text' },
        { title: '金额', width: 12, kind: 'number' },
      ],
      [
        [PEOPLE.张建国.grzh, '8000.10'],
        ['=HYPERLINK("x")', ''],
        ['+1', '1234567890123456.78'],
      ],
    );
    const rows = await readWorkbook(await blob.arrayBuffer());
    expect(rows.map((row) => [0, 1].map((at) => sheetCellText(row[at])))).toEqual([
      ['账号', '金额'],
      [PEOPLE.张建国.grzh, '8000.1'],
      ['\'=HYPERLINK("x")', ''],
      ["'+1", '1234567890123456.78'],
    ]);
    expect(cellNumber(rows[1]?.[1])).toBe(8000.1);
    expect(typeof rows[2]?.[0]).toBe('string');
  });
});

describe('rows of a worksheet', () => {
  it('count by what they hold: a million empty ones are none', async () => {
    const rows = Array.from({ length: 1_048_576 }, (_, index) => `<row r="${index + 1}" s="1" customFormat="1"/>`);
    const sheet = sheetXml([[textCell('A1', '甲')]]).replace(/<\/row>/, `</row>${rows.slice(1).join('')}`);
    expect(await open(workbookFiles(sheet))).toEqual([['甲']]);
  });

  it('are named that are out of sight and hold something', async () => {
    const rows = sheetXml([[textCell('A1', '甲')], [textCell('A2', '乙')], [], [textCell('A4', '丁')]])
      .replace('<row r="2">', '<row r="2" hidden="1">')
      .replace('<row r="3">', '<row r="3" hidden="1">');
    const { hidden } = await readSheet(bytesOf(zipOf(workbookFiles(rows))), () => true);
    expect(hidden).toEqual([2]);
  });

  it('have their cells by addresses in small letters too', async () => {
    const sheet = sheetXml([[textCell('b1', '乙'), textCell('AA1', '丙')]]);
    const [row] = await open(workbookFiles(sheet));
    expect(row?.[1]).toBe('乙');
    expect(row?.[26]).toBe('丙');
  });

  it.each(['xl\\worksheets\\sheet1.xml', '/xl/worksheets/sheet%31.xml', 'Worksheets/Sheet1.xml'])(
    'are found at the target %s',
    async (target) => {
      const files = workbookFiles(sheetXml([[textCell('A1', '甲')]]));
      const relations = files['xl/_rels/workbook.xml.rels'].replace(
        'worksheets/sheet1.xml',
        target.replace(/^xl\\/, '.\\'),
      );
      expect(await open({ ...files, 'xl/_rels/workbook.xml.rels': relations })).toEqual([['甲']]);
    },
  );
});

describe('a number and its format', () => {
  const read = async (code: string, value: string) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode='${code}'/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const sheet = sheetXml([[`<c r="A1" s="0"><v>${value}</v></c>`]]);
    const [cell] = (await open(workbookFiles(sheet, { 'xl/styles.xml': styles })))[0] ?? [];
    return [sheetCellText(cell), shownText(cell)];
  };

  it.each([
    ['0.00', '2026.1', '2026.1', '2026.10'],
    ['000000', '10000', '10000', '010000'],
    ['#,##0.00 USD', '8000', '8000', '8000.00'],
    ['¥#,##0.00_);[Red](¥#,##0.00)', '8000.5', '8000.5', '8000.50'],
    ['0.0', '2026.15', '2026.15', '2026.15'],
    ['0.00%', '0.05', '0.05', '0.05'],
    ['yyyy-mm-dd hh:mm:ss.000', '46204.5', '2026-07-01', '2026-07-01'],
    ['General', '2026.1', '2026.1', '2026.1'],
  ])('%s: %s is %s and shows %s', async (code, value, text, shown) => {
    expect(await read(code, value)).toEqual([text, shown]);
  });
});

describe('files that are refused', () => {
  const zeros = Buffer.alloc(300 * 1024 * 1024, 0x20);
  const good = zipOf(workbookFiles(sheetXml([[textCell('A1', '甲')]])));
  const files: [what: string, make: () => Buffer, sentence: RegExp][] = [
    ['a zip bomb of 300 MB', () => zipOf(workbookFiles(zeros)), /解压后超过128MB/],
    [
      'a zip bomb that lies about its size',
      () => zipOf(workbookFiles(zeros), (name, size) => (name.includes('sheet1') ? 1000 : size)),
      /超过它声明的大小/,
    ],
    ['a file that is cut off', () => good.subarray(0, good.length - 60), /不完整或已损坏/],
    [
      'a file that is cut in the middle',
      () => Buffer.concat([good.subarray(0, 400), good.subarray(700)]),
      /不完整或已损坏/,
    ],
    [
      'a web page called .xlsx',
      () => Buffer.from('<!DOCTYPE html><html><body><table></table></body></html>'),
      /实际是网页/,
    ],
    [
      'an encrypted workbook or an old .xls',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
      /旧版\.xls或设有打开密码/,
    ],
    [
      'a CSV in GBK',
      () => Buffer.from('d0d5c3fb2cbdf0b6ee0d0a', 'hex'),
      /CSV或其他格式，不是Excel工作簿（\.xlsx）。请把内容填入下载的模板，.*设为文本.*直接双击打开会丢失号码的末几位/,
    ],
    ['an empty file', () => Buffer.alloc(0), /文件是空的/],
    ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, 0x50), /超过10MB/],
    [
      'one cell at the far end',
      () =>
        zipOf(
          workbookFiles(
            sheetXml([[textCell('A1', '甲')]]).replace(
              '</sheetData>',
              '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
            ),
          ),
        ),
      /工作表有16384列，最多可有256列/,
    ],
    ['one cell far to the right', () => zipOf(workbookFiles(sheetXml([[numberCell('XFD1', '1')]]))), /工作表有16384列/],
    [
      'entities that multiply',
      () =>
        zipOf(
          workbookFiles(
            `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${sheetXml([[textCell('A1', '&b;')]])}`,
          ),
        ),
      /不允许的XML声明/,
    ],
    ['an archive that is no workbook', () => zipOf({ 'a.txt': 'x' }), /无法识别为Excel工作表/],
    ['a sheet that is no XML', () => zipOf(workbookFiles('<worksheet><sheetData><row')), /无法识别为Excel工作表/],
    ['an archive with a password', () => encrypted(good), /文件已加密/],
  ];

  it.each(files)('%s', async (_, make, sentence) => {
    const file = bytesOf(make());
    await expect(readWorkbook(file)).rejects.toThrow(sentence);
  });
});

/** The bit that says a file of the archive is encrypted, set in the directory. */
function encrypted(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 1))
    copy.writeUInt16LE(1, at + 8);
  return copy;
}

describe('a file of several sheets', () => {
  const names = ['说明', '表二', '明细'];
  const file = () =>
    packWorkbook(
      names.map((name) => ({ name, widths: [], sticky: 0, rows: [[{ text: `在${name}`, look: 'plain' as const }]] })),
    );

  it('is read where what is looked for is found, and names the others', async () => {
    const found = await readSheet(file(), ([first]) => first?.[0] === '在明细');
    expect(found).toEqual({ name: '明细', rows: [['在明细']], hidden: [], others: ['说明', '表二'] });
  });

  it('is read in its first one where none is what is looked for', async () => {
    expect(await readSheet(file(), () => false)).toMatchObject({ name: '说明', others: ['表二', '明细'] });
  });
});
