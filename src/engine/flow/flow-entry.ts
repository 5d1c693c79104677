import type { FlowIn } from './define-flow';
import type { FlowArea } from './facts';

/** One row of the flow registry: what the menu, the to-do list, the search and the drafts need to know of a business. */
export interface FlowEntry<Area extends FlowArea = FlowArea> {
  area: Area;
  /** Business code of specification 2.5. */
  code: string;
  path: string;
  title: string;
  /** It stands in the row of a member whose account is in one of these states (dictionary grzhzt), as `label`. */
  member?: { label: string; states: readonly string[] };
  /** The flow itself, loaded on demand; without it a page written by hand stands at the path. */
  load?: () => Promise<{ default: FlowIn<Area> }>;
}
