// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ImportSession } from '@/engine/import/worker/import-session';
import { memberReopeningImport } from '@/flows/unit/account/gj0304-member-reopening-import';
import { phoneChangeImport } from '@/flows/unit/account/gj0311-phone-change-import';
import { type BaseOptions, baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import type { Cell } from '@/lib/sheets/cell';
import { UNIT_OPTIONS } from '../../../flows/unit/account/unit-options';
import { NEW_PHONES, PEOPLE, UNITS } from '../../../people';

const OPTIONS: BaseOptions = { sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: ['100000000099'] };
const MEMBERS = [
  [PEOPLE.张建国.grzh, '张建国', '110***********1219', '18000.00', '12', '12', '', '', ''],
  [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', '650***********0722', '6000.00', '12', '12', '', '', ''],
  ['000000000007', '刘洋', '110***********4522', '11200.00', '12', '12', '', '', ''],
];
const HEADER = ['个人账号', '姓名', '上年月平均工资', '不调整原因'];

function opened() {
  const session = new ImportSession(baseAdjustmentImport, OPTIONS);
  session.expect(MEMBERS);
  return session;
}

function loaded(...rows: Cell[][]) {
  const session = opened();
  session.load([HEADER, ...rows], () => undefined);
  return session;
}

const problemsOf = (session: Pick<ReturnType<typeof opened>, 'viewProblems'>) =>
  session
    .viewProblems(0, 100)
    .rows.map(({ line, title, value, text, suggestion }) => [line, title, value, text, suggestion]);

const GOOD: Cell[][] = [
  [PEOPLE.张建国.grzh, '张建国', 18_000.1, null],
  [PEOPLE.阿依古丽.grzh, '阿依古丽•买买提', '6,000.00', null],
  ['000000000007', '刘洋', 30_000, null],
];

describe('an import of members', () => {
  it('lays a file over the members whatever the order of columns, and finds the heading below a title', () => {
    const session = opened();
    session.load(
      [
        ['2026年度基数'],
        [],
        ['备注', '上年月平均工资（元）', '姓名 *', '个人账号'],
        ['', 9000.5, '张建国', PEOPLE.张建国.grzh],
      ],
      () => undefined,
    );
    const [row] = session.view(0, 1).rows;
    expect(row).toMatchObject({ line: 4, problems: [] });
    expect(row?.derived).toEqual(['¥9,000.50', '', '¥4,320.00', '¥2,160.12', '−¥2,159.88']);
  });

  it('finds rows by a part of what stands in them, keeps one on show that is put right, and tells where it stands among all', () => {
    const session = loaded(...GOOD);
    expect(session.view(0, 10, '刘').rows.map(({ at, cells }) => [at, cells[1]])).toEqual([[2, '刘洋']]);
    expect(session.view(0, 10, '000000007').total).toBe(1);
    session.edit(2, 'snypjgz', '9000');
    expect(session.view(0, 10, '30000')).toEqual({ total: 0, rows: [] });
    const shown = session.view(0, 10, '9000');
    expect(shown.total).toBe(1);
    session.edit(2, 'snypjgz', '8888');
    expect(session.view(0, 10, '9000').rows.map(({ cells }) => cells[1])).toEqual(['刘洋']);
    expect(session.view(0, 10).total).toBe(3);
  });

  it('counts what a person entered or put right, also after it was kept: a further file would lose it', () => {
    const session = loaded(...GOOD);
    expect(session.summary().byHand).toBe(0);
    session.edit(0, 'snypjgz', '18000.1');
    expect(session.summary().byHand).toBe(0);
    session.edit(0, 'snypjgz', '18000.20');
    expect(session.summary().byHand).toBe(1);
    const again = opened();
    for (const [, text] of session.draftBlocks(9).blocks) again.restoreDraft(text);
    expect(again.summary().byHand).toBe(1);
    again.load([HEADER, ...GOOD], () => undefined);
    expect(again.summary().byHand).toBe(0);
  });

  it('passes good rows, clamps and totals to the fen', () => {
    const session = loaded(...GOOD);
    expect(problemsOf(session)).toEqual([]);
    expect(session.summary()).toMatchObject({ rows: 3, passed: 3, wrong: 0 });
    // 18 000.10 and 6 000.00 and 28 680.00, each twice 12 %
    expect(session.summary().figures).toContainEqual({ label: '调整后月缴存总额', value: '¥12,643.22' });
    expect(session.view(2, 1).rows[0]?.derived.slice(0, 2)).toEqual(['¥28,680.00', '按上限']);
    expect(session.wire(0, 10, false).rows[0]).toEqual({
      grzh: PEOPLE.张建国.grzh,
      sxny: '2026-12',
      snypjgz: '18000.10',
      tzhgrjcjs: '18000.10',
      btzyy: '',
      sfqr: '',
    });
  });

  it('what the centre says of a row is taken back by a change of any of its cells, and by none that changes nothing', () => {
    const session = loaded(...GOOD);
    session.wire(0, 10, false);
    session.refuse([{ index: 0, column: 'snypjgz', text: '与上年度相同' }]);
    const said = () => problemsOf(session).map(([, , , text]) => text);
    expect(said()).toEqual(['中心核对：与上年度相同']);
    session.edit(0, 'btzyy', '');
    expect(said()).toEqual(['中心核对：与上年度相同']);
    session.edit(0, 'btzyy', '职工不同意');
    expect(said()).toEqual(['填写了不调整原因的，不再填写工资']);
  });

  it('passes over the line of sums, and says whether it comes to what the rows do', () => {
    const right = loaded(...GOOD, ['合 计', null, 54_000.1, null]);
    expect(right.summary()).toMatchObject({ rows: 3, passed: 3, wrong: 0 });
    expect(right.summary().notes).toEqual([
      { tone: 'info', text: '第5行是合计行，不作为明细；上年月平均工资合计¥54,000.10，与各行之和一致' },
    ]);
    const wrong = loaded(...GOOD, [null, '合计：', '54,000.00', null]);
    expect(wrong.summary().passed).toBe(3);
    expect(wrong.summary().notes).toEqual([
      {
        tone: 'warning',
        text: '第5行是合计行，不作为明细；上年月平均工资合计¥54,000.00，各行之和为¥54,000.10，请核对是否漏行',
      },
    ]);
  });

  it('takes an ID number in place of the account’s, in its cell or in a column of its own', () => {
    const { zjhm } = PEOPLE.张建国;
    const inPlace = loaded([zjhm, '张建国', 18_000.1, null], ...GOOD.slice(1));
    expect(inPlace.summary()).toMatchObject({ passed: 3, wrong: 0 });
    expect(inPlace.wire(0, 1, false).rows[0]).toMatchObject({ grzh: PEOPLE.张建国.grzh, snypjgz: '18000.10' });
    const session = opened();
    session.load(
      [
        ['姓名', '身份证号', '上年月平均工资'],
        ['张建国', zjhm, 9000],
      ],
      () => undefined,
    );
    expect(session.view(0, 1).rows[0]).toMatchObject({ line: 2, problems: [] });
    // With another name it is somebody else's, however the masked number looks.
    const other = loaded([zjhm, '张建军', 18_000.1, null]);
    expect(problemsOf(other)[0]?.[3]).toBe('文件中没有这一行：请填写上年月平均工资，或填写不调整原因');
    expect(other.summary().unmatched).toBe(1);
  });

  it('refuses three decimals with the reason in its row', () => {
    const session = loaded([PEOPLE.张建国.grzh, '张建国', '8,800.555', null], ...GOOD.slice(1));
    expect(problemsOf(session)).toEqual([[2, '上年月平均工资', '8,800.555', '工资最多两位小数', '8800.56']]);
  });

  it('puts an account whose zeros Excel dropped where it belongs', () => {
    const session = loaded(...GOOD.slice(0, 2), [7, '刘洋', 5000, null]);
    expect(session.summary()).toMatchObject({ wrong: 0, passed: 3 });
  });

  it.each<[string, Cell, string, string]>([
    ['negative', -1, '工资不能为负数', '填写上一年度的月平均工资，如8000.00'],
    ['no amount', '九千', '工资不是有效金额', '填写上一年度的月平均工资，如8000.00'],
    ['with a comma too many', '9,00', '工资不是有效金额', '900'],
    ['to the tenth of a fen', '9000.001', '工资最多两位小数', '9000.00'],
    ['of sixteen digits', '1234567890123456', '金额过大，整数部分最多15位', '填写上一年度的月平均工资，如8000.00'],
    ['an empty cell', null, '请填写上年月平均工资，或填写不调整原因', '填写上一年度的月平均工资，如8000.00'],
    ['a formula without a result', '#公式无结果', '单元格的公式没有结果', '在Excel中打开并保存一次，或直接填写数值'],
  ])('says what is wrong with a wage: %s', (_, wage, text, suggestion) => {
    const session = loaded([PEOPLE.张建国.grzh, '张建国', wage, null], ...GOOD.slice(1));
    expect(problemsOf(session)).toEqual([[2, '上年月平均工资', String(wage ?? ''), text, suggestion]]);
  });

  it('names rows of nobody, of sealed members and repeated ones, and members the file leaves out', () => {
    const session = loaded(
      GOOD[0] ?? [],
      ['100000000099', '封存人', 1, null],
      ['999', '外人', 1, null],
      GOOD[0] ?? [],
      [1.1010119850307e17, '数字', 1, null],
    );
    expect(problemsOf(session).map(([line, title, , text]) => [line, title, text])).toEqual([
      [0, '上年月平均工资', '文件中没有这一行：请填写上年月平均工资，或填写不调整原因'],
      [0, '上年月平均工资', '文件中没有这一行：请填写上年月平均工资，或填写不调整原因'],
      [3, '个人账号', '该职工账户已封存，不参加基数调整'],
      [4, '个人账号', '不是本单位正常缴存的职工账户'],
      [5, '个人账号', '与第2行重复'],
      [6, '个人账号', '个人账号以数字保存，末几位已被Excel改变'],
    ]);
    session.remove(0);
    expect(session.summary().rows).toBe(7);
    session.remove(6);
    expect(session.summary().rows).toBe(6);
  });

  it('a second row that is taken out or typed into before the first is gone from the page is the one that was meant', () => {
    const session = loaded(
      ...GOOD,
      ['000000000091', '甲', 8000, null],
      ['000000000092', '乙', 8000, null],
      ['000000000093', '丙', 8000, null],
    );
    const shown = session.view(0, 10).rows;
    const names = () => session.view(0, 10).rows.map(({ cells }) => cells[1]);
    const numberOf = (name: string) => shown.find(({ cells }) => cells[1] === name)?.no ?? -1;
    // All as the page showed them before anything was taken out.
    session.remove(numberOf('甲'));
    session.remove(numberOf('乙'));
    session.edit(numberOf('丙'), 'snypjgz', '9000');
    session.edit(numberOf('甲'), 'snypjgz', '7000');
    session.remove(numberOf('甲'));
    expect(names()).toEqual(['张建国', '阿依古丽·买买提', '刘洋', '丙']);
    expect(session.view(3, 1).rows[0]?.cells).toContain('9000');
  });

  it('judges again what is corrected in place: a wage, a name, an account', () => {
    const session = loaded(
      [PEOPLE.张建国.grzh, '张建军', 18_000, null],
      [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', -5, null],
      ['000000000009', '刘洋', 8000, null],
    );
    expect(session.summary()).toMatchObject({ wrong: 4, unmatched: 1 });
    session.edit(1, 'snypjgz', ' 6500 ');
    session.edit(0, 'xingming', '张建国');
    session.edit(3, 'grzh', '000000000007');
    expect(problemsOf(session)).toEqual([]);
    expect(session.summary()).toMatchObject({ rows: 3, passed: 3, unmatched: 0 });
    expect(session.view(2, 1).rows[0]).toMatchObject({ line: 4, problems: [] });
  });

  it('leaves nobody out: a reason stands for a wage, and good rows alone go only on choice', () => {
    const session = loaded(
      [PEOPLE.张建国.grzh, '张建国', null, '停薪留职'],
      [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', -5, null],
    );
    expect(session.wire(0, 10, false).rows.map(({ btzyy }) => btzyy)).toEqual(['停薪留职']);
    expect(session.wire(0, 10, true).rows.map(({ btzyy }) => btzyy)).toEqual([
      '停薪留职',
      '本次未申报或未通过核对，不调整',
      '本次未申报或未通过核对，不调整',
    ]);
  });

  it('warns of what looks too low, with the duty', () => {
    const all = loaded(...MEMBERS.map(([grzh = '', name = '']) => [grzh, name, 1000, null]));
    expect(all.summary().warnings[0]).toMatch(/^有3人的基数比调整前降低30%以上.*少缴的责令限期缴存/);
    expect(all.summary().warnings[1]).toMatch(/^全部职工都按基数下限申报/);
    const equal = loaded(...MEMBERS.map(([grzh = '', name = '']) => [grzh, name, 20_000, null]));
    expect(equal.summary().warnings).toEqual([expect.stringMatching(/^全部职工的基数相同/)]);
  });

  it('refuses files that lack a column or hold nothing', () => {
    expect(() => opened().load([['姓名', '工资']], () => undefined)).toThrow(
      '文件中没有找到列“个人账号”、“上年月平均工资”',
    );
    expect(() => loaded()).toThrow('文件中没有数据行');
  });

  it('starts with every member to be filled in, and goes on with what was sent', () => {
    const session = opened();
    expect(session.summary()).toMatchObject({ source: 'list', pending: 3, wrong: 0, passed: 0 });
    session.restore([{ grzh: PEOPLE.张建国.grzh, snypjgz: '18000.00', btzyy: '', sfqr: '是' }]);
    expect(session.summary()).toMatchObject({ pending: 2, passed: 1 });
    expect([...session.template().rows][0]).toContain('18000.00');
  });
});

describe('new rows about members that are there', () => {
  const members = [
    { grzh: PEOPLE.张建国.grzh, xingming: '张建国', zjhm: '110***********1219', grzhzt: '02' },
    { grzh: PEOPLE.阿依古丽.grzh, xingming: '阿依古丽·买买提', zjhm: '650***********0722', grzhzt: '02' },
    { grzh: '000000000007', xingming: '刘洋', zjhm: '110***********4522', grzhzt: '04' },
  ].map((one) => ({
    ...one,
    grjcjs: '8000.00',
    yjce: '1920.00',
    hxjc: [],
    jzny: '2026-06',
    khrq: '',
    fcrq: '',
    fcyy: '',
  }));
  const sealed = () =>
    new ImportSession(
      memberReopeningImport,
      {
        members,
        sealReasons: {},
        dwzh: UNITS.华夏精密.dwzh,
        due: '2026-12',
        today: '2026-11-21',
        dwjcbl: '12',
        grjcbl: '12',
        hxjcbl: [],
        limits: { lower: '2200.00', upper: '28680.00' },
      },
      { qfyy: [{ value: '99', label: '其他' }] },
    );

  it('the template names everybody whom it may be about, after the rows that are there', () => {
    const session = sealed();
    session.add([{ grzh: PEOPLE.阿依古丽.grzh, xingming: '阿依古丽·买买提', grjcjs: '8000' }]);
    const { columns, rows } = session.template();
    expect(columns.map(({ title }) => title)).toEqual(['个人账号', '姓名', '启封原因', '缴存基数', '启封年月']);
    expect([...rows]).toEqual([
      [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', '', '8000', ''],
      [PEOPLE.张建国.grzh, '张建国', '', '', ''],
    ]);
  });

  it('a template that comes back is about those who were filled in; a bare list of members has it said what is missing', () => {
    const session = sealed();
    const [header, first] = [
      ['个人账号', '姓名', '启封原因', '缴存基数', '启封年月'],
      [PEOPLE.张建国.grzh, '张建国', null, null, null],
    ];
    session.load([header, first, [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', '其他', 8000, '2026-12']], () => undefined);
    expect(session.summary()).toMatchObject({
      rows: 1,
      notes: [{ tone: 'info', text: '1行只有账号和姓名，没有填写内容，不列入本次办理' }],
    });
    session.load([header, first], () => undefined);
    expect(session.summary()).toMatchObject({ rows: 1, wrong: 1, notes: [] });
  });

  it('the same mobile number in two rows is told at the later one with the row that has it, until one of them is another', () => {
    const session = new ImportSession(phoneChangeImport, { ...UNIT_OPTIONS, members });
    session.load(
      [
        ['个人账号', '姓名', '新手机号'],
        [PEOPLE.张建国.grzh, '张建国', NEW_PHONES.member],
        [PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', NEW_PHONES.member],
      ],
      () => undefined,
    );
    expect(problemsOf(session)).toEqual([
      [3, '新手机号', NEW_PHONES.member, '新手机号与第2行重复', '移除本行，或改正新手机号'],
    ]);
    expect(session.summary()).toMatchObject({ passed: 1, wrong: 1 });
    session.edit(0, 'xsjhm', NEW_PHONES.otherMember);
    expect(session.summary()).toMatchObject({ passed: 2, wrong: 0 });
  });

  it('rows that are left out are told apart from the persons whose they are', () => {
    const session = sealed();
    const row = (grzh: string, name: string, base: Cell) => [grzh, name, '其他', base, '2026-12'];
    session.load(
      [
        ['个人账号', '姓名', '启封原因', '缴存基数', '启封年月'],
        row(PEOPLE.张建国.grzh, '张建国', 8000),
        row(PEOPLE.张建国.grzh, '张建国', 9000),
        row(PEOPLE.张建国.grzh, '张建国', 9500),
        row(PEOPLE.阿依古丽.grzh, '阿依古丽·买买提', 1),
      ],
      () => undefined,
    );
    expect(session.summary()).toMatchObject({ rows: 4, passed: 1, left: { rows: 3, people: 2, also: 1 } });
  });
});

describe('rows kept in a draft', () => {
  /** Everything that a person sees of an import. */
  const seen = (session: ReturnType<typeof opened>) => [
    session.summary(),
    session.view(0, 100).rows,
    session.viewProblems(0, 100).rows,
  ];
  const restored = (from: ReturnType<typeof opened>, members = MEMBERS) => {
    const session = new ImportSession(baseAdjustmentImport, OPTIONS);
    session.expect(members);
    for (const [, text] of from.draftBlocks(100).blocks) session.restoreDraft(text);
    return session;
  };

  it('come back as they stood: right, wrong, not this account’s, repeated and nobody’s', () => {
    const session = loaded(
      [PEOPLE.张建国.grzh, '张建国', 18_000.1, null],
      [PEOPLE.阿依古丽.grzh, '别人', 'x', null],
      [PEOPLE.张建国.grzh, '张建国', 9000, null],
      ['999999999999', '王五', 9000, null],
    );
    session.edit(0, 'btzyy', '长期出差');
    expect(seen(restored(session))).toEqual(seen(session));
  });

  it('come back as filled in by hand, with nothing said of what is still to be filled in', () => {
    const session = opened();
    session.edit(2, 'snypjgz', '-3');
    expect(seen(restored(session))).toEqual(seen(session));
    expect(session.summary()).toMatchObject({ source: 'list', wrong: 1, pending: 2 });
  });

  it('hold what stands in a cell that was not left, and not what was given up there', () => {
    const session = opened();
    session.typing(2, 'snypjgz', '123');
    expect(session.view(2, 1).rows[0]?.cells[6]).toBe('');
    expect(restored(session).view(2, 1).rows[0]?.cells[6]).toBe('123');
    session.typing(2, 'snypjgz', null);
    expect(restored(session).view(2, 1).rows[0]?.cells[6]).toBe('');
  });

  it('of a member who has left meanwhile are nobody’s, not lost', () => {
    const session = loaded(...GOOD);
    const back = restored(session, MEMBERS.slice(0, 2));
    expect(back.summary()).toMatchObject({ rows: 3, unmatched: 1 });
    expect(back.viewProblems(0, 10).rows[0]).toMatchObject({
      value: '000000000007',
      text: '不是本单位正常缴存的职工账户',
    });
  });

  it('are told once: afterwards only the block of what changed', () => {
    const session = new ImportSession(baseAdjustmentImport, OPTIONS);
    session.expect(
      Array.from({ length: 100_000 }, (_, at) => [
        String(10 ** 11 + at),
        '职工',
        '1',
        '5000.00',
        '12',
        '12',
        '',
        '',
        '',
      ]),
    );
    session.load(
      [HEADER, ...Array.from({ length: 100_000 }, (_, at): Cell[] => [String(10 ** 11 + at), '职工', 5000, null])],
      () => undefined,
    );
    const first = session.draftBlocks(1000);
    expect([first.blocks.length, first.left, first.count]).toEqual([200, 0, 200]);
    session.edit(99_999, 'snypjgz', '6000');
    expect(session.draftBlocks(20).blocks.map(([place]) => place)).toEqual([199]);
    expect(session.draftBlocks(20).blocks).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '{"rows":[null,1,{"cells":[1]},{"cells":["x"],"problems":[{}],"given":[["a",1]]}]}'])(
    'that are damaged (%s) take nothing with them',
    (text) => {
      const session = opened();
      session.restoreDraft(text);
      expect(session.view(0, 3).rows).toHaveLength(3);
    },
  );
});

it('rows left out go along under the names of their columns, the reasons in one of their own', () => {
  const session = new ImportSession(phoneChangeImport, UNIT_OPTIONS);
  session.add([{ grzh: '999999999999', xingming: '王五', sjhm: '139' }]);
  const { total, rows } = session.rejected(0, 10);
  const [left] = rows;
  expect(total).toBe(1);
  expect(left).toMatchObject({ grzh: '999999999999', xingming: '王五' });
  expect(left?.cwyy).not.toBe('');
});

it('a row that was begun and left empty makes room for who is picked; one with anything typed stays', () => {
  const session = new ImportSession(phoneChangeImport, UNIT_OPTIONS);
  const blank = { grzh: '', xingming: '', xsjhm: '' };
  const pick = ({ grzh }: { grzh: string }, xingming: string) => session.add([{ ...blank, grzh, xingming }]);
  session.add([blank]);
  pick(PEOPLE.张建国, '张建国');
  expect(session.view(0, 10).rows).toHaveLength(1);
  session.add([blank]);
  const [, typed] = session.view(0, 10).rows;
  session.edit(typed?.no ?? 0, 'xsjhm', '139');
  pick(PEOPLE.阿依古丽, '阿依古丽·买买提');
  expect(session.view(0, 10).rows).toHaveLength(3);
});
