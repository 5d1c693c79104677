// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Batch } from '@/api/cases/batches';
import { ApiError } from '@/api/client/errors';
import { createDraftBlocks, type DraftBlocks, draftRowStore } from '@/engine/draft/draft-blocks';
import type { ImportRequest } from '@/engine/import/import-protocol';
import type { ImportWorker, WorkerInputSink } from '@/engine/import/import-wiring';
import { createImporter, type Importer } from '@/engine/import/importer';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import { useQuestions } from '@/ui/dialog/confirm';
import { UNIT_OPTIONS } from '../../flows/unit/account/unit-options';
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
    prepare: async (_, hand) => {
      hand.expect(MEMBERS, MEMBERS.length);
      return { sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: [] };
    },
    restore: async () => ({ pages: [], instead: '' }),
    keep: draftRowStore(blocks, 'mx'),
    send: async (batch) => {
      sent(await batch.rows(0, 10));
      return SENT;
    },
  });
}

const sheetFile = (...lines: string[][]) => {
  const rows = lines.map((cells, line) => cells.map((text, at) => textCell(`${'ABCDEF'[at]}${line + 1}`, text)));
  return new File([bytesOf(zipOf(workbookFiles(sheetXml(rows))))], '明细.xlsx');
};
const file = () =>
  sheetFile(
    ['个人账号', '姓名', '上年月平均工资'],
    [PEOPLE.张建国.grzh, '张建国', '12000'],
    ['999999999999', '王五', '9000'],
  );

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
  expect(next.store.getState().summary).toMatchObject({ source: 'file', rows: 3, passed: 1, unmatched: 1 });
});

