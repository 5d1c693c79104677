import { fundDate } from '@/domain/dates';
import { systemValue } from '@/session/system-config';
import type { Flow, Section } from '../define-flow';
import { type FlowFacts, factsOf } from '../facts';
import type { FlowValues, Plain } from '../field-kinds';

/** A form that needs no session: registration, forgotten password. The fields are those of the flows. */
interface OpenFormDefinition<Values> {
  /** Names the form, e.g. in the storage of its SMS countdown. */
  code: string;
  sections: readonly Section<Values>[];
  initial: Plain<Values>;
}

/** Declares one; the values' type decides which fields exist, as in `defineFlow`. */
export function defineOpenForm<Values>() {
  return ({ code, sections, initial }: OpenFormDefinition<Values>): Flow => {
    const nothing = { own: null, former: null, pages: null, judge: null, materials: null, special: null, sign: null };
    const whole = { code, sections, initial, ...nothing, title: '', version: 1, gate: 'open', prefill: () => ({}) };
    // As in defineFlow: the form's own value type is forgotten here, and nothing of an application is ever asked of it.
    return whole as unknown as Flow;
  };
}

/** What a form may know when nobody is signed in: the centre's policy and the date, no account. */
export function guestFacts(): FlowFacts {
  const today = fundDate(Date.now());
  return factsOf({ today }, { area: 'individual', own: null, banks: [], policy: systemValue, branch: '', limit: null });
}

/** The values as the form's own functions see them: its declaration has checked the names. */
export function valuesOf<Values>(values: FlowValues): Plain<Values> {
  return values as unknown as Plain<Values>;
}
