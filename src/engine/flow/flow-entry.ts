import type { FlowIn } from './define-flow';
import type { FlowArea } from './facts';

/** A row of the registry of an area. */
export type FlowRow<Area extends FlowArea> = Omit<FlowEntry<Area>, 'area'>;

/** One row of the flow registry, as menu, to-dos, search and drafts need it. */
export interface FlowEntry<Area extends FlowArea = FlowArea> {
  area: Area;
  /** Business code (docs/specification.md 2.5). */
  code: string;
  path: string;
  title: string;
  /** Offers the business as `label` in rows of members whose account has one of these states (dictionary grzhzt). */
  member?: { label: string; states: readonly string[] };
  /** Loads the flow on demand; omitted where a separate page serves the path. */
  load?: () => Promise<{ default: FlowIn<Area> }>;
}
