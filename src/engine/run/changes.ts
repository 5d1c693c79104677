import { isMasked } from '@/domain/text/mask';
import { isChanged } from '@/form/values/is-changed';
import type { FlowValues } from '@/schema/field-kinds';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';

/** Message for a change request without changes. */
export const UNCHANGED = '未修改任何信息，无需提交';

/** Number of the centre's condition that a change request has a change. */
export const NOTHING_CHANGED = 'XGNR';

/** Current values of a change request by field; {} for other flows. */
export function formerValues(flow: Flow, facts: FlowFacts): Partial<FlowValues> {
  return flow.former?.(facts) ?? {};
}

/** Current values that the form starts with; masked ones stay out of their fields. */
export function editableFormer(flow: Flow, facts: FlowFacts): Partial<FlowValues> {
  const former = Object.entries(formerValues(flow, facts));
  return Object.fromEntries(former.filter(([, value]) => !(typeof value === 'string' && isMasked(value))));
}

/** Returns the names of the changed fields of a change request. */
export function changedFields(flow: Flow, values: FlowValues, facts: FlowFacts): string[] {
  const former = formerValues(flow, facts);
  return Object.keys(former).filter((name) => isChanged(values[name], former[name]));
}
