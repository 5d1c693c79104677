import { dictionaryOptions } from '@/session/dictionary';
import type { FormFacts } from '../facts';
import type { FieldOfKind, FlowValues, Option } from '../field-kinds';

export type OptionField = FieldOfKind<'radio' | 'select' | 'multi'>;

/** The options of a choice, those with children still as a tree. */
export function optionsOf(field: OptionField, facts: FormFacts, values: FlowValues): readonly Option[] {
  if ('dictionary' in field) return dictionaryOptions(field.dictionary);
  return typeof field.options === 'function' ? field.options(facts, values) : field.options;
}

/** What can be chosen: an option with children is a heading. */
export function leafOptions(options: readonly Option[]): readonly Option[] {
  if (!options.some((option) => option.children?.length)) return options;
  return options.flatMap((option) => (option.children?.length ? leafOptions(option.children) : [option]));
}
