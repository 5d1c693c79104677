import { fundDate } from '@/domain/dates';
import { systemValue } from '@/session/system-config';
import type { FormDefinition, Section } from '../definition';
import type { FormFacts } from '../facts';
import type { FlowValues, Plain } from '../field-kinds';

/** A form that needs no session: registration, forgotten password. */
interface OpenFormDefinition<Values> {
  /** Names the form, e.g. in the storage of its SMS countdown. */
  code: string;
  sections: readonly Section<Values>[];
  initial: Plain<Values>;
}

/** Declares one; the values' type decides which fields exist. */
export function defineOpenForm<Values>() {
  return ({ code, sections, initial }: OpenFormDefinition<Values>): FormDefinition => {
    // The one place where a form's own value type is forgotten: values are read by the names that it gave them.
    return { code, sections, initial } as unknown as FormDefinition;
  };
}

/** What a form may know when nobody is signed in: the centre's policy and the date, no account. */
export function guestFacts(): FormFacts {
  return { today: fundDate(Date.now()), policy: systemValue };
}

/** The values as the form's own functions see them: its declaration has checked the names. */
export function valuesOf<Values>(values: FlowValues): Plain<Values> {
  return values as unknown as Plain<Values>;
}
