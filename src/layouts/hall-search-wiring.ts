import type { Ref } from 'react';

/** What the flow registry knows of a business. */
interface KnownBusiness {
  code: string;
  title: string;
}

/** Path → business. */
export type BusinessCodes = ReadonlyMap<string, KnownBusiness>;

/** The search field's keys, answered by the panel below it. */
export interface PanelKeys {
  move: (step: number) => void;
  /** Opens the line that is marked; false when there is none. */
  choose: () => boolean;
}

export interface PanelProps {
  ref: Ref<PanelKeys>;
  /** Id of the field's list; lines get ids from it. */
  id: string;
  query: string;
  shown: boolean;
  loadCodes: () => Promise<BusinessCodes>;
  /** Id of the marked line. */
  onActive: (id: string | undefined) => void;
  onChosen: () => void;
}

/** Longest text that is looked for, as on the page of all results. */
export const LONGEST_QUERY = 200;

/** Everything that was found, page by page. */
export function resultsOf(query: string): string {
  return `/znts?q=${encodeURIComponent(query.trim())}`;
}
