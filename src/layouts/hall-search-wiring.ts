import type { Ref } from 'react';

/** A business of the flow registry. */
interface KnownBusiness {
  code: string;
  title: string;
}

/** Path → business. */
export type BusinessCodes = ReadonlyMap<string, KnownBusiness>;

/** Key handlers of the search field, implemented by the panel below it. */
export interface PanelKeys {
  move: (step: number) => void;
  /** Opens the marked line; returns false without one. */
  choose: () => boolean;
}

export interface PanelProps {
  ref: Ref<PanelKeys>;
  /** Id of the field's list; prefix of the lines' ids. */
  id: string;
  query: string;
  shown: boolean;
  loadCodes: () => Promise<BusinessCodes>;
  /** Called with the id of the marked line. */
  onActive: (id: string | undefined) => void;
  onChosen: () => void;
}

/** Longest query, as on the results page. */
export const LONGEST_QUERY = 200;

/** Path of the results page. */
export function resultsOf(query: string): string {
  return `/znts?q=${encodeURIComponent(query.trim())}`;
}
