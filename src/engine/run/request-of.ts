import type { Form } from '@/form/store/form-store';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { typedBeside, withSent } from '../flow/subject-pick';
import { changedFields } from './changes';

/** The body as the form stands: of a change request only what changes. */
export function bodyOf(
  flow: Flow,
  { shown, facts }: Pick<Form<FlowFacts>, 'shown' | 'facts'>,
): Record<string, unknown> {
  const values = shown();
  const known = facts();
  const { subject } = flow;
  const about = subject && { [subject.name]: withSent(subject, values)[subject.name] ?? '' };
  const request = { ...about, ...flow.request(typedBeside(subject, values), known) };
  if (!flow.former) return request;
  const changed = new Set(changedFields(flow, values, known));
  const former = flow.former(known);
  return Object.fromEntries(Object.entries(request).filter(([name]) => !(name in former) || changed.has(name)));
}
