import { type Answer, key, object, textValue } from '../client/read';

/** A value that the centre has for a field of the form. */
export const readPrefillValue = object({
  /** Name of the field. */
  zdm: key,
  /** Value in the application's format; another person's ID number is masked. */
  zdz: textValue,
  /** Source of the value. */
  ly: textValue,
});
export type PrefillValue = Answer<typeof readPrefillValue>;
