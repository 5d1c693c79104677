// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { queueAt } from '@mocks/centre/public/content/branch-queues';
import { addressList } from '@mocks/centre/registers/places';
import { branches } from '@mocks/data/counters';
import { dictionaries } from '@mocks/data/dictionaries';
import { startCentre, type TestCentre } from '@mocks/node';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseYuan } from '@/domain/money';
import { fileRows } from '@/engine/import/file-rows';
import { payrollImport } from '@/flows/unit/deposit/payroll-import';
import { decodeBase64 } from '@/lib/base64';
import { readPdf } from '../centre/documents/read-back';
import { readWorkbook } from '../lib/sheets/first-sheet';
import { call } from './call';
import { captionsOf } from './captions';

const HALL = '/api/izfgjj-zhfw/v1';
const FILE = '/api/core/v1/p/public/file/download';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-23' });
});
afterAll(() => centre.close());

const fileOf = (wjbh: string) => fetch(`http://localhost${FILE}?wjbh=${wjbh}`);
const bytesOf = async (wjbh: string) => new Uint8Array(await (await fileOf(wjbh)).arrayBuffer());
const at = (time: string) => Date.parse(`${time}+08:00`);

describe('branches', () => {
  test('ten of them, in every district of the city; the dictionary and the map know the same', async () => {
    const { data } = await call(`${HALL}/wdxx/getList`);
    expect(data.map(({ wdbh, wdmc }: { wdbh: string; wdmc: string }) => [wdbh, wdmc])).toEqual(
      dictionaries.WDXX?.map(({ value, label }) => [value, label]),
    );
    const city = addressList.find(({ name }) => name === '云州市')?.children.map(({ name }) => name);
    expect(new Set(data.map(({ ssq }: { ssq: string }) => ssq))).toEqual(new Set(city));
    for (const { ssq, dz } of data) expect(dz.startsWith(`云州市${ssq}`), dz).toBe(true);
    const map = (await call('/api/core/v1/p/symap/getList')).data.wd;
    expect(map.map(({ wdbh, wdmc }: { wdbh: string; wdmc: string }) => [wdbh, wdmc])).toEqual(
      data.map(({ wdbh, wdmc }: { wdbh: string; wdmc: string }) => [wdbh, wdmc]),
    );
    expect(data[2]).toMatchObject({ gzsj: '工作日 9:00至12:00，13:30至17:00', kbyw: expect.arrayContaining(['提取']) });
  });

  test('queues come from the centre’s clock, with the time they were counted at', async () => {
    const { data } = await call(`${HALL}/wdxx/getPdxx`);
    expect(data.sjjz).toMatch(/^2026-11-23 10:00:/);
    expect(data.list).toHaveLength(branches.length);
    expect(data.list[0]).toMatchObject({ wdbh: '0101', zt: '1' });
    expect(data.list[0].dhrs).toBeGreaterThan(5);
    expect((await call(`${HALL}/wdxx/getPdxx`)).data.list).toEqual(data.list);
  });

  test('of a branch with a noon break: open, closed, at noon, on holidays', () => {
    const branch = branches.find(({ wdbh }) => wdbh === '0103') ?? branches[0];
    if (!branch) throw new Error('No branch');
    for (const [when, time, zt] of [
      ['before the doors open', '2026-11-23T08:59:59', '0'],
      ['the minute they open', '2026-11-23T09:00:00', '1'],
      ['over noon', '2026-11-23T12:30:00', '2'],
      ['after noon', '2026-11-23T13:30:00', '1'],
      ['the minute they close', '2026-11-23T17:00:00', '0'],
      ['on Saturday', '2026-11-28T10:00:00', '3'],
      ['on Sunday', '2026-11-29T10:00:00', '3'],
      ['on a Thursday of the National Day', '2026-10-01T10:00:00', '3'],
      ['on a Saturday worked instead', '2026-10-10T10:00:00', '1'],
    ] as const) {
      const queue = queueAt(branch, at(time));
      expect(queue.zt, when).toBe(zt);
      if (zt !== '1') expect(queue, when).toMatchObject({ dhrs: 0, yjdd: 0 });
    }
  });

  test('last into the evening on the weekday that was announced, and on no other', () => {
    const branch = branches.find(({ late }) => late !== undefined);
    if (!branch) throw new Error('No late evening');
    const states = ['2026-10-14', '2026-10-21', '2026-10-22'].map((day) => queueAt(branch, at(`${day}T19:59:00`)).zt);
    expect(states).toEqual(['0', '1', '0']);
    expect(queueAt(branch, at('2026-10-21T20:00:00')).zt).toBe('0');
  });

  test('swell in the morning and ebb before closing; never negative, always whole', () => {
    for (const branch of branches) {
      const day = Array.from({ length: 8 * 60 }, (_, minute) =>
        queueAt(branch, at('2026-11-23T09:00:00') + minute * 60_000),
      );
      expect(day.every(({ dhrs, yjdd }) => Number.isInteger(dhrs) && dhrs >= 0 && Number.isInteger(yjdd))).toBe(true);
      expect(day[75]?.dhrs).toBeGreaterThan(day[5]?.dhrs ?? 0);
      expect(day[479]?.dhrs).toBeLessThan(day[75]?.dhrs ?? 0);
    }
  });
});

