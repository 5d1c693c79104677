import { key, object, text } from './read';

/** What the centre knows already of what the form asks. */
export interface KnownValue {
  /** Name of the field. */
  zdm: string;
  /** As the application would carry it; an ID number of somebody else masked. */
  zdz: string;
  /** Where it is known from. */
  ly: string;
}

export const readKnownValue = object<KnownValue>({ zdm: key, zdz: text, ly: text });
