import { certificateTypeA } from '@/domain/identity/certificate-type';
import type { FormFacts } from './facts';
import type { FieldOption, FieldWithKind, FlowValues } from './field-kinds';

export type OptionField = FieldWithKind<'radio' | 'select' | 'multi'>;

/** Returns the options of a choice as a tree. */
export function fieldOptions(field: OptionField, facts: FormFacts, values: FlowValues): readonly FieldOption[] {
  if ('dictionary' in field) return facts.dictionary(field.dictionary);
  return typeof field.options === 'function' ? field.options(facts, values) : field.options;
}

/** Returns the selectable options: an option with children is a heading. */
export function leafOptions(options: readonly FieldOption[]): readonly FieldOption[] {
  if (!options.some((option) => option.children?.length)) return options;
  return options.flatMap((option) => (option.children?.length ? leafOptions(option.children) : [option]));
}

/** Options of a choice by some codes of a dictionary. */
export const dictionaryPart =
  (key: string, ...codes: readonly string[]) =>
  ({ dictionary }: FormFacts): readonly FieldOption[] =>
    dictionary(key).filter(({ value }) => codes.includes(value));

export const YES_NO: readonly FieldOption[] = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
];

/** Types of certificate as scheme B offers them, with the codes of scheme A, in which they are sent and stored (docs/rules/dictionaries.md). */
export const certificateTypes = ({ dictionary }: FormFacts): readonly FieldOption[] =>
  dictionary('zjlxB').map(({ value, label }) => ({ value: certificateTypeA(value), label }));
