import type { FormField } from '@/form/field-kinds';
import type { Form } from '@/form/store/form-store';
import { isMaskedPrefill } from '@/form/store/prefilled-fields';
import { visibleFields } from '@/form/values/visible-fields';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues } from '@/schema/field-kinds';
import { asRows, isAddress } from '@/schema/read-value';
import { submittedRows } from '@/schema/shown-columns';
import { isEmptyValue } from '@/schema/validate-field';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { valuesWithoutSubject, withSubjectNumber } from '../flow/subject-pick';
import { changedFields } from './changes';

/** Builds the request body: serialized fields overridden by `request` of the flow; a change request holds changed fields only. */
export function requestBody(
  flow: Flow,
  { shown, facts, store }: Pick<Form<FlowFacts>, 'shown' | 'facts' | 'store'>,
): Record<string, unknown> {
  const values = shown();
  const known = facts();
  const { subject } = flow;
  const about = subject && { [subject.name]: withSubjectNumber(subject, values)[subject.name] ?? '' };
  const own = flow.request(valuesWithoutSubject(subject, values), known);
  // A change request includes hidden fields: an empty one may delete the current value.
  const fields = flow.former
    ? flow.sections.flatMap((section) => section.fields)
    : visibleFields(flow, store.getState().values, known).filter(
        ({ name }) => !isMaskedPrefill(store.getState(), name),
      );
  const request = { ...about, ...serializeFields(fields, values, known, flow.former !== null), ...own };
  if (!flow.former) return request;
  const changed = new Set(changedFields(flow, values, known));
  const former = flow.former(known);
  return Object.fromEntries(Object.entries(request).filter(([name]) => !(name in former) || changed.has(name)));
}

/**
 * Serializes fields by kind: a tick as 1 or 0, an address as its parts (detail last) or one line, rows with their visible editable
 * columns, anything else as typed. Empty values are omitted unless `emptyCounts`: there they delete the current value. Custom fields
 * that hold objects are sent by number in the flow's `request`.
 */
export function serializeFields(
  fields: readonly FormField[],
  values: FlowValues,
  facts: FormFacts,
  emptyCounts: boolean,
): Readonly<Record<string, unknown>> {
  const sent = fields.filter((field) => {
    if (field.kind === 'custom' && field.holds) return false;
    return emptyCounts || field.kind === 'tick' || !isEmptyValue(values[field.name]);
  });
  return Object.fromEntries(sent.map((field) => [field.name, sentValue(field, values, facts)]));
}

function sentValue(field: FormField, values: FlowValues, facts: FormFacts): unknown {
  const value = values[field.name];
  if (field.kind === 'rows') return submittedRows(field, asRows(value), values, facts);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (field.kind !== 'address' || !isAddress(value)) return value;
  if (field.sent === 'line') return [...value.region, value.detail].join('');
  return value.detail === '' ? [] : [...value.region, value.detail];
}
