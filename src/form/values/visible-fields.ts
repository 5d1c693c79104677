import type { FormFacts } from '@/schema/facts';
import type { FlowValues } from '@/schema/field-kinds';
import type { FormDefinition, FormSection } from '../definition';
import type { FormField } from '../field-kinds';

/** Returns the sections with their visible fields, without empty sections; shared by form, check page, validation and request. */
export function visibleSections(form: FormDefinition, values: FlowValues, facts: FormFacts): FormSection[] {
  return form.sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.visible?.(values, facts) ?? true),
    }))
    .filter((section) => section.fields.length > 0 || section.figures || section.quote);
}

export function visibleFields(form: FormDefinition, values: FlowValues, facts: FormFacts): FormField[] {
  return visibleSections(form, values, facts).flatMap((section) => [...section.fields]);
}

/** Returns the names of the fields in some sections, visible or not. */
export function fieldsOfSections(form: FormDefinition, keys: readonly string[]): ReadonlySet<string> {
  const sections = form.sections.filter((section) => keys.includes(section.key));
  return new Set(sections.flatMap((section) => section.fields.map((field) => field.name)));
}

/** Returns the names of choice fields, whose value is complete on the first change. */
export function choiceNames(form: FormDefinition): ReadonlySet<string> {
  const all = form.sections.flatMap((section) => [...section.fields]);
  return new Set(all.filter(({ kind }) => kind === 'radio' || kind === 'select').map(({ name }) => name));
}

/** Returns the values with hidden fields reset: input in a field that is hidden now is not sent. */
export function shownValues(form: FormDefinition, values: FlowValues, facts: FormFacts): FlowValues {
  const shown = new Set(visibleFields(form, values, facts).map((field) => field.name));
  const known = new Set(form.sections.flatMap((section) => section.fields.map((field) => field.name)));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      known.has(name) && !shown.has(name) ? [name, form.initial[name] ?? ''] : [name, value],
    ),
  );
}
