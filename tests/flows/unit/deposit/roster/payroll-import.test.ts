// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { maskIdNumber } from '@/domain/text/mask';
import { ImportSession } from '@/engine/import/worker/import-session';
import { payrollCell, payrollImport } from '@/flows/unit/deposit/roster/payroll-import';
import type { Cell } from '@/lib/sheets/cell';
import { PEOPLE } from '../../../../people';

const { 张建国, 李晓梅, 刘洋 } = PEOPLE;
const NEWCOMER = '110101199901010011';
const ALIKE = ['110105199201013000', '110105199301013000'] as const;

const member = (grzh: string, xingming: string, zjhm: string, qcjs: string) => [
  grzh,
  xingming,
  maskIdNumber(zjhm),
  qcjs,
  '',
];
const LIST = [
  member(张建国.grzh, '张建国', 张建国.zjhm, '18000.00'),
  member(李晓梅.grzh, '李晓梅', 李晓梅.zjhm, '9200.00'),
  member('100000000903', '同名', ALIKE[0], '5000.00'),
  member('100000000904', '同名', ALIKE[1], '6000.00'),
];
/** As payrolls have them, not as the template. */
const HEADER = ['序号', '员工姓名', '公积金账号', '身份证号', '公积金缴存基数（元）'];

function opened(list = LIST) {
  const session = new ImportSession(payrollImport, null);
  session.expect(list);
  return session;
}

function compared(...rows: Cell[][]) {
  const session = opened();
  session.load([['12月工资'], HEADER, ...rows.map((row, at): Cell[] => [at + 1, ...row])], () => undefined);
  return session;
}

/** What a draft brings back, over the list as it is by then. */
function reopened(before: ReturnType<typeof opened>, list = LIST) {
  const session = opened(list);
  for (const [, text] of before.draftBlocks(100).blocks) session.restoreDraft(text);
  return session;
}

/** By kind: row of the file, account, and what is said of it. */
function found(session: ReturnType<typeof opened>) {
  const { first } = session.differences(200);
  const rows = (kind: keyof typeof first) =>
    first[kind].map((row) => [row.line, payrollCell(row, 'grzh'), row.problems[0]?.text]);
  return {
    absent: first.absent.map((row) => payrollCell(row, 'grzh')),
    unknown: rows('unknown'),
    repeated: rows('repeated'),
    differing: rows('differing'),
    same: session.summary().passed,
  };
}

const UNKNOWN = '清册中没有唯一相符的职工';

describe('a payroll laid over the list', () => {
  it('tells who is missing on either side and whose base differs', () => {
    const session = compared(
      ['张建国', '', 张建国.zjhm, 18_000],
      ['新职工', '', NEWCOMER, 7000],
      ['', 李晓梅.grzh, '', '9,500.00'],
      ['同名', '100000000903', '', '５０００'],
    );
    expect(found(session)).toEqual({
      absent: ['100000000904'],
      unknown: [[4, maskIdNumber(NEWCOMER), UNKNOWN]],
      repeated: [],
      differing: [[5, 李晓梅.grzh, '与清册基数不同']],
      same: 2,
    });
    expect(session.differences(200).counts).toEqual({ absent: 1, unknown: 1, repeated: 0, differing: 1 });
  });

  it('takes nobody twice, guesses at none of two alike, and takes what is no amount as another base', () => {
    const session = compared(
      ['张建国', 张建国.grzh, '', 18_000],
      ['张建国', '', 张建国.zjhm, 18_000],
      ['李晓梅', 李晓梅.grzh, '', '待定'],
      ['同名', '', ALIKE[0], 5000],
    );
    expect(found(session)).toMatchObject({
      absent: ['100000000903', '100000000904'],
      unknown: [[6, maskIdNumber(ALIKE[0]), UNKNOWN]],
      repeated: [[4, 张建国.grzh, '与第3行重复']],
      differing: [[5, 李晓梅.grzh, '不是金额']],
      same: 1,
    });
  });

  it('knows people by masked numbers too, and says of a number that Excel cut why it is nobody’s', () => {
    const session = compared(
      ['张建国', '', maskIdNumber(张建国.zjhm), 18_000],
      ['李晓梅', '', 110101199001011230, 9200],
    );
    expect(found(session)).toMatchObject({
      unknown: [[4, expect.stringContaining('*'), '证件号码以数字保存，末几位已被Excel改变']],
      same: 1,
    });
  });

  it('holds a sum at its end against the rows instead of taking it for somebody', () => {
    const session = compared(['张建国', 张建国.grzh, '', 18_000], ['', '', '', 18_000]);
    session.load([HEADER, [1, '张建国', 张建国.grzh, '', 18_000], ['合计', '', '', '', 18_000]], () => undefined);
    expect(session.summary().notes.map(({ text }) => text)).toEqual([
      '第3行是合计行，不作为明细；缴存基数合计¥18,000.00，与各行之和一致',
    ]);
    expect(found(session)).toMatchObject({ unknown: [], same: 1 });
  });
});

describe('a comparison that comes back with the draft', () => {
  it('says the same under the same mark, and holds no whole ID number', () => {
    const session = compared(
      ['张建国', '', 张建国.zjhm, 18_000],
      ['新职工', '', NEWCOMER, 7000],
      ['李晓梅', 李晓梅.grzh, '', 9500],
      ['李晓梅', 李晓梅.grzh, '', 9500],
    );
    const kept = session.draftBlocks(100).blocks.join();
    expect(kept).toContain('新职工');
    expect(kept).not.toMatch(/\d{17}[\dX]/);
    session.load([HEADER, [1, '新职工', '', NEWCOMER, 7000]], () => undefined);
    const back = reopened(session);
    expect(found(back)).toEqual(found(session));
    // A row's number is its list's own.
    const said = (one: typeof session) => JSON.stringify(one.differences(200)).replace(/"no":\d+,/g, '');
    expect(said(back)).toBe(said(session));
    expect(back.differences(200).mark).toBe(session.differences(200).mark);
  });

  it('is held against the list as it is by then: who was taken on is known, who left is not', () => {
    const session = compared(
      ['张建国', '', 张建国.zjhm, 18_000],
      ['刘洋', '', 刘洋.zjhm, 11_200],
      ['刘洋', '', 刘洋.zjhm, 11_200],
    );
    expect(found(session)).toMatchObject({ unknown: [[4], [5]].map((one) => [...one, expect.anything(), UNKNOWN]) });
    const back = reopened(session, [...LIST.slice(1), member(刘洋.grzh, '刘洋', 刘洋.zjhm, '11200.00')]);
    expect(found(back)).toMatchObject({
      unknown: [[3, 张建国.grzh, UNKNOWN]],
      repeated: [[5, 刘洋.grzh, '与第4行重复']],
      same: 1,
    });
    expect(back.differences(200).mark).not.toBe(session.differences(200).mark);
  });

  it('has more than are shown counted, and told apart', () => {
    const list = Array.from({ length: 300 }, (_, at) => member(String(10 ** 11 + at), '职工', ALIKE[0], '5000.00'));
    const session = opened(list);
    session.load([HEADER, [1, '职工', list[0]?.[0] ?? '', '', 5000]], () => undefined);
    const { counts, first, mark } = session.differences(200);
    expect([counts.absent, first.absent.length]).toEqual([299, 200]);
    session.load([HEADER, [1, '职工', list[299]?.[0] ?? '', '', 5000]], () => undefined);
    expect(session.differences(200).mark).not.toBe(mark);
  });
});
