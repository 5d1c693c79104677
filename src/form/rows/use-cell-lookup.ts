import { useCallback, useEffect, useRef, useState } from 'react';
import type { Column, FieldOfKind } from '../field-kinds';
import type { Form } from '../store/form-store';
import { lookUpCell } from './look-up-cell';

/** Asks the centre about a cell that was left, where its column says so; what is still on its way when more is typed counts no more. */
export function useCellLookup(form: Form, field: FieldOfKind<'rows'>, column: Column, index: number) {
  const running = useRef<AbortController>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(async () => {
    if (!column.lookup) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setAsking(true);
    await lookUpCell(form, field, column, index, own.signal);
    if (running.current === own) setAsking(false);
  }, [form, field, column, index]);

  return { asking, ask };
}
