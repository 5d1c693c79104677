import { object, text } from '@/api/read';

/** What a comparison with the payroll keeps in the draft beside the rows. */
export interface Said {
  /** Of the file. */
  name: string;
  /** The mark of the differences that were looked at; '' for none. */
  looked: string;
}

export const NOTHING_SAID: Said = { name: '', looked: '' };

const read = object<Said>({ name: text, looked: text });

/** As a draft has it; nothing for what is none: a draft of another version, of another hand. */
export function readSaid(kept: string | undefined): Said {
  try {
    return read(JSON.parse(kept ?? ''));
  } catch {
    return NOTHING_SAID;
  }
}
