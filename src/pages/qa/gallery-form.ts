import type { Flow } from '@/engine/define-flow';
import { defineFlow } from '@/engine/define-flow';
import { factsOf } from '@/engine/facts';
import type { Field, FieldValue, FlowValues } from '@/engine/field-kinds';
import { createForm, type Form } from '@/engine/form-store';
import type { GalleryKind } from './gallery-kinds';

export interface Shown {
  field: Field;
  /** What the gallery shows it for. */
  state: string;
}

export interface GalleryForm {
  form: Form;
  fields: readonly Shown[];
}

/** A form with one kind of field in each of its states, as a person leaves them behind. */
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
    // A field less its name, with a name, is that field: the kinds themselves have no part in it.
    fields.push({ field: { ...kind.field, name, ...(required === false ? { required } : {}) } as Field, state });
    values[name] = value;
  }
  const form = createForm(flowOf(key, fields, values), factsFor(today), values);
  form.check(new Set([`${key}_wrong`]));
  form.leave(`${key}_cleared`);
  return { form, fields };
}

function emptyOf(filled: FieldValue): FieldValue {
  if (typeof filled === 'string') return '';
  if (typeof filled === 'boolean') return false;
  if (Array.isArray(filled)) return [];
  return 'from' in filled ? { from: '', to: '' } : { region: [], detail: '' };
}

function flowOf(key: string, fields: readonly Shown[], initial: FlowValues): Flow {
  const flow = defineFlow<Record<string, never>>()({
    code: `gallery-${key}`,
    title: '控件总览',
    version: 1,
    initial: {},
    prefill: () => ({}),
    sections: [],
    judge: null,
    materials: null,
    request: () => ({}),
    submit: () => Promise.reject(new Error('控件总览不提交')),
    receipt: { figures: () => [], next: () => [] },
  });
  return { ...flow, initial, sections: [{ key: 'all', title: '控件总览', fields: fields.map(({ field }) => field) }] };
}

function factsFor(today: string) {
  return factsOf(
    { today },
    {
      area: 'individual',
      own: null,
      banks: [],
      policy: (name) => (name === 'p.dxJg' ? '60' : ''),
      branch: '',
      limit: null,
    },
  );
}
