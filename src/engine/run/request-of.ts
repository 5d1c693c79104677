import { isMasked } from '@/domain/mask';
import type { FormState } from '@/form/store/form-state';
import type { Form } from '@/form/store/form-store';
import { sourceOf } from '@/form/store/known-fields';
import { visibleFields } from '@/form/values/visible-fields';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { typedBeside, withSent } from '../flow/subject-pick';
import { changedFields } from './changes';
import { sentFields } from './sent-fields';

/** Shown in part because the centre knows it: it is left out, and the centre takes what it knows. */
function isKnownMasked(state: FormState, name: string): boolean {
  const value = state.values[name];
  return typeof value === 'string' && isMasked(value) && sourceOf(state, name) !== '';
}

/** The body as the form stands: its fields, then what the flow sends otherwise; of a change request only what changes. */
export function bodyOf(
  flow: Flow,
  { shown, facts, store }: Pick<Form<FlowFacts>, 'shown' | 'facts' | 'store'>,
): Record<string, unknown> {
  const values = shown();
  const known = facts();
  const { subject } = flow;
  const about = subject && { [subject.name]: withSent(subject, values)[subject.name] ?? '' };
  const own = flow.request(typedBeside(subject, values), known);
  // Of a change all of them: a field that does not show any more may mean that what stood there goes.
  const fields = flow.former
    ? flow.sections.flatMap((section) => section.fields)
    : visibleFields(flow, store.getState().values, known).filter(({ name }) => !isKnownMasked(store.getState(), name));
  const request = { ...about, ...sentFields(fields, values, known, flow.former !== null), ...own };
  if (!flow.former) return request;
  const changed = new Set(changedFields(flow, values, known));
  const former = flow.former(known);
  return Object.fromEntries(Object.entries(request).filter(([name]) => !(name in former) || changed.has(name)));
}
