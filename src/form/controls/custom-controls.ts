import { type ComponentType, lazy } from 'react';
import type { Held } from '@/schema/field-kinds';
import type { FormDefinition } from '../definition';
import type { CustomControlProps, FieldOfKind } from '../field-kinds';

export type CustomValue = string | Held<object>;
export type Control = ComponentType<CustomControlProps<CustomValue>>;
type Load = FieldOfKind<'custom'>['load'];

const loadOf = (load: Load) => load as () => Promise<{ default: Control }>; // Safe: the field's declaration ties control and value.

/** Controls loaded before their first render. */
const ready = new WeakMap<Load, Control>();
/** One component per loader, so that its state survives further renders. */
const drawn = new WeakMap<Load, Control>();

/**
 * Preloads the flow's custom controls during the notice: a control that loads later would move the fields below it while they are
 * being clicked.
 */
export function prepareControls({ sections }: FormDefinition): void {
  const custom = sections.flatMap(({ fields }) => fields).filter((field) => field.kind === 'custom');
  for (const load of custom.flatMap((field) => [field.load, ...(field.review?.reads ? [field.review.load] : [])])) {
    if (ready.has(load)) continue;
    // On failure the control is loaded again, and the error shown, when it renders.
    void loadOf(load)().then(
      (module) => void ready.set(load, module.default),
      () => undefined,
    );
  }
}

/** Returns the component of a loader; stable while it is rendered. */
export function controlOf(load: Load): Control {
  const found = drawn.get(load) ?? ready.get(load) ?? lazy(loadOf(load));
  drawn.set(load, found);
  return found;
}

/** Drops a failed component, so that it is loaded again. */
export function forgetControl(load: Load): void {
  drawn.delete(load);
  ready.delete(load);
}
