import { businessRules } from '@mocks/centre/businesses/list';
import { openBatch, readBatch, rowsOfBatch } from '@mocks/centre/cases/batch/batches';
import { moveCase } from '@mocks/centre/cases/case-states';
import { FieldReader } from '@mocks/centre/cases/field-reader';
import { registerRules } from '@mocks/centre/cases/registered';
import type { BatchRule, BusinessRule } from '@mocks/centre/cases/rule';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { clearFaults } from '@mocks/centre/kernel/faults';
import { type Actor, BusinessError, REFUSED } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { generalNote } from '@mocks/data/notes/general-note';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Batch } from '@/api/cases/batches';
import { batchNumber } from '@/engine/batch/batch-value';
import { resumableRows, sendBatch } from '@/engine/batch/send-batch';
import { createDraftBlocks, type DraftBlocks, draftRowStore } from '@/engine/draft/draft-blocks';
import { ImportControl } from '@/engine/import/ImportControl';
import type { ImportColumn, ImportDefinition } from '@/engine/import/import-definition';
import type { ImportWiring, SubmittedBatch } from '@/engine/import/import-wiring';
import { ImportSession } from '@/engine/import/worker/import-session';
import * as saving from '@/lib/save-file';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import type { Held } from '@/schema/field-kinds';
import { ConfirmHost } from '@/ui/dialog/ConfirmHost';
import { chooseOption } from '../../choose-option';
import { signedIn } from '../../flows/open-page';
import { readWorkbook } from '../../lib/sheets/first-sheet';
import { PEOPLE, UNITS } from '../../people';
import { workerHere } from '../import/worker-here';

const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
/** A business code that the hall knows and whose rule is this file's own. */
const CODE = 'GJ0304';

interface Leaver {
  grzh: string;
  yy: string;
  bz: string;
}

/** People who leave: why, and in words where the reason is another; what comes of it is computed. */
const leavers: ImportDefinition<null, Leaver> = {
  code: 'XX01',
  rows: 'new',
  sheet: '离职名单',
  columns: [
    { name: 'grzh', title: '个人账号', width: 16, kind: 'text', role: 'key', required: true, needed: true },
    {
      name: 'yy',
      title: '原因',
      width: 14,
      kind: 'text',
      role: 'input',
      required: true,
      needed: true,
      dictionary: 'YY',
    },
    {
      name: 'bz',
      title: '说明',
      width: 20,
      kind: 'text',
      role: 'input',
      required: false,
      needed: (cell) => cell('yy') === '9',
    },
  ],
  derived: [{ title: '办理后', width: 10 }],
  words: { unit: '人', who: '职工', hint: '每人一行。', leftOut: '本次不提交' },
  start: () => ({
    judge: ([grzh = '', yy = '', bz = '']) => ({ problems: [], data: { grzh, yy, bz } }),
    derive: ({ yy }) => [yy === '1' ? '封存' : '待定'],
    totals: (rows) => ({ figures: [{ key: 'rs', label: '人数', value: `${[...rows].length}人` }], warnings: [] }),
    wire: ([grzh = '', yy = '', bz = '']) => ({ grzh, yy, bz }),
  }),
};
const CHOICES = {
  yy: [
    { value: '1', label: '解除劳动合同' },
    { value: '9', label: '其他' },
  ],
};

const batch: BatchRule<Leaver, { rs: number }> = {
  label: '离职名单',
  reader: () => (raw) => {
    const row = { grzh: String(raw.grzh), yy: String(raw.yy), bz: String(raw.bz) };
    return row.grzh === '100000000099' ? { faults: { grzh: '该职工账户已封存' } } : { row };
  },
  totals: (_desk, _actor, rows) => {
    if (rows.some(({ bz }) => bz === '借调')) throw new BusinessError(REFUSED, '借调的职工不能离职');
    return { rs: rows.length };
  },
  figures: ({ rs }) => [{ key: 'rs', label: '离职人数', value: `${rs}人` }],
  table: (_desk, rows) => ({
    lm: ['个人账号'],
    key: 0,
    count: rows.length,
    cells: (at) => [rows[at]?.grzh ?? ''],
  }),
};
const rule: BusinessRule = {
  ywlx: CODE,
  ywmc: '封存',
  notice: generalNote('deposit', '封存'),
  area: 'deposit',
  kind: 'unit',
  days: 1,
  batch,
  conditions: () => [],
  assess: (application, raw) => {
    const reader = new FieldReader(raw);
    const read = readBatch(reader, application, batch);
    return {
      fieldErrors: reader.errors,
      values: reader.values,
      amount: 0n,
      manual: [],
      sqnr: read?.hz ?? [],
      batch: read,
    };
  },
  approve: (tx, record, approval) =>
    moveCase(tx, moveCase(tx, record, { to: '02', ...approval }), { to: '99', ...approval }),
};

