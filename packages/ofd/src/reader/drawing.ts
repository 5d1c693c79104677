import type { LoadedFont } from './fonts';
import { OFD_LIMITS } from './ofd-problem';
import type { LoadedPicture } from './pictures';
import type { Resources } from './resources';

/** What is known and counted while one page is drawn. */
export interface DrawingContext {
  resources: Resources;
  /** Gradients, clips and patterns of the page. */
  defs: SVGElement;
  /** A fresh id, unlike any other on the screen. */
  id: () => string;
  pictures: ReadonlyMap<string, LoadedPicture>;
  fonts: ReadonlyMap<string, LoadedFont>;
  /** What could not be shown, one sentence each. */
  notes: Set<string>;
  budget: { objects: number; path: number; until: number };
  /** Units that are being drawn: one that draws itself again is left out. */
  open: Set<Element>;
  /** Draws the objects of a pattern's tile. */
  cell: (content: Element, drawing: DrawingContext) => SVGElement;
}

let drawn = 0;

export function startDrawing(
  parts: Pick<DrawingContext, 'resources' | 'defs' | 'pictures' | 'fonts' | 'notes' | 'cell'>,
): DrawingContext {
  drawn += 1;
  const page = drawn;
  let last = 0;
  return {
    ...parts,
    budget: {
      objects: OFD_LIMITS.objects,
      path: OFD_LIMITS.pathCharacters,
      until: performance.now() + OFD_LIMITS.drawing,
    },
    open: new Set(),
    id: () => {
      last += 1;
      return `ofd${page}-${last}`;
    },
  };
}
