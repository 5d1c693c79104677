import type { FieldValue } from '@/schema/field-kinds';
import { same } from '../values/draft-content';

/** A returned field with its comment, valid until the value changes. */
export interface ReturnedField {
  words: string;
  was: FieldValue;
}

/** Returns the error of a returned field whose value is unchanged. */
export function uncorrected(returned: ReturnedField | undefined, value: FieldValue | undefined): string | undefined {
  if (!returned || !same(value, returned.was)) return undefined;
  return `请修改被退回的内容：${returned.words}；经核对无误的，请在“退回意见”中说明`;
}
