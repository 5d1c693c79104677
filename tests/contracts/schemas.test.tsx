import { FieldReader } from '@mocks/centre/cases/field-reader';
import { centreFacts, readFields } from '@mocks/centre/cases/read-fields';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainField } from '@/domain/identity/identifier-fields';
import { serializeFields } from '@/engine/run/request-body';
import type { FormField } from '@/form/field-kinds';
import { sessionFacts } from '@/form/session-facts';
import { fieldIn, initialOf, type Schema } from '@/schema/define-schema';
import type { Field, FieldValue, FlowValues } from '@/schema/field-kinds';
import { fieldOptions, leafOptions, type OptionField } from '@/schema/options';
import { asAddress, asRows } from '@/schema/read-value';
import { validateField } from '@/schema/validate-field';
import { validateRows } from '@/schema/validate-rows';
import { ensureDictionaries } from '@/session/dictionary';
import { loadSystemConfig } from '@/session/system-config';
import { fileCentre } from '../file-centre';
import { PEOPLE } from '../people';
import { runs } from '../property-runs';

const TODAY = '2026-11-21';
/** Options of the choices that hall and centre each know. */
const GIVEN = ['1', '2'];

const modules = import.meta.glob<Record<string, Schema>>('/src/schema/*/*.ts', { eager: true });
/** Not a dictionary of names beside one. */
const isSchema = (exported: unknown): exported is Schema =>
  typeof exported === 'object' && exported !== null && Object.values(exported).every((field) => field?.kind);
const schemas = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([, exported]) => isSchema(exported))
    .map(([name, schema]) => ({ name: `${path.replace('/src/schema/', '')} ${name}`, schema })),
);

fileCentre(TODAY);
const facts = { ...sessionFacts, today: TODAY };
beforeEach(() => Promise.all([ensureDictionaries(), loadSystemConfig()]));

const { zjhm, yhzh, sjhm } = PEOPLE.张建国;
const HOSTILE = fc.constantFrom(
  ...['', ' ', 'null', '0', '1', '2', '-1', '01', '1e3', '１２', '1,1500', '0.001', '99999999999999999', '100', '5.5'],
  ...['2026-11-21', '2026-11-22', '2026-02-30', '9999-12-31', '2026-11', '2026-13', '0000-00'],
  ...[zjhm, `${zjhm.slice(0, -1)}0`, `${zjhm.slice(0, -1)}x`, yhzh, yhzh.slice(0, 8), '1'.repeat(61), sjhm],
  ...['138****5678', '010-62345678', 'a@b.cn', '张*', '张三', '<b>1</b>', '__proto__', '𠮷'.repeat(61), 'x'.repeat(60)],
);
const TEXT = fc.oneof({ weight: 4, arbitrary: HOSTILE }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) });

/** Codes of a choice on an untouched form. */
const codesOf = (field: OptionField, start: FlowValues) =>
  leafOptions(fieldOptions(field, { ...centreFacts, today: TODAY }, start)).map(({ value }) => value);

/** Values that a form can hold in this field: valid, invalid and hostile. */
function valuesOf(field: Field, start: FlowValues): fc.Arbitrary<FieldValue> {
  if (field.kind === 'tick') return fc.boolean();
  if (field.kind === 'address') return fc.record({ region: fc.array(TEXT, { maxLength: 4 }), detail: TEXT });
  if (field.kind === 'rows') {
    const cells = field.columns.map(({ name }) => [name, TEXT.map((text) => plainField(name, text))]);
    return fc.array(fc.record(Object.fromEntries(cells)), { maxLength: 4 });
  }
  if (field.kind === 'multi') return fc.array(fc.oneof(fc.constantFrom('1', '3', '4'), TEXT), { maxLength: 3 });
  const codes = field.kind === 'radio' || field.kind === 'select' ? codesOf(field, start) : [];
  const text =
    codes.length > 0
      ? fc.oneof(
          fc.constantFrom(...codes),
          TEXT.filter((code) => code !== 'null'),
        )
      : TEXT;
  return text.map((value) => plainField(field.name, value));
}

describe.each(schemas)('$name', ({ schema }) => {
  const fields = Object.keys(schema).map((name) => fieldIn(schema, name, GIVEN));
  const options = Object.fromEntries(fields.map(({ name }) => [name, GIVEN]));
  const values: fc.Arbitrary<FlowValues> = fc.record(
    Object.fromEntries(fields.map((field) => [field.name, valuesOf(field, initialOf(schema))])),
  );
  it('keeps the blanks of a place and of what is said in words', () => {
    for (const field of fields) {
      if (field.kind !== 'text' || field.multiline || !/(地址|坐落|说明|原因|用途)$/.test(field.label)) continue;
      expect(field, field.name).toMatchObject({ spaces: 'keep' });
    }
  });

  const read = (sent: Record<string, unknown>) => {
    const reader = new FieldReader(sent);
    readFields(reader, schema, { today: TODAY, options });
    return reader;
  };

  it('is judged alike, with the same sentence, by the form and by the centre', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const shown = fields.filter((field) => field.visible?.(typed, facts) ?? true);
        // An optional address without its detail is not sent: the form alone says that it is unfinished.
        const judged = shown.filter(
          ({ kind, name, required }) =>
            kind !== 'smsCode' && !(kind === 'address' && required === false && asAddress(typed[name]).detail === ''),
        );
        const errors = judged.flatMap((field) => {
          const cells = field.kind === 'rows' ? validateRows(field, asRows(typed[field.name]), typed, facts) : {};
          const wrong = Object.entries(cells).map(([cell, message]) => [`${field.name}.${cell}`, message]);
          if (wrong.length > 0) return wrong;
          const message = validateField(field, typed, facts);
          return message === undefined ? [] : [[field.name, message]];
        });
        // A field of the form is one of the schema with its controls.
        const body = serializeFields(shown as readonly FormField[], typed, facts, false);
        const found = read(JSON.parse(JSON.stringify(body))).errors;
        // An address without its detail is not sent: the form names the part, the centre the field.
        const alike = ([name, message = '']: readonly string[]) => [
          name,
          schema[name ?? '']?.kind === 'address' || message,
        ];
        expect(Object.fromEntries(Object.entries(found).map(alike))).toEqual(Object.fromEntries(errors.map(alike)));
      }),
      runs(150),
    );
  });

  it('stores texts whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(schema)), fc.jsonValue()), (sent) => {
        for (const stored of Object.values(read(sent).values)) expect(typeof stored).toBe('string');
      }),
      runs(50),
    );
  });

  it('begins with values of its own fields', () => {
    expect(Object.keys(initialOf(schema))).toEqual(Object.keys(schema));
  });
});
