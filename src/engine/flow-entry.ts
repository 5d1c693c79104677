import type { Flow } from './define-flow';
import type { FlowFacts } from './facts';

export type FlowArea = FlowFacts['area'];

/** One row of the flow registry: what the menu, the to-do list, the search and the drafts need to know of a business. */
export interface FlowEntry {
  area: FlowArea;
  /** Business code of specification 2.5. */
  code: string;
  path: string;
  title: string;
  /** The flow itself, loaded on demand; without it the page says 功能尚未开放，敬请期待. */
  load?: () => Promise<{ default: Flow }>;
}
