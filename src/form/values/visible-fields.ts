import type { FormDefinition, FormSection } from '../definition';
import type { FormFacts } from '../facts';
import type { Field, FlowValues } from '../field-kinds';

/** Sections with the fields that show for these values; a section with nothing to fill in and nothing to read is left out. Form, check page, validation and request all read this. */
export function visibleSections(form: FormDefinition, values: FlowValues, facts: FormFacts): FormSection[] {
  return form.sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.visible?.(values, facts) ?? true),
    }))
    .filter((section) => section.fields.length > 0 || section.figures || section.quote);
}

export function visibleFields(form: FormDefinition, values: FlowValues, facts: FormFacts): Field[] {
  return visibleSections(form, values, facts).flatMap((section) => [...section.fields]);
}

/** Names of the fields of some sections, whether they show or not. */
export function fieldsOfSections(form: FormDefinition, keys: readonly string[]): ReadonlySet<string> {
  const sections = form.sections.filter((section) => keys.includes(section.key));
  return new Set(sections.flatMap((section) => section.fields.map((field) => field.name)));
}

/** Names of the fields whose value is chosen, and so whole at once. */
export function choiceNames(form: FormDefinition): ReadonlySet<string> {
  const all = form.sections.flatMap((section) => [...section.fields]);
  return new Set(all.filter(({ kind }) => kind === 'radio' || kind === 'select').map(({ name }) => name));
}

/** Values with those of hidden fields back at their start: what was typed into a field that no longer shows is not sent. */
export function shownValues(form: FormDefinition, values: FlowValues, facts: FormFacts): FlowValues {
  const shown = new Set(visibleFields(form, values, facts).map((field) => field.name));
  const known = new Set(form.sections.flatMap((section) => section.fields.map((field) => field.name)));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      known.has(name) && !shown.has(name) ? [name, form.initial[name] ?? ''] : [name, value],
    ),
  );
}
