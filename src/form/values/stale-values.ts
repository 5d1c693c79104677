import type { FormFacts } from '@/schema/facts';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { fieldOptions, leafOptions } from '@/schema/options';
import { asChoices } from '@/schema/read-value';
import type { FormDefinition } from '../definition';
import type { FieldOfKind } from '../field-kinds';

/** Returns the text of a tick for these values. */
export function tickText({ text }: FieldOfKind<'tick'>, values: FlowValues) {
  return typeof text === 'function' ? text(values) : text;
}

/** Clears ticks whose text has changed, as consent to one is none to another, and chosen options that are no longer offered. */
export function withoutStaleValues(
  { sections }: FormDefinition,
  facts: FormFacts,
  before: FlowValues,
  after: FlowValues,
): FlowValues {
  const fields = sections.flatMap((section) => section.fields);
  const changes = fields.flatMap((field): [string, FieldValue][] => {
    if (field.kind === 'tick') {
      return after[field.name] && tickText(field, before) !== tickText(field, after) ? [[field.name, false]] : [];
    }
    if (field.kind !== 'multi') return [];
    const offered = leafOptions(fieldOptions(field, facts, after)).map(({ value }) => value);
    const chosen = asChoices(after[field.name]);
    const left = chosen.filter((code) => offered.includes(code));
    return left.length < chosen.length ? [[field.name, left]] : [];
  });
  return changes.length === 0 ? after : { ...after, ...Object.fromEntries(changes) };
}
