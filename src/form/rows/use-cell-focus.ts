import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cellId, fieldId } from '../input/field-id';
import { FOCUS_CELL, type FocusCell } from '../input/focus-field';

interface CellFocus {
  /** Group to render for a requested cell, near the viewport or not. */
  wantedGroup: number;
  focusCell: (index: number, column: string) => void;
}

/** Focuses cells of a row table, including those not rendered yet. */
export function useCellFocus(name: string, box: RefObject<HTMLElement | null>, group: number): CellFocus {
  const [wantedGroup, setWantedGroup] = useState(0);
  const [round, setRound] = useState(0);
  const wanted = useRef<FocusCell | null>(null);

  const focusCell = useCallback(
    (index: number, column: string) => {
      wanted.current = { index, column };
      setWantedGroup(Math.floor(index / group));
      setRound((before) => before + 1);
    },
    [group],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is answered once its rows are drawn
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { index, column } = wanted.current;
    const cell = document.getElementById(cellId(name, index, column));
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (cell instanceof HTMLInputElement) cell.select();
  }, [round, wantedGroup, name]);

  useEffect(() => {
    const whole = document.getElementById(fieldId(name)) ?? box.current;
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<FocusCell>; // Safe: only focusField dispatches it.
      focusCell(detail.index, detail.column);
    };
    whole?.addEventListener(FOCUS_CELL, hear);
    return () => whole?.removeEventListener(FOCUS_CELL, hear);
  }, [name, box, focusCell]);

  return { wantedGroup, focusCell };
}
