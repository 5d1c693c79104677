import type { Flow, FlowSection } from './define-flow';
import type { FlowFacts } from './facts';
import type { Field, FlowValues } from './field-kinds';

/** Sections with the fields that show for these values; a section without fields is left out. Form, check page, validation and request all read this. */
export function visibleSections(flow: Flow, values: FlowValues, facts: FlowFacts): FlowSection[] {
  return flow.sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.visible?.(values, facts) ?? true),
    }))
    .filter((section) => section.fields.length > 0 || section.figures);
}

export function visibleFields(flow: Flow, values: FlowValues, facts: FlowFacts): Field[] {
  return visibleSections(flow, values, facts).flatMap((section) => [...section.fields]);
}

/** Names of the fields of some sections, whether they show or not. */
export function fieldsOfSections(flow: Flow, keys: readonly string[]): ReadonlySet<string> {
  const sections = flow.sections.filter((section) => keys.includes(section.key));
  return new Set(sections.flatMap((section) => section.fields.map((field) => field.name)));
}

/** Values with those of hidden fields back at their start: what was typed into a field that no longer shows is not sent. */
export function shownValues(flow: Flow, values: FlowValues, facts: FlowFacts): FlowValues {
  const shown = new Set(visibleFields(flow, values, facts).map((field) => field.name));
  const known = new Set(flow.sections.flatMap((section) => section.fields.map((field) => field.name)));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      known.has(name) && !shown.has(name) ? [name, flow.initial[name] ?? ''] : [name, value],
    ),
  );
}
