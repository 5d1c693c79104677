import { type ComponentType, lazy } from 'react';
import type { FormDefinition } from '../definition';
import type { CustomControlProps, FieldOfKind, Held } from '../field-kinds';

export type CustomValue = string | Held<object>;
export type Control = ComponentType<CustomControlProps<CustomValue>>;
type Load = FieldOfKind<'custom'>['load'];

const loadOf = (load: Load) => load as () => Promise<{ default: Control }>; // It is handed what its own field holds: whether text or more, the field's declaration has checked.

/** Loaded before they were drawn. */
const ready = new WeakMap<Load, Control>();
/** One lazy component per loader, however often its field is drawn. */
const drawn = new WeakMap<Load, Control>();

/**
 * Loads the controls of the flow's own making while the person still reads the notice: one that arrives when the form is on show
 * moves the fields below it away from under the pointer.
 */
export function prepareControls({ sections }: FormDefinition): void {
  const custom = sections.flatMap(({ fields }) => fields).filter((field) => field.kind === 'custom');
  for (const load of custom.flatMap((field) => [field.load, ...(field.review?.reads ? [field.review.load] : [])])) {
    if (ready.has(load)) continue;
    // What cannot be loaded is loaded when it shows, and says so there.
    void loadOf(load)().then(
      (module) => void ready.set(load, module.default),
      () => undefined,
    );
  }
}

/** The control behind the loader: the same one as long as it stays in the page. */
export function controlOf(load: Load): Control {
  const found = drawn.get(load) ?? ready.get(load) ?? lazy(loadOf(load));
  drawn.set(load, found);
  return found;
}

/** It broke: the next one is loaded anew. */
export function forgetControl(load: Load): void {
  drawn.delete(load);
  ready.delete(load);
}
