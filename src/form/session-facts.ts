import type { FormFacts } from '@/schema/facts';
import { dictionaryOptions } from '@/session/dictionary';
import { passwordRule } from '@/session/sign-in/password-rule';
import { inputLengths, systemValue } from '@/session/system-config';

/** Facts of the session: what the centre has configured. */
export const sessionFacts: Omit<FormFacts, 'today'> = {
  policy: systemValue,
  dictionary: dictionaryOptions,
  length: (category) => inputLengths()[category],
  passwordRule,
};
