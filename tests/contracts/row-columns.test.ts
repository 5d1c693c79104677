// @vitest-environment node
import { readColumns } from '@mocks/centre/cases/batch/column-reader';
import { FieldReader } from '@mocks/centre/cases/field-reader';
import { dictionaryItems } from '@mocks/centre/cases/read-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportColumn, RowRules } from '@/engine/import/import-definition';
import { RowJudge } from '@/engine/import/worker/judge-row';
import type { RowColumn } from '@/schema/row-columns';
import { runs } from '../property-runs';

const modules = import.meta.glob<Record<string, unknown>>('/src/schema/*/*.ts', { eager: true });
const isColumns = (exported: unknown): exported is readonly RowColumn[] =>
  Array.isArray(exported) && exported.every((one) => typeof one === 'object' && 'title' in one && 'kind' in one);
const tables = Object.entries(modules).flatMap(([path, exports]) =>
  Object.values(exports)
    .filter(isColumns)
    .map((columns) => ({ path, columns })),
);

const NO_RULES: RowRules<object> = {
  judge: () => ({ problems: [], data: {} }),
  derive: () => [],
  totals: () => ({ figures: [], warnings: [] }),
};

const TEXT = fc.oneof(
  fc.constantFrom('', '2026-12', '2026-13', '2026-11-05', '2026-02-30', '01', '09', '88', '1', '女', 'x'.repeat(201)),
  fc.constantFrom('100', '-1', '1e3', '0.001', '1,1500', '长'.repeat(200), '__proto__', '<b>1</b>', '一致'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

it('knows the rows of the businesses', () => {
  expect(tables.map(({ path }) => path)).toContain('/src/schema/unit/gj0305-member-sealing.ts');
});

describe.each(tables)('$path', ({ columns }) => {
  const shown = columns.map((column): ImportColumn => ({ ...column, width: 10, role: 'input', required: true }));
  const options = Object.fromEntries(
    columns.flatMap(({ name, dictionary }) => (dictionary ? [[name, dictionaryItems(dictionary)]] : [])),
  );
  const judge = new RowJudge(shown, NO_RULES, options);

  it('is judged alike, with the same sentence, by the import and by the centre', () => {
    fc.assert(
      fc.property(fc.tuple(...columns.map(() => TEXT)), (typed) => {
        const cells = typed.map((text, at) => judge.named(at, text));
        const coded = judge.coded(cells);
        const here = judge.judge(cells).problems.map(({ field, text }) => [field, text]);
        const reader = new FieldReader(
          Object.fromEntries(columns.map(({ name }, at) => [name, coded[at] || cells[at]])),
        );
        readColumns(reader, columns);
        expect(reader.errors).toEqual(Object.fromEntries(here));
      }),
      runs(200),
    );
  });
});
