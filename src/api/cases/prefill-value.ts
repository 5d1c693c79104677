import { key, object, textValue } from '../client/read';

/** A value that the centre has for a field of the form. */
export interface PrefillValue {
  /** Name of the field. */
  zdm: string;
  /** Value in the application's format; another person's ID number is masked. */
  zdz: string;
  /** Source of the value. */
  ly: string;
}

export const readPrefillValue = object<PrefillValue>({ zdm: key, zdz: textValue, ly: textValue });
