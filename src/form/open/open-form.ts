import { fundDate } from '@/domain/dates';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues, Plain } from '@/schema/field-kinds';
import type { FormDefinition, Section } from '../definition';
import { sessionFacts } from '../session-facts';

/** A form without a session: registration, forgotten password. */
interface OpenFormDefinition<Values> {
  /** Code of the form, e.g. for the stored SMS countdown. */
  code: string;
  sections: readonly Section<Values>[];
  initial: Plain<Values>;
}

/** Declares a form without a session; the value type determines its fields. */
export function defineOpenForm<Values>() {
  return ({ code, sections, initial }: OpenFormDefinition<Values>): FormDefinition => {
    // The only cast that drops the value type: values are read by the names of the definition.
    return { code, sections, initial } as unknown as FormDefinition;
  };
}

/** Facts without a session: policy and date, no account. */
export function guestFacts(): FormFacts {
  return { today: fundDate(Date.now()), ...sessionFacts };
}

/** Returns the values with the form's type. Safe: the definition has checked the names. */
export function openFormValues<Values>(values: FlowValues): Plain<Values> {
  return values as unknown as Plain<Values>;
}
