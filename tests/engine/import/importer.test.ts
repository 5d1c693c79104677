// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import type { Batch } from '@/api/batches';
import { createDraftBlocks, type DraftBlocks, keptRows } from '@/engine/draft/draft-blocks';
import { createImporter, type Importer } from '@/engine/import/importer';
import { baseAdjustmentImport } from '@/flows/unit/deposit/base-adjustment-import';
import { bytesOf, sheetXml, textCell, workbookFiles, zipOf } from '../../lib/sheets/make-workbook';
import { PEOPLE } from '../../people';
import { workerHere } from './worker-here';

const MEMBERS = [
  [PEOPLE.张建国.grzh, '张建国', '110***********1219', '18000.00', '12', '12', '', '', ''],
  [PEOPLE.刘洋.grzh, '刘洋', '110***********4522', '11200.00', '12', '12', '', '', ''],
];

let blocks: DraftBlocks;
beforeEach(() => {
  blocks = createDraftBlocks('GJ0203');
});

const SENT: Batch = { pcbh: 'PC2026112100000001', zs: 2, hz: [], tsxx: [] };

function importer(sent: (rows: unknown[]) => void = () => undefined): Importer {
  const Here = workerHere(baseAdjustmentImport);
  return createImporter({
    shape: baseAdjustmentImport,
    createWorker: () => new Here(),
    choices: () => ({}),
    prepare: async () => ({ options: { lower: '2200.00', upper: '28680.00', sealed: [] }, pages: [MEMBERS] }),
    restore: async () => [],
    keep: keptRows(blocks, 'mx'),
    send: async (batch) => {
      sent(await batch.rows(0, 10));
      return SENT;
    },
  });
}

const file = () => {
  const rows = [
    ['个人账号', '姓名', '上年月平均工资'],
    [PEOPLE.张建国.grzh, '张建国', '12000'],
    ['999999999999', '王五', '9000'],
  ].map((cells, line) => cells.map((text, at) => textCell(`${'ABC'[at]}${line + 1}`, text)));
  return new File([bytesOf(zipOf(workbookFiles(sheetXml(rows))))], '基数.xlsx');
};

const shown = async (of: Importer) => (await of.view(0, 10)).rows;

it('keeps a file as soon as it is read: the next page goes on with it', async () => {
  const first = importer();
  await first.prepare(null);
  await first.load(file());
  await blocks.collect();
  expect(Object.keys(blocks.named())).toEqual(['mx']);
  const next = importer();
  await next.prepare(null);
  expect(await shown(next)).toEqual(await shown(first));
  expect(next.store.getState().summary).toMatchObject({ source: 'file', rows: 3, passed: 1, foreign: 1 });
});

it('keeps what is being typed, without judging it, and what is left over when the page goes', async () => {
  const first = importer();
  await first.prepare(null);
  const left = first.typing(1, 'snypjgz', '-3');
  await blocks.collect();
  expect(first.store.getState().summary).toMatchObject({ wrong: 0, pending: 2 });
  const next = importer();
  await next.prepare(null);
  expect((await shown(next))[1]?.cells[6]).toBe('-3');
  // The page goes; the cell takes over what stands in it.
  first.end();
  left();
  void first.edit(1, 'snypjgz', '-35');
  await vi.waitFor(async () => expect((await blocks.read('mx', new AbortController().signal)).join()).toContain('-35'));
});

it('has nothing left to keep once the rows are sent', async () => {
  const one = importer();
  await one.prepare(null);
  await one.edit(0, 'snypjgz', '9000');
  await one.edit(1, 'btzyy', '长期出差');
  expect(await one.send(false)).toEqual(SENT);
  expect(blocks.named()).toEqual({});
});

it('changes only the block of the row that changed', async () => {
  blocks.put(
    'mx',
    [
      [0, 'a'],
      [1, 'b'],
    ],
    2,
  );
  const before = blocks.named().mx;
  blocks.put(
    'mx',
    [
      [0, 'a'],
      [1, 'c'],
    ],
    2,
  );
  expect(blocks.named().mx?.[0]).toBe(before?.[0]);
  expect(blocks.named().mx?.[1]).not.toBe(before?.[1]);
});
