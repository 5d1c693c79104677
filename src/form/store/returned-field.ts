import type { FieldValue } from '../field-kinds';
import { same } from '../values/draft-content';

/** A field that was sent back: the words with it, which hold until it is another value. */
export interface ReturnedField {
  words: string;
  was: FieldValue;
}

/** What was sent back is to be another value, or to be said to be right. */
export function uncorrected(returned: ReturnedField | undefined, value: FieldValue | undefined): string | undefined {
  if (!returned || !same(value, returned.was)) return undefined;
  return `请修改被退回的内容：${returned.words}；经核对无误的，请在“退回意见”中说明`;
}
