import { sourceOf } from '@/form/store/prefilled-fields';
import { same } from '@/form/values/draft-content';
import { showField } from '@/form/values/show-field';
import { fieldsOfSections, visibleSections } from '@/form/values/visible-fields';
import { isEmptyValue } from '@/schema/validate-field';
import type { FormPage } from '../flow/define-flow';
import { pickedOf } from '../flow/subject-pick';
import type { Run } from './run';

export const TASK_STATES = { done: '已完成', begun: '填写中', blank: '未开始' } as const;
export type TaskState = keyof typeof TASK_STATES;

/**
 * Returns how far a task is, and what its line says while it is folded: its first values, or how many fields are still to be filled in or put right.
 * 'done': valid; 'begun': something differs from the initial and prefilled values.
 */
export function taskProgress(run: Run, page: FormPage): readonly [TaskState, string] {
  const names = fieldsOfSections(run.form.definition, page.sections);
  const left = run.form.invalid(names);
  if (left.length === 0) return ['done', firstValues(run, page)];
  const { values } = run.form.store.getState();
  const wrong = left.filter(({ name }) => !isEmptyValue(values[name])).length;
  const missing = left.length - wrong;
  const parts = [missing > 0 && `还有${missing}项须填写`, wrong > 0 && `${wrong}项须更正`].filter(Boolean);
  return [isBegun(run, names) ? 'begun' : 'blank', parts.join('，')];
}

function isBegun({ flow, form, given }: Run, names: ReadonlySet<string>): boolean {
  const state = form.store.getState();
  const { values } = state;
  const blank = { ...form.start, ...given(pickedOf(flow.subject, values)) };
  return [...names].some((name) => !same(values[name], blank[name]) && sourceOf(state, name) === '');
}

/** Values shown beside the title of a folded task. */
const SHOWN = 3;

/** First values of a task, in the order of the form. */
function firstValues({ form }: Run, page: FormPage): string {
  const { values } = form.store.getState();
  return visibleSections(form.definition, values, form.facts())
    .filter(({ key }) => page.sections.includes(key))
    .flatMap((section) => [...section.fields])
    .filter(({ name, kind }) => kind !== 'tick' && !isEmptyValue(values[name]))
    .slice(0, SHOWN)
    .flatMap((field) => showField(field, values[field.name], values, form.facts())[0] ?? [])
    .map(({ label, value }) => `${label} ${value}`)
    .join(' · ');
}