it('tells a progress that only rises, from reading to the last row', async () => {
  // Each look at the clock is a second later: nothing is told too soon after the last.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const one = importer();
  await one.prepare(null);
  const told: number[] = [];
  one.store.subscribe(({ busy }) => busy?.fraction && told.push(busy.fraction));
  await one.load(sheetFile(['个人账号', '姓名', '上年月平均工资'], ...MEMBERS.map((cells) => cells.slice(0, 3))));
  expect(Math.max(...told)).toBeGreaterThan(0.8);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

describe('a file with rows that Excel does not show', () => {
  const filtered = () => {
    const rows = [
      ['个人账号', '姓名', '上年月平均工资'],
      [PEOPLE.张建国.grzh, '张建国', '12000'],
      [PEOPLE.刘洋.grzh, '刘洋', '9000'],
    ].map((cells, line) => cells.map((text, at) => textCell(`${'ABC'[at]}${line + 1}`, text)));
    const sheet = sheetXml(rows).replace('<row r="3">', '<row r="3" hidden="1">');
    return new File([bytesOf(zipOf(workbookFiles(sheet)))], '明细.xlsx');
  };
  const answer = async (agreed: boolean) => {
    const question = await vi.waitFor(() => {
      const [first] = useQuestions.getState().asked;
      if (!first) throw new Error('Nothing is asked');
      return first;
    });
    question.answer(agreed);
    return question;
  };
  const wages = async (of: Importer) => (await shown(of)).map(({ cells }) => cells[6]);

  it('asks before they are taken', async () => {
    const one = importer();
    await one.prepare(null);
    const loading = one.load(filtered());
    expect(await answer(true)).toMatchObject({
      content: '第3行在Excel中被隐藏或筛选掉，看不见但有内容。要一并导入吗？',
      okText: '一并导入',
      cancelText: '只导入看得见的行',
    });
    await loading;
    expect(await wages(one)).toEqual(['12000', '9000']);
    expect(one.store.getState().summary?.notes).toEqual([{ tone: 'warning', text: '文件中隐藏的第3行已一并导入' }]);
  });

  it('leaves them out, and says so', async () => {
    const one = importer();
    await one.prepare(null);
    const loading = one.load(filtered());
    await answer(false);
    await loading;
    expect(await wages(one)).toEqual(['12000', '']);
    expect(one.store.getState().summary?.notes).toEqual([{ tone: 'warning', text: '文件中隐藏的第3行未导入' }]);
  });
});

it('a worker that cannot be started is a failure to be seen', async () => {
  const wiring = {
    shape: baseAdjustmentImport,
    createWorker: (): Worker => {
      throw new Error('没有可用的后台线程');
    },
    choices: () => ({}),
    prepare: async () => null,
    restore: async () => ({ pages: [], instead: '' }),
    keep: draftRowStore(blocks, 'mx'),
  };
  const failed = createImporter(wiring);
  await failed.prepare(null);
  expect(failed.store.getState()).toMatchObject({ phase: 'failed', failure: new Error('没有可用的后台线程') });
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

it('says so when the centre took in fewer rows than were sent, and goes on holding them all', async () => {
  const { wiring } = importer();
  const one = createImporter({ ...wiring, send: async () => ({ ...SENT, zs: 1 }) });
  await one.prepare(null);
  await one.edit(0, 'snypjgz', '9000');
  await one.edit(1, 'btzyy', '长期出差');
  expect(await one.send(false)).toBeNull();
  expect(one.store.getState().problem).toBe('提交了2行，中心收到1行，请重新保存明细');
  await blocks.collect();
  expect(Object.keys(blocks.named())).toEqual(['mx']);
});

it('hands nothing in while a row has not passed, unless good ones alone are meant to go', async () => {
  const sent: unknown[][] = [];
  const one = importer((rows) => sent.push(rows));
  await one.prepare(null);
  await one.edit(0, 'snypjgz', '9000');
  await one.edit(1, 'snypjgz', '8,800.555');
  expect(await one.send(false)).toBeNull();
  expect(one.store.getState().problem).toBe('共2行，只有1行可以提交，请核对其余的行');
  expect(sent).toEqual([]);
  expect(await one.send(true)).toEqual(SENT);
  expect(sent).toEqual([[expect.objectContaining({ snypjgz: '9000.00' }), expect.objectContaining({ snypjgz: '' })]]);
});

it('goes on with a sending that broke off as long as the rows are the same', async () => {
  const { wiring } = importer();
  const begun: string[] = [];
  const one = createImporter({
    ...wiring,
    send: async (batch) => {
      begun.push(batch.begun.pcbh);
      batch.begun.pcbh ||= `PC${begun.length}`;
      throw new ApiError('network', '网络连接异常，请检查网络后重试');
    },
  });
  await one.prepare(null);
  await one.edit(0, 'snypjgz', '9000');
  await one.edit(1, 'btzyy', '长期出差');
  await one.send(false);
  await one.send(false);
  await one.edit(0, 'snypjgz', '9100');
  await one.send(false);
  expect(begun).toEqual(['', 'PC1', '']);
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

describe('with a large unit', () => {
  const members = Array.from({ length: 2_500 }, (_, at) => ({
    grzh: String(140000000000 + at),
    xingming: '张建国',
    zjhm: '110***********1219',
    grjcjs: '5000.00',
    yjce: '1200.00',
    qsny: '',
    hxjc: [],
    jzny: '2026-11',
    khrq: '2009-08-03',
    fcrq: '',
    fcyy: '',
  }));
  const SEALED = {
    grzh: '140000002499',
    xingming: '张建国',
    fcyy: '01',
    fcny: '2026-12',
    lzrq: '2026-11-20',
  };

  /** Members come as the test says; `asked` is what crossed to the workers, `heard` hears of it with the worker's number. */
  function large(heard: (worker: number) => unknown = () => undefined) {
    const asked: ImportRequest[] = [];
    const workers = { begun: 0, ended: 0 };
    const Here = workerHere(memberSealingImport);
    const watched = (): ImportWorker => {
      let onTheWay = 0;
      workers.begun += 1;
      const number = workers.begun;
      const inner = new Here();
      const outer: ImportWorker = {
        onmessage: null,
        onerror: null,
        terminate: () => {
          workers.ended += 1;
          inner.terminate();
        },
        postMessage: (request: ImportRequest) => {
          // The page would copy both in one task.
          if (request.call === 'feed') expect(onTheWay).toBe(0);
          onTheWay += 1;
          asked.push(request);
          inner.postMessage(request);
          heard(number);
        },
      };
      inner.onmessage = (event) => {
        onTheWay -= 1;
        // The handler asks for a Worker as `this` and uses none.
        outer.onmessage?.call(outer as unknown as Worker, event);
      };
      return outer;
    };
    let hand: WorkerInputSink | undefined;
    let over: (options: unknown) => void;
    const options = new Promise((resolve) => {
      over = resolve;
    });
    const one = createImporter({
      shape: memberSealingImport,
      createWorker: watched,
      choices: () => ({ fcyy: [{ value: '01', label: '与单位终止劳动关系' }] }),
      prepare: (_, given) => {
        hand = given;
        return options;
      },
      keep: draftRowStore(blocks, 'mx'),
    });
    const come = async (from: number) => {
      await vi.waitFor(() => expect(hand).toBeDefined());
      hand?.know('members', members.slice(from, from + 1_000), members.length);
    };
    return { one, asked, workers, come, over: () => over({ ...UNIT_OPTIONS, members: [] }) };
  }
  const calls = (asked: readonly ImportRequest[]) => asked.map(({ call }) => call);

  it('hands the members to the worker while they come, each piece when the one before has arrived', async () => {
    const { one, asked, come, over } = large();
    const prepared = one.prepare(null);
    await come(0);
    // The rest is still on its way.
    await vi.waitFor(() => expect(calls(asked)).toEqual(['feed']));
    expect(one.store.getState()).toMatchObject({ phase: 'preparing', read: 0.4 });
    await come(1_000);
    await come(2_000);
    over();
    await prepared;
    expect(calls(asked)).toEqual(['feed', 'feed', 'feed', 'start', 'summary']);
    // The last of them is known to the rules.
    await one.add([SEALED]);
    expect((await shown(one))[0]?.derived).toEqual(['¥5,000.00', '¥1,200.00', '2026-11']);
    one.end();
  });

  it('takes a file while they come and checks it when all are there', async () => {
    const { one, come, over } = large();
    const prepared = one.prepare(null);
    await come(0);
    const checked = one.load(sheetFile(Object.keys(SEALED).map(titleOf), Object.values(SEALED)));
    await come(1_000);
    expect(one.store.getState().busy).toMatchObject({ stage: '正在读取职工' });
    await come(2_000);
    over();
    await prepared;
    await checked;
    expect(one.store.getState().summary).toMatchObject({ source: 'file', rows: 1, passed: 1 });
    one.end();
  });

  it('gives the file up when it is cancelled meanwhile', async () => {
    const { one, come, over } = large();
    const prepared = one.prepare(null);
    await come(0);
    const checked = one.load(sheetFile(Object.keys(SEALED).map(titleOf), Object.values(SEALED)));
    one.cancel();
    over();
    await prepared;
    await checked;
    expect(one.store.getState()).toMatchObject({
      phase: 'ready',
      busy: null,
      problem: '',
      summary: { source: 'list' },
    });
    one.end();
  });

  it('ends every worker with the page, also the next one that is still being told', async () => {
    const { one, asked, workers, come, over } = large((worker) => worker === 2 && setTimeout(() => one.end()));
    const prepared = one.prepare(null);
    for (const from of [0, 1_000, 2_000]) await come(from);
    over();
    await prepared;
    await vi.waitFor(() => expect(workers).toEqual({ begun: 2, ended: 2 }));
    expect(calls(asked)).toEqual(['feed', 'feed', 'feed', 'start', 'summary', 'feed']);
  });
});

const titleOf = (name: string) => memberSealingImport.columns.find((column) => column.name === name)?.title ?? '';