describe('the centre of itself', () => {
  test('texts are Base64 of UTF-8, with leaders and departments', async () => {
    const { data } = await call(`${HALL}/zcxx/zxjs`);
    expect(decodeBase64(data.zxgk)).toContain('云州市住房公积金管理中心是直属云州市人民政府');
    expect(decodeBase64(data.jgzn)).toContain('<table>');
    expect(data.ld.length).toBeGreaterThan(2);
    expect(data.bm).toContainEqual(expect.objectContaining({ bmmc: '归集管理处' }));
  });

  test('yearly figures: each balance is the former one and what came and went', async () => {
    const { data } = await call(`${HALL}/zcxx/tjnb`);
    const years = [...data].reverse();
    expect(years.length).toBeGreaterThan(5);
    for (const [index, year] of years.entries()) {
      const before = years[index - 1];
      if (!before) continue;
      const fen = (text: string) => parseYuan(text) ?? -1n;
      expect(fen(year.jcye)).toBe(fen(before.jcye) + fen(year.jce) - fen(year.tqe));
      expect(Number(year.gdl)).toBeCloseTo((Number(year.dkye) / Number(year.jcye)) * 100, 1);
    }
    // Each year's report is there to be fetched.
    for (const { wjbh } of years) expect(String.fromCharCode(...(await bytesOf(wjbh)).slice(0, 5))).toBe('%PDF-');
  });
});

describe('downloads', () => {
  const list = (query: Record<string, string> = {}) => call(`${HALL}/cyxz/getFileList`, { query });

  test('twenty a page, newest first; the pages together are all of them once', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page })));
    expect(pages.map(({ data }) => data.list.length)).toEqual([20, 20, pages[0]?.data.total - 40, 0]);
    const rows = pages.flatMap(({ data }) => data.list);
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ wjbh }) => wjbh)).size).toBe(rows.length);
    const days = rows.map(({ gxrq }) => gxrq);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('by category and words; the categories count what the words find', async () => {
    const { data } = await list({ gjz: '委托书' });
    expect(data.list.map(({ wjmc }: { wjmc: string }) => wjmc)).toEqual(
      expect.arrayContaining(['提取业务授权委托书', '单位经办人授权委托书']),
    );
    expect(data.fl).toContainEqual({ flbm: '02', flmc: '单位业务表单', sl: 2 });
    expect((await list({ gjz: '委托书', flbm: '02' })).data.total).toBe(2);
    expect((await list({ gjz: '没有这样的文件' })).data).toMatchObject({ list: [], total: 0 });
    expect((await list({ gjz: '助手 windows' })).data.list[0]).toMatchObject({ wjbh: 'RJ01', gs: 'zip' });
  });

  test('each file is a real one of its format, as large as the list says', async () => {
    const { data } = await list({ size: '100' });
    const sizes: [string, number, number][] = [];
    for (const { wjbh, gs, dx } of data.list) {
      const response = await fileOf(wjbh);
      const bytes = new Uint8Array(await response.arrayBuffer());
      sizes.push([wjbh, dx, bytes.byteLength]);
      const beginning = String.fromCharCode(...bytes.slice(0, 4));
      expect([wjbh, beginning]).toEqual([
        wjbh,
        gs === 'pdf' ? '%PDF' : gs === 'txt' ? '\u00ef\u00bb\u00bfO' : 'PK\u0003\u0004',
      ]);
      expect(response.headers.get('content-disposition')).toContain(`.${gs}`);
    }
    expect(sizes.map(([wjbh, dx]) => [wjbh, dx])).toEqual(sizes.map(([wjbh, , bytes]) => [wjbh, bytes]));
  });

  test('a form as PDF and as OFD says the same', async () => {
    const pdf = await bytesOf('GR01');
    expect(readPdf(pdf).pages[0]).toContain('住房公积金提取申请表');
    const ofd = unzipSync(await bytesOf('GR01OFD'));
    const xml = strFromU8(ofd['Doc_0/Pages/Page_0/Content.xml'] ?? new Uint8Array());
    expect(xml).toContain('住房公积金提取申请表');
    expect(xml).toContain('申请提取金额（元）');
  });

  test('templates are workbooks that the hall itself can read; the payroll’s headings are those it looks for', async () => {
    const base = await readWorkbook((await bytesOf('MB02')).buffer as ArrayBuffer);
    expect(base[0]).toEqual(expect.arrayContaining(['个人账号', '姓名', '上年月平均工资']));
    const payroll = await readWorkbook((await bytesOf('MB03')).buffer as ArrayBuffer);
    const { rows } = fileRows(payroll, payrollImport.columns, () => undefined);
    expect(rows.map(({ cells }) => cells)).toEqual([['100000000000', '示例职工', '110101199001011237', '', '8000.00']]);
  });

  test('the certificate agent says that it is a sample', async () => {
    const files = unzipSync(await bytesOf('RJ01'));
    expect(strFromU8(files['请先阅读.txt'] ?? new Uint8Array())).toContain('这是模拟中心的示例文件');
  });

  test('each time it is fetched the count rises; most fetched first', async () => {
    const times = async () => (await list({ gjz: '提前还款申请书' })).data.list[0].xzcs as number;
    const before = await times();
    await bytesOf('DK03');
    await bytesOf('DK03');
    expect(await times()).toBe(before + 2);
    const { data } = await list({ px: '2' });
    const counts = data.list.map(({ xzcs }: { xzcs: number }) => xzcs);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });

  test('an unknown number is refused in words, and counts nothing', async () => {
    const answer = await call(FILE, { query: { wjbh: '../../etc/passwd' } });
    expect(answer).toMatchObject({ code: '1', msg: expect.stringContaining('没有找到这个文件') });
  });
});

