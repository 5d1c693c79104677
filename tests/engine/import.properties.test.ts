// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ColumnOptions, ImportDefinition } from '@/engine/import/import-definition';
import { ImportSession } from '@/engine/import/worker/import-session';
import { buildingTableImport } from '@/flows/developer/kh0105-building-table-import';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import { payrollImport } from '@/flows/unit/deposit/roster/payroll-import';
import { UNIT_OPTIONS } from '../flows/unit/account/unit-options';
import { PEOPLE, UNITS } from '../people';
import { runs } from '../property-runs';

const MEMBER = {
  grzh: PEOPLE.张建国.grzh,
  xingming: '张建国',
  zjhm: '110***********1219',
  grzhzt: '02',
  grjcjs: '8000.00',
  yjce: '1920.00',
  hxjc: [],
  jzny: '2026-06',
  khrq: '2009-08-03',
  fcrq: '2026-07-01',
  fcyy: '01',
};
/** Whatever one of them is judged by. */
const OPTIONS = {
  ...{ ...UNIT_OPTIONS, members: [MEMBER], places: [], most: 24 },
  ...{ sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: [] },
};
const CHOICES: ColumnOptions = Object.fromEntries(
  ['qfyy', 'fcyy', 'xfcyy', 'zjlx', 'zyfx'].map((name) => [
    name,
    [
      { value: '1', label: name === 'zyfx' ? '转入' : '其一' },
      { value: '01', label: '居民身份证' },
      { value: '2', label: '转出' },
    ],
  ]),
);

/** What stands in cells: good things, and what people and Excel make of them. */
const MONEY = ['8,800.555', '8800.555', '8800.00', '08800.500', '9,000元', '-1', '1e5', '12345678901234567', '9000'];
const OTHERS = ['2026-12', '2026/13', '2026-11-20', '张建国', MEMBER.grzh, PEOPLE.张建国.zjhm, PEOPLE.张建国.sjhm];
const MORE = ['', '其一', '转入', '转出', '居民身份证', '是', '2-1201', UNITS.华夏精密.dwzh, '88.5', '二室一厅'];
const texts = fc.constantFrom(...MONEY, ...OTHERS, ...MORE);

interface Opened {
  session: Pick<
    ImportSession<unknown, unknown>,
    'load' | 'edit' | 'summary' | 'view' | 'viewProblems' | 'wire' | 'errorList'
  >;
  /** Headings with the names of the columns. */
  columns: readonly { name: string; title: string; kind: string }[];
  rows: 'new' | 'expected';
}

type AnyImport = ImportDefinition<typeof OPTIONS, unknown>;

/** Every import there is, with the name of its file. */
const IMPORTS = Object.entries(
  import.meta.glob<Record<string, AnyImport>>('@/flows/**/*-import.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module).flatMap((definition) =>
    definition.sheet ? [{ name: /([^/]+)-import\.ts$/.exec(path)?.[1] ?? path, definition }] : [],
  ),
);

/** The rows that are there before the file comes. */
const EXPECTED: Readonly<Record<string, string[]>> = {
  [baseAdjustmentImport.sheet]: [MEMBER.grzh, '张建国', MEMBER.zjhm, '8000.00', '12', '12', '', '', ''],
  [payrollImport.sheet]: [MEMBER.grzh, '张建国', MEMBER.zjhm, '8000.00', ''],
};

function opened(definition: AnyImport): Opened {
  const session = new ImportSession(definition, OPTIONS, CHOICES);
  const expected = EXPECTED[definition.sheet];
  if (expected) session.expect([expected]);
  return { session, columns: definition.columns, rows: definition.rows };
}

it('there are imports', () => expect(IMPORTS.length).toBeGreaterThan(9));

it.each(IMPORTS)('$name: every row has passed, has a problem, or waits; who passed goes', ({ definition }) => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 5 }), (cells) => {
      const { session, columns, rows: kind } = opened(definition);
      try {
        session.load([columns.map(({ title }) => title), ...cells], () => undefined);
      } catch {
        // Nothing but empty cells: refused as a file.
        return;
      }
      const held = () => {
        const { rows, passed, wrong, pending } = session.summary();
        expect(passed + wrong + pending).toBe(rows);
        expect(pending).toBe(0);
        const shown = session.view(0, rows).rows;
        expect(shown.filter(({ problems }) => problems.length > 0)).toHaveLength(wrong);
        if (kind === 'new') expect([...session.errorList().rows]).toHaveLength(wrong);
        if (definition.sheet !== payrollImport.sheet) {
          expect(session.wire(0, rows, false)).toMatchObject({ total: passed });
          expect(session.wire(0, rows, false).rows).toHaveLength(passed);
        }
      };
      held();
      // Also once what was said of a row is put right, one thing after another.
      for (const { at, field } of session.viewProblems(0, 20).rows) {
        session.edit(at, field, '8800.555');
        held();
      }
    }),
    runs(40),
  );
});

const NEW_WITH_MONEY = IMPORTS.filter(
  ({ definition: { rows, columns } }) => rows === 'new' && columns.some(({ kind }) => kind === 'money'),
);

it.each(NEW_WITH_MONEY)(
  '$name: an amount with three decimals is a problem that says why, with what it may be',
  ({ definition }) => {
    const { session, columns } = opened(definition);
    const money = columns.filter(({ kind }) => kind === 'money');
    session.load(
      [
        columns.map(({ title }) => title),
        columns.map(({ name: column, kind }) => (kind === 'money' ? '8,800.555' : column === 'zyfx' ? '转入' : 'x')),
      ],
      () => undefined,
    );
    const said = session.viewProblems(0, 20).rows.filter(({ field }) => money.some((column) => column.name === field));
    expect(said.map(({ text }) => text)).toEqual(money.map(({ title }) => `${title}最多两位小数`));
    if (definition.sheet !== buildingTableImport.sheet)
      expect(said[0]).toMatchObject({ suggestion: '8800.56', takeable: true });
  },
);
