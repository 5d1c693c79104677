import type { FormDefinition } from '@/form/definition';
import type { FormField } from '@/form/field-kinds';
import { sessionFacts } from '@/form/session-facts';
import { createForm, type Form } from '@/form/store/form-store';
import type { FormFacts } from '@/schema/facts';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import type { GalleryKind } from './gallery-kinds';

export interface Shown {
  field: FormField;
  /** State shown by the field. */
  state: string;
}

export interface GalleryForm {
  form: Form;
  fields: readonly Shown[];
}

/** A form with one kind of field in each of its states. */
export function galleryForm(kind: GalleryKind, key: string, today: string): GalleryForm {
  const empty = emptyOf(kind.filled);
  const states: [id: string, state: string, value: FieldValue | undefined, required?: false][] = [
    ['empty', '空白，必填', empty],
    ['optional', '空白，选填', empty, false],
    ['filled', '已填写', kind.filled],
    ['wrong', '有误', kind.wrong ?? empty],
    ['cleared', '格式有误，已清除，可撤销', kind.cleared],
    ['masked', '已登记，脱敏显示', kind.masked],
    ['long', '很长的内容', kind.long],
  ];
  const fields: Shown[] = [];
  const values: Record<string, FieldValue> = {};
  for (const [id, state, value, required] of states) {
    if (value === undefined) continue;
    const name = `${key}_${id}`;
    // Adding the omitted name restores the field type; TypeScript cannot follow the spread over the union.
    fields.push({ field: { ...kind.field, name, ...(required === false ? { required } : {}) } as FormField, state });
    values[name] = value;
  }
  const form = createForm(definitionOf(key, fields, values), factsFor(today), { values });
  form.check(new Set([`${key}_wrong`]));
  form.leave(`${key}_cleared`);
  return { form, fields };
}

function emptyOf(filled: FieldValue): FieldValue {
  if (typeof filled === 'string') return '';
  if (typeof filled === 'boolean') return false;
  if (Array.isArray(filled)) return [];
  if (filled === null) return null;
  return 'from' in filled ? { from: '', to: '' } : { region: [], detail: '' };
}

function definitionOf(key: string, fields: readonly Shown[], initial: FlowValues): FormDefinition {
  const sections = [{ key: 'all', title: '控件总览', fields: fields.map(({ field }) => field) }];
  return { code: `gallery-${key}`, initial, sections };
}

function factsFor(today: string): FormFacts {
  return { ...sessionFacts, today, policy: (name) => (name === 'p.dxJg' ? '60' : '') };
}
