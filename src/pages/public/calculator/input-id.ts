import type { Key } from './usual-values';

/** Of a field's control. */
export function inputId(name: Key): string {
  return `dkcs-${name}`;
}
