import type { FlowValues } from '@/schema/field-kinds';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';

/** Reads the variant of a business from the query of an address; {} for an unknown value. */
export function variantFromQuery({ variant }: Pick<Flow, 'variant'>, search: string): Partial<FlowValues> {
  const value = variant && new URLSearchParams(search).get(variant.name);
  return variant && value && variant.values.includes(value) ? { [variant.name]: value } : {};
}

/** The variant chosen on the notice, as a request names it; {} where the form asks for it, undefined until it is chosen. */
export function variantChosenFirst(
  { variant }: Pick<Flow, 'variant'>,
  values: FlowValues,
): Readonly<Record<string, string>> | undefined {
  if (!variant?.first) return {};
  const value = values[variant.name];
  return typeof value === 'string' && value !== '' ? { [variant.name]: value } : undefined;
}

/** Adds values from the address to fields that are still empty. */
export function withVariant(values: FlowValues, named: Partial<FlowValues> = {}): FlowValues {
  const open = Object.entries(named).filter(([name]) => values[name] === '');
  return { ...values, ...Object.fromEntries(open) } as FlowValues; // Safe: `named` holds no undefined.
}

/** Values that the address prefills in an untouched form: the variant and those the flow reads itself. */
export function queryPrefill(
  flow: Pick<Flow, 'variant' | 'prefillFromQuery'>,
  search: string,
  facts: FlowFacts,
): Partial<FlowValues> {
  return { ...variantFromQuery(flow, search), ...flow.prefillFromQuery?.(new URLSearchParams(search), facts) };
}