let centre: TestCentre;
let blocks: DraftBlocks;
let ywlsh = '';
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
  registerRules([rule]);
});
beforeEach(async () => {
  blocks = createDraftBlocks(CODE);
  await signedIn(centre, HUAXIA.kind === 'unit' ? HUAXIA.dwzh : '', '2');
  ywlsh = await centre.transact((tx) => issueNumber(tx, HUAXIA, CODE));
});
afterEach(() => centre.reset());
afterAll(() => {
  registerRules(businessRules);
  return centre.close();
});

const wiring = (handedIn: string, prepare: ImportWiring['prepare']): ImportWiring => {
  const Here = workerHere(leavers);
  return {
    shape: leavers,
    createWorker: () => new Here(),
    choices: () => CHOICES,
    prepare,
    restore: (sent, signal) => resumableRows(sent, handedIn, signal),
    keep: draftRowStore(blocks, 'mx'),
    send: (rows, signal) => sendBatch(CODE, ywlsh, rows, signal),
  };
};

/** `handedIn`: the number of the rows that a returned application was handed in with. */
function open(
  onChange: (value: Held<Batch>) => void,
  value: Held<Batch> = null,
  handedIn = '',
  prepare: ImportWiring['prepare'] = async () => null,
) {
  const user = userEvent.setup({ delay: null });
  const aria = {
    'aria-labelledby': 'label',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': true,
  };
  const view = render(
    <>
      <span id="label">离职名单</span>
      <ImportControl
        id="f-mx"
        value={value}
        onChange={onChange}
        aria={aria}
        wiring={wiring(handedIn, prepare)}
        sent={() => []}
      />
      <ConfirmHost />
    </>,
  );
  return { user, ...view };
}

async function file(...rows: string[][]): Promise<File> {
  const columns = ['个人账号', '原因', '说明', '错误原因'].map((title) => ({
    title,
    width: 10,
    kind: 'text' as const,
  }));
  return new File([await writeWorkbook('离职名单', columns, rows)], '离职.xlsx');
}

it('makes rows of a file, holds each to its columns, and lands the centre’s refusal at the cell with the focus on it', async () => {
  let sent: Held<Batch> = null;
  const { user } = open((value) => {
    sent = value;
  });
  await user.upload(
    await screen.findByLabelText('导入文件'),
    await file(
      [PEOPLE.刘洋.grzh, '1', ''],
      ['100000000099', '解除劳动合同', ''],
      [PEOPLE.刘洋.grzh, '解除劳动合同', ''],
      [PEOPLE.周凯.grzh, '其他', ''],
      [PEOPLE.何静.grzh, '退休', ''],
    ),
  );
  await screen.findByText('已核对文件：共5行，通过2行，有问题3行（3处）');
  const problems = await screen.findByRole('region', { name: '错误明细' });
  expect(await within(problems).findByText('与第2行重复')).toBeVisible();
  expect(within(problems).getByText('请填写说明')).toBeVisible();
  expect(within(problems).getByText('原因应填“解除劳动合同”或“其他”')).toBeVisible();

  await user.click(within(problems).getByRole('button', { name: '移除第4行' }));
  // Rows that are taken out draw the table anew.
  await screen.findByText('已核对文件：共4行，通过2行，有问题2行（2处）');
  await waitFor(() => expect(within(problems).queryByText('与第2行重复')).toBeNull());
  await user.type(await within(problems).findByRole('textbox', { name: '100000000008的说明' }), '参军{Enter}');
  await screen.findByText('已核对文件：共4行，通过3行，有问题1行（1处）');
  await chooseOption(await within(problems).findByRole('combobox', { name: /100000000010.*的原因/ }), '其他');
  await user.type(await within(problems).findByRole('textbox', { name: '100000000010的说明' }), '调动{Enter}');
  await screen.findByText('没有错误，全部明细已通过核对。');

  await user.click(screen.getByLabelText('仅看错误'));
  await user.click(screen.getByRole('button', { name: '保存全部4行明细' }));
  const refused = await screen.findByText('中心核对：该职工账户已封存');
  expect(refused).toBeVisible();
  const cell = screen.getByRole('textbox', { name: '100000000099的个人账号' });
  await waitFor(() => expect(cell).toHaveFocus());
  expect(cell).toBeInvalid();
  expect(sent).toBeNull();
  expect(screen.getByText(/行未通过中心核对/)).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '100000000011{Enter}');
  await screen.findByText('没有错误，全部明细已通过核对。');
  // What the centre refused is put right: it is not said any more.
  await waitFor(() => expect(screen.queryByText(/行未通过中心核对/)).toBeNull());
  await user.click(screen.getByRole('button', { name: '保存全部4行明细' }));
  await waitFor(() => expect(batchNumber(sent)).toMatch(/^PC20261121\d{8}$/));

  const pcbh = batchNumber(sent);
  const rows = await centre.transact((tx) => rowsOfBatch(tx, HUAXIA, pcbh, batch));
  expect(rows.map(({ grzh, yy, bz }) => `${grzh} ${yy} ${bz}`.trim())).toEqual([
    '100000000007 1',
    '100000000011 1',
    '100000000008 9 参军',
    '100000000010 9 调动',
  ]);
  const answer = await centre.transact((tx) => submit(tx, HUAXIA, { ywlx: CODE, ywlsh, pcbh }));
  expect(answer.ywzt).toBe('99');
  const again = () => centre.transact((tx) => openBatch(tx, HUAXIA, { ywlx: CODE, ywlsh, parts: 1 }));
  await expect(again()).rejects.toThrow('该业务已提交，离职名单不能再修改');
});

