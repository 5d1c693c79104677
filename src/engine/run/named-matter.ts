import type { FlowValues } from '@/form/field-kinds';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';

/** What the query of an address chooses of a business that is several: a tile of the menu led here. Nothing it does not know. */
export function namedMatter({ matter }: Pick<Flow, 'matter'>, search: string): Partial<FlowValues> {
  const value = matter && new URLSearchParams(search).get(matter.name);
  return matter && value && matter.values.includes(value) ? { [matter.name]: value } : {};
}

/** Values with what the address chose, where nothing was chosen yet. */
export function withNamed(values: FlowValues, named: Partial<FlowValues> = {}): FlowValues {
  const open = Object.entries(named).filter(([name]) => values[name] === '');
  return { ...values, ...Object.fromEntries(open) } as FlowValues; // Entries of a partial lose that none of them is undefined
}

/** What the address fills in of a form that nothing was typed into: the matter, and the figures that the flow reads. */
export function filledBy(flow: Pick<Flow, 'matter' | 'filled'>, search: string, facts: FlowFacts): Partial<FlowValues> {
  return { ...namedMatter(flow, search), ...flow.filled?.(new URLSearchParams(search), facts) };
}
