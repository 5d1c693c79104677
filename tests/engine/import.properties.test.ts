// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { ImportSession } from '@/engine/import/import-session';
import type { Choices } from '@/engine/import/judge-row';
import { buildingTableImport } from '@/flows/developer/building-table-import';
import { accountOpeningImport } from '@/flows/unit/account/account-opening-import';
import { addressChangeImport } from '@/flows/unit/account/address-change-import';
import { memberReopeningImport } from '@/flows/unit/account/member-reopening-import';
import { memberSealingImport } from '@/flows/unit/account/member-sealing-import';
import { phoneChangeImport } from '@/flows/unit/account/phone-change-import';
import { sealReasonImport } from '@/flows/unit/account/seal-reason-import';
import { unitTransferImport } from '@/flows/unit/account/unit-transfer-import';
import { backPayImport } from '@/flows/unit/deposit/back-pay-import';
import { baseAdjustmentImport } from '@/flows/unit/deposit/base-adjustment-import';
import { payrollImport } from '@/flows/unit/deposit/payroll-import';
import { UNIT_OPTIONS } from '../flows/unit/account/unit-options';
import { PEOPLE, UNITS } from '../people';

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
const UNIT = { ...UNIT_OPTIONS, members: [MEMBER], places: [], most: 24 };
const CHOICES: Choices = Object.fromEntries(
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

function opened<Options, D>(definition: ImportDefinition<Options, D>, options: Options, expected?: string[]): Opened {
  const session = new ImportSession(definition, options, CHOICES);
  if (expected) session.expect([expected]);
  return { session, columns: definition.columns, rows: definition.rows };
}

const IMPORTS: Record<string, () => Opened> = {
  GJ0202: () => opened(backPayImport, UNIT),
  GJ0203: () =>
    opened(baseAdjustmentImport, { sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: [] }, [
      ...[MEMBER.grzh, '张建国', MEMBER.zjhm, '8000.00', '12', '12', '', '', ''],
    ]),
  工资比对: () => opened(payrollImport, null, [MEMBER.grzh, '张建国', MEMBER.zjhm, '8000.00', '']),
  GJ0301: () => opened(accountOpeningImport, UNIT),
  GJ0304: () => opened(memberReopeningImport, UNIT),
  GJ0305: () => opened(memberSealingImport, UNIT),
  GJ0306: () => opened(unitTransferImport, UNIT),
  GJ0311: () => opened(phoneChangeImport, UNIT),
  GJ0312: () => opened(sealReasonImport, UNIT),
  GJ0314: () => opened(addressChangeImport, UNIT),
  KH0105: () => opened(buildingTableImport, null),
};

it.each(Object.entries(IMPORTS))('%s: every row has passed, has a problem, or waits; who passed goes', (name, open) => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 5 }), (cells) => {
      const { session, columns, rows: kind } = open();
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
        if (name !== '工资比对') {
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
    { numRuns: 40 },
  );
});

it.each(['GJ0202', 'GJ0301', 'GJ0304', 'GJ0306', 'KH0105'].map((name) => [name] as const))(
  '%s: an amount with three decimals is a problem that says why, with what it may be',
  (name) => {
    const { session, columns } = IMPORTS[name]?.() ?? opened(buildingTableImport, null);
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
    if (name !== 'KH0105') expect(said[0]).toMatchObject({ suggestion: '8800.55', takeable: true });
  },
);
