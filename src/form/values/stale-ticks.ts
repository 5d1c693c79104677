import type { FlowValues } from '@/schema/field-kinds';
import type { FormDefinition } from '../definition';
import type { FieldOfKind } from '../field-kinds';

/** Returns the text of a tick for these values. */
export function tickText({ text }: FieldOfKind<'tick'>, values: FlowValues) {
  return typeof text === 'function' ? text(values) : text;
}

/** Clears ticks whose text has changed with the values: consent to one text is none to another. */
export function withoutStaleTicks(form: FormDefinition, before: FlowValues, after: FlowValues): FlowValues {
  const fields = form.sections.flatMap((section) => section.fields);
  const stale = fields.filter(
    (field) =>
      field.kind === 'tick' && after[field.name] === true && tickText(field, before) !== tickText(field, after),
  );
  return stale.length === 0 ? after : { ...after, ...Object.fromEntries(stale.map(({ name }) => [name, false])) };
}
