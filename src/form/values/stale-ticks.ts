import type { FormDefinition } from '../definition';
import type { FieldOfKind, FlowValues } from '../field-kinds';

/** What stands beside a tick for these values. */
export function tickText({ text }: FieldOfKind<'tick'>, values: FlowValues) {
  return typeof text === 'function' ? text(values) : text;
}

/** Whoever ticked one promise has not made another: a tick whose words follow from the values falls when they change. */
export function withoutStaleTicks(form: FormDefinition, before: FlowValues, after: FlowValues): FlowValues {
  const fields = form.sections.flatMap((section) => section.fields);
  const stale = fields.filter(
    (field) =>
      field.kind === 'tick' && after[field.name] === true && tickText(field, before) !== tickText(field, after),
  );
  return stale.length === 0 ? after : { ...after, ...Object.fromEntries(stale.map(({ name }) => [name, false])) };
}
