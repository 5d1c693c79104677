import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Option } from '../field-kinds';
import type { Form } from '../store/form-store';
import { type OptionField, optionsOf } from '../values/options';

/** The options as they stand for the values of the form: the same list as long as nothing in it changes. */
export function useOptions(form: Form, field: OptionField): readonly Option[] {
  const last = useRef<readonly Option[]>([]);
  return useStore(form.store, (state) => {
    const next = optionsOf(field, form.facts(), state.values);
    if (next !== last.current && !sameOptions(next, last.current)) last.current = next;
    return last.current;
  });
}

function sameOptions(a: readonly Option[], b: readonly Option[]): boolean {
  return (
    a.length === b.length &&
    a.every((option, index) => {
      const other = b[index];
      return (
        option === other ||
        (option.value === other?.value &&
          option.label === other.label &&
          option.note === other.note &&
          sameOptions(option.children ?? [], other.children ?? []))
      );
    })
  );
}