it('takes a file while those it may be about are still being read, and says how far that is', async () => {
  let over: (options: unknown) => void = () => undefined;
  const { user } = open(
    () => undefined,
    null,
    '',
    (_, hand) => {
      hand.know('members', [PEOPLE.刘洋, PEOPLE.周凯], 8);
      return new Promise((resolve) => {
        over = resolve;
      });
    },
  );
  expect(await screen.findByText('正在读取职工，已读取25%')).toBeVisible();
  await user.upload(screen.getByLabelText('导入文件'), await file([PEOPLE.刘洋.grzh, '1', '']));
  expect(await screen.findByRole('progressbar', { name: '正在读取职工' })).toBeVisible();
  over(null);
  expect(await screen.findByText('已核对文件：共1行，通过1行，有问题0行')).toBeVisible();
});

it('rows filled in by hand: good ones alone are sent, a lost answer costs nothing, and they can be gone on with', async () => {
  let sent: Held<Batch> = null;
  const { user, unmount } = open((value) => {
    sent = value;
  });
  await user.click(await screen.findByRole('button', { name: '添加一行' }));
  await user.type(await screen.findByRole('textbox', { name: '第1行的个人账号' }), '100000000007{Enter}');
  await chooseOption(await screen.findByRole('combobox', { name: /的原因/ }), '解除劳动合同');
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.type(await screen.findByRole('textbox', { name: '第2行的个人账号' }), '100000000008{Enter}');
  await screen.findByText('共2行，通过1行，有问题1行（1处）');
  // Counted by their place, as what is said of them is.
  const numbers = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(numbers.map((one) => within(one).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '2']);

  await centre.fault({ path: '/ywpc/mx', kind: 'abort', value: '', times: 1 });
  await user.click(screen.getByRole('button', { name: '仅保存通过的1行' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('1人未通过核对，本次不提交。');
  expect(question).toHaveTextContent('未通过的不随本次保存，将下载为错误清单，改正后可再次导入。');
  const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
  await user.click(within(question).getByRole('button', { name: '仅保存通过的1行' }));
  await waitFor(() => expect(batchNumber(sent)).not.toBe(''));
  const [name, blob] = saved.mock.calls[0] ?? [];
  expect(name).toBe('离职名单错误清单.xlsx');
  const [, ...left] = await readWorkbook((blob ?? new Blob()) as Blob);
  expect(left.map(([, grzh]) => grzh)).toEqual([PEOPLE.周凯.grzh]);
  unmount();

  const back = open(() => undefined, sent);
  await back.user.click(await screen.findByRole('button', { name: '修改明细' }));
  expect(await screen.findByRole('textbox', { name: `${PEOPLE.刘洋.grzh}的个人账号` })).toHaveValue(PEOPLE.刘洋.grzh);
  expect(screen.getByText('共1行，通过1行，有问题0行')).toBeVisible();
});

describe('rows in many parts', () => {
  const ROWS = Array.from({ length: 4_500 }, () => ({ grzh: PEOPLE.刘洋.grzh, yy: '1', bz: '' }));
  const many = (of: Partial<SubmittedBatch> = {}): SubmittedBatch => ({
    total: ROWS.length,
    begun: { pcbh: '', arrived: new Set() },
    rows: async (from, count) => ROWS.slice(from, from + count),
    left: async () => ({ total: 0, rows: [] }),
    progress: () => undefined,
    refused: async () => undefined,
    ...of,
  });
  const sentParts = async () => (await centre.sent('/ywpc/mx')).map((body) => (body as { xh: number }).xh);

  it.each([
    ['was cancelled', async (own: AbortController) => own.abort()],
    ['lost the centre', () => centre.fault({ path: '/ywpc/', kind: 'status', value: 503, times: 20 })],
  ])('a sending that %s goes on where it was: what has arrived is not sent again', async (_, breakOff) => {
    const begun = { pcbh: '', arrived: new Set<number>() };
    const own = new AbortController();
    const progress = vi.fn().mockImplementationOnce(() => breakOff(own));
    await expect(sendBatch(CODE, ywlsh, many({ begun, progress }), own.signal)).rejects.toThrow(/./);
    const arrived = [...begun.arrived];
    expect(arrived.length).toBeGreaterThan(0);
    expect(arrived.length).toBeLessThan(5);
    await centre.transact(clearFaults);
    const before = (await sentParts()).length;

    const fractions: number[] = [];
    const again = many({ begun, progress: (fraction) => fractions.push(fraction) });
    const sent = await sendBatch(CODE, ywlsh, again, new AbortController().signal);
    expect(sent.zs).toBe(4_500);
    const left = [1, 2, 3, 4, 5].filter((part) => !arrived.includes(part));
    expect((await sentParts()).slice(before).sort()).toEqual(left);
    expect(await centre.sent('/ywpc/add')).toHaveLength(1);
    // It does not look as if it began anew.
    expect(fractions[0]).toBeGreaterThan(arrived.length / 6);
  });

  it('what the centre refused is told in the order of the rows, and the next sending begins anew', async () => {
    const rows = ROWS.map((row, at) => (at === 1_200 || at === 4_100 ? { ...row, grzh: '100000000099' } : row));
    const refused: number[] = [];
    const batch = many({
      rows: async (from, count) => rows.slice(from, from + count),
      refused: async (cells) => void refused.push(...cells.map(({ index }) => index)),
    });
    await expect(sendBatch(CODE, ywlsh, batch, new AbortController().signal)).rejects.toThrow('有1行未通过中心核对');
    expect(refused).toEqual([1_200, 4_100]);
    expect((await sentParts()).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(batch.begun).toEqual({ pcbh: '', arrived: new Set() });
  });
});

describe('a batch that is gone', () => {
  const gone: Batch = { pcbh: 'PC2026112199999999', zs: 1, hz: [], tsxx: [] };

  it('leads to a form in which the rows can be brought in again, and counts as sent no longer', async () => {
    let value: Held<Batch> = gone;
    const { user } = open((next) => {
      value = next;
    }, gone);
    await user.click(await screen.findByRole('button', { name: '修改明细' }));
    expect(await screen.findByText('上次提交的明细已失效，请重新导入或填写')).toBeVisible();
    await waitFor(() => expect(value).toBeNull());
    await user.upload(screen.getByLabelText('导入文件'), await file([PEOPLE.刘洋.grzh, '解除劳动合同', '']));
    await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
    await waitFor(() => expect(batchNumber(value)).toMatch(/^PC20261121\d{8}$/));
  });

  it.each([
    ['the last ones sent are gone', gone],
    ['there are none', null],
  ])('of a returned application leads to the rows it was handed in with: %s', async (_, value) => {
    const rows = [{ grzh: PEOPLE.刘洋.grzh, yy: '1', bz: '' }];
    const { pcbh } = await sendBatch(
      CODE,
      ywlsh,
      {
        total: 1,
        begun: { pcbh: '', arrived: new Set() },
        rows: async () => rows,
        left: async () => ({ total: 0, rows: [] }),
        progress: () => undefined,
        refused: async () => undefined,
      },
      new AbortController().signal,
    );
    const { user } = open(() => undefined, value, pcbh);
    if (value) await user.click(await screen.findByRole('button', { name: '修改明细' }));
    expect(await screen.findByText('以下是退回前提交的明细，请核对修改后重新保存明细')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: `${PEOPLE.刘洋.grzh}的个人账号` })).toHaveValue(PEOPLE.刘洋.grzh);
  });
});

it('a refusal of the whole is said, and nothing counts as sent', async () => {
  let sent: Held<Batch> = null;
  const { user } = open((value) => {
    sent = value;
  });
  await user.upload(await screen.findByLabelText('导入文件'), await file([PEOPLE.刘洋.grzh, '其他', '借调']));
  await user.click(await screen.findByRole('button', { name: '保存全部1行明细' }));
  expect(await screen.findByText('借调的职工不能离职')).toBeVisible();
  expect(sent).toBeNull();
});

it('rows in error go out with their reason in a column of its own, and come in again', async () => {
  const session = new ImportSession(leavers, null, CHOICES);
  const sheet = (rows: Iterable<readonly string[]>) => [
    ['个人账号', '原因', '说明'],
    ...[...rows].map((row) => [...row]),
  ];
  session.load(
    sheet([
      [PEOPLE.刘洋.grzh, '解除劳动合同', ''],
      ['', '其他', ''],
    ]),
    () => undefined,
  );
  const { columns, rows } = session.errorList();
  const listed = await readWorkbook(await writeWorkbook('错误清单', columns, rows));
  expect(listed).toEqual([
    ['行号', '个人账号', '原因', '说明', '错误原因'],
    ['3', null, '其他', null, '请填写个人账号；请填写说明'],
  ]);
  const again = new ImportSession(leavers, null, CHOICES);
  again.load(listed, () => undefined);
  expect(again.summary()).toMatchObject({ rows: 1, wrong: 1, problems: 2 });
});

it('a draft keeps new rows as they stand, and the template offers what may be chosen', async () => {
  const session = new ImportSession(leavers, null, CHOICES);
  session.add([{}]);
  session.edit(0, 'grzh', PEOPLE.刘洋.grzh);
  session.edit(0, 'yy', '9');
  session.typing(0, 'bz', '参');
  const kept = session.draftBlocks(10).blocks.map(([, text]) => text);
  const back = new ImportSession(leavers, null, CHOICES);
  for (const text of kept) back.restoreDraft(text);
  expect(back.view(0, 10).rows.map(({ cells }) => cells)).toEqual([[PEOPLE.刘洋.grzh, '其他', '参']]);
  expect(session.template().columns.map(({ title, list }) => [title, list])).toEqual([
    ['个人账号', undefined],
    ['原因', ['解除劳动合同', '其他']],
    ['说明', undefined],
  ]);
});

it('rows that were chosen come once, and a date is held in its plain form however it was typed', () => {
  const columns = [
    leavers.columns[0] as ImportColumn,
    { name: 'fcny', title: '停缴年月', width: 10, kind: 'month', role: 'input', required: true, needed: true },
    { name: 'lzrq', title: '离职日期', width: 12, kind: 'date', role: 'input', required: false },
  ] as const satisfies readonly ImportColumn[];
  const session = new ImportSession({ ...leavers, columns }, null);
  session.add([{ grzh: PEOPLE.刘洋.grzh, fcny: '2026年12月' }, { grzh: PEOPLE.周凯.grzh }, { grzh: PEOPLE.刘洋.grzh }]);
  session.add([{ grzh: PEOPLE.周凯.grzh }]);
  session.edit(0, 'lzrq', '2026/11/5');
  session.edit(1, 'fcny', '下个月');
  expect(session.view(0, 9).rows.map(({ cells, problems }) => [cells, problems.map(({ text }) => text)])).toEqual([
    [[PEOPLE.刘洋.grzh, '2026-12', '2026-11-05'], []],
    [[PEOPLE.周凯.grzh, '下个月', ''], ['停缴年月应为年月，如2026-12']],
  ]);
  expect(session.template().columns.map(({ kind }) => kind)).toEqual(['text', 'text', 'text']);
});