describe('videos', () => {
  const list = (query: Record<string, string> = {}) => call(`${HALL}/spzn/getList`, { query });

  test('those of specification 2.5 and three more, each with a file in the demo of at most 350 kB', async () => {
    const { data } = await list();
    const numbers = data.list.map(({ spbh }: { spbh: string }) => spbh);
    expect(numbers).toEqual(expect.arrayContaining(['tqjq', 'tqbf', 'ltx', 'chd', 'yctj']));
    expect(numbers.length).toBeGreaterThanOrEqual(8);
    const files = readdirSync('mocks/media/videos');
    for (const { spbh, src, zm, fm, sc } of data.list) {
      expect([src, zm, fm]).toEqual([`videos/${spbh}.webm`, `videos/${spbh}.vtt`, `videos/${spbh}.webp`]);
      expect(files).toEqual(expect.arrayContaining([`${spbh}.webm`, `${spbh}.vtt`, `${spbh}.webp`]));
      const file = readFileSync(`mocks/media/videos/${spbh}.webm`);
      expect(file.byteLength).toBeLessThanOrEqual(350_000);
      expect(file.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
      expect(sc).toBeGreaterThanOrEqual(25);
      expect(sc).toBeLessThanOrEqual(60);
    }
    expect(files).toHaveLength(numbers.length * 3);
  });

  test('captions and transcript are one text; its lines are in order and within the length', async () => {
    const { data } = await list();
    for (const { spbh, wzg, sc } of data.list) {
      expect(readFileSync(`mocks/media/videos/${spbh}.vtt`, 'utf8')).toBe(captionsOf(spbh));
      expect(wzg.length).toBeGreaterThan(5);
      let end = 0;
      for (const { kssj, jssj, nr } of wzg) {
        expect(kssj).toBeGreaterThanOrEqual(end);
        expect(jssj).toBeGreaterThan(kssj);
        expect(nr).toMatch(/。$/);
        end = jssj;
      }
      expect(end).toBeLessThanOrEqual(sc + 1);
    }
  });

  test('by number, category and words, also words that are only spoken', async () => {
    expect((await list({ spbh: 'tqjq,tqbf' })).data.total).toBe(2);
    expect((await list({ flbm: '3' })).data.list.map(({ spbh }: { spbh: string }) => spbh)).toEqual(['dwhj']);
    expect((await list({ gjz: '附言码' })).data.list.map(({ spbh }: { spbh: string }) => spbh)).toEqual(['dwhj']);
    expect((await list({ gjz: '钓鱼' })).data).toMatchObject({ list: [], total: 0 });
  });
});
