import { isMasked } from '@/domain/mask';
import type { FieldValue, FlowValues } from '@/form/field-kinds';
import { same } from '@/form/values/draft-content';
import { isEmpty } from '@/form/values/validate-field';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';

/** A change request in which nothing changes. */
export const UNCHANGED = '未修改任何信息，无需提交';

/** The values of a change request as they stand now, field by field; {} for a flow that changes nothing. */
export function formerValues(flow: Flow, facts: FlowFacts): Partial<FlowValues> {
  return flow.former?.(facts) ?? {};
}

/** What the form starts with: the former values that may be edited in place. A masked one stays out of the field. */
export function editableFormer(flow: Flow, facts: FlowFacts): Partial<FlowValues> {
  const former = Object.entries(formerValues(flow, facts));
  return Object.fromEntries(former.filter(([, value]) => !(typeof value === 'string' && isMasked(value))));
}

/**
 * Whether a field's value differs from what stands: an empty field means unchanged where the former value is masked, as
 * nothing else could be told from it.
 */
export function isChanged(value: FieldValue | undefined, former: FieldValue | undefined): boolean {
  if (isEmpty(value)) return !isEmpty(former) && !(typeof former === 'string' && isMasked(former));
  return !same(value, former ?? '');
}

/** Names of the fields of a change request that differ from what stands. */
export function changedFields(flow: Flow, values: FlowValues, facts: FlowFacts): string[] {
  const former = formerValues(flow, facts);
  return Object.keys(former).filter((name) => isChanged(values[name], former[name]));
}
