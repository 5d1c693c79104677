import { isMasked } from '@/domain/text/mask';
import type { FieldValue } from '@/schema/field-kinds';
import { isEmptyValue } from '@/schema/validate-field';
import { same } from './draft-content';

/** Returns whether a value differs from the current one; an empty field means unchanged if the current value is masked. */
export function isChanged(value: FieldValue | undefined, former: FieldValue | undefined): boolean {
  if (isEmptyValue(value)) return !isEmptyValue(former) && !(typeof former === 'string' && isMasked(former));
  return !same(value, former ?? '');
}
