// @vitest-environment node

import { setFontSource } from '@hall/ofd/font-slices';
import type { Centre } from '@mocks/centre/centre';
import { fetchDownload, listDownloads } from '@mocks/centre/public/content/download-files';
import { yearFigures } from '@mocks/centre/public/content/year-figures';
import { fontOnDisk } from '@mocks/font-on-disk';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DownloadQuery } from '@/api/public/downloads';
import { fenOf } from '@/domain/money';
import { fileRows } from '@/engine/import/worker/file-rows';
import { payrollImport } from '@/flows/unit/deposit/roster/payroll-import';
import { readWorkbook } from '../../../lib/sheets/first-sheet';
import { readPdf } from '../../documents/read-back';
import { centreOn, refusalOf } from '../../fixture';

let centre: Centre;
beforeAll(async () => {
  setFontSource(fontOnDisk);
  centre = await centreOn('2026-11-23');
});

const list = (query: Partial<DownloadQuery> = {}) =>
  centre.transact((tx) => listDownloads(tx, { px: '1', page: 1, size: 20, ...query }));
const fetched = (wjbh: string) => centre.transact((tx) => fetchDownload(tx, wjbh));
const bytesOf = async (wjbh: string) => (await fetched(wjbh)).bytes;
const beginning = (bytes: Uint8Array) => String.fromCharCode(...bytes.slice(0, 4));

describe('the list', () => {
  it('twenty a page, newest first; the pages together are all of them once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map((page) => page.list.length)).toEqual([20, 20, (pages[0]?.total ?? 0) - 40, 0]);
    const rows = pages.flatMap((page) => page.list);
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ wjbh }) => wjbh)).size).toBe(rows.length);
    const days = rows.map(({ gxrq }) => gxrq);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('by category and words; the categories count what the words find', async () => {
    const found = await list({ gjz: '委托书' });
    expect(found.list.map(({ wjmc }) => wjmc)).toEqual(
      expect.arrayContaining(['提取业务授权委托书', '单位经办人授权委托书']),
    );
    expect(found.fl).toContainEqual({ flbm: '02', flmc: '单位业务表单', sl: 2 });
    expect((await list({ gjz: '委托书', flbm: '02' })).total).toBe(2);
    expect(await list({ gjz: '没有这样的文件' })).toMatchObject({ list: [], total: 0 });
    expect((await list({ gjz: '委托书 没有这样的文件' })).total).toBe(0);
    expect((await list({ gjz: '助手 windows' })).list[0]).toMatchObject({ wjbh: 'RJ01', gs: 'zip' });
  });

  it('each time a file is fetched its count rises; most fetched first', async () => {
    const times = async () => (await list({ gjz: '提前还款申请书' })).list[0]?.xzcs ?? 0;
    const before = await times();
    await bytesOf('DK03');
    await bytesOf('DK03');
    expect(await times()).toBe(before + 2);
    const counts = (await list({ px: '2' })).list.map(({ xzcs = 0 }) => xzcs);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});

describe('the files', () => {
  it('are real ones of their format, as large as the list says', async () => {
    const BEGINNINGS: Record<string, string> = { pdf: '%PDF', txt: '\u00ef\u00bb\u00bfO' };
    for (const { wjbh, gs, dx } of (await list({ size: 100 })).list) {
      const bytes = await bytesOf(wjbh);
      expect([beginning(bytes), bytes.byteLength], wjbh).toEqual([BEGINNINGS[gs] ?? 'PK\u0003\u0004', dx]);
    }
  });

  it('a form as PDF and as OFD says the same', async () => {
    expect(readPdf(await bytesOf('GR01')).pages[0]).toContain('住房公积金提取申请表');
    const ofd = unzipSync(await bytesOf('GR01OFD'));
    const xml = strFromU8(ofd['Doc_0/Pages/Page_0/Content.xml'] ?? new Uint8Array());
    expect(xml).toContain('住房公积金提取申请表');
    expect(xml).toContain('申请提取金额（元）');
  });

  it('templates are workbooks that the hall itself can read; the payroll’s headings are those it looks for', async () => {
    const sheet = async (wjbh: string) => readWorkbook((await bytesOf(wjbh)).slice().buffer);
    expect((await sheet('MB02'))[0]).toEqual(expect.arrayContaining(['个人账号', '姓名', '上年月平均工资']));
    const { rows } = fileRows(await sheet('MB03'), payrollImport, () => undefined);
    expect(rows.map(({ cells }) => cells)).toEqual([['100000000000', '示例职工', '110101199001011237', '', '8000.00']]);
  });

  it('the certificate agent says that it is a sample', async () => {
    const files = unzipSync(await bytesOf('RJ01'));
    expect(strFromU8(files['请先阅读.txt'] ?? new Uint8Array())).toContain('这是模拟中心的示例文件');
  });

  it('an unknown number is refused in words', async () => {
    expect((await refusalOf(fetched('../../etc/passwd'))).message).toContain('没有找到这个文件');
  });
});

describe('yearly figures', () => {
  it('each balance is the former one and what came and went', () => {
    const years = yearFigures().toReversed();
    expect(years.length).toBeGreaterThan(5);
    for (const [index, { jcye, jce, tqe, gdl, dkye }] of years.entries()) {
      const before = years[index - 1];
      if (before) expect(fenOf(jcye)).toBe(fenOf(before.jcye) + fenOf(jce) - fenOf(tqe));
      expect(Number(gdl)).toBeCloseTo((Number(dkye) / Number(jcye)) * 100, 1);
    }
  });

  it('each year’s report is there to be fetched', async () => {
    for (const { wjbh } of yearFigures()) expect(beginning(await bytesOf(wjbh)), wjbh).toBe('%PDF');
  });
});
