import type { LabelledValue } from '@/api/labelled-value';
import type { FormFacts, Said } from './facts';
import type { Field, FieldOf, FlowValues, Plain } from './field-kinds';

export interface Section<Values, Facts extends FormFacts = FormFacts> {
  key: string;
  title: string;
  /** Shown under the title. */
  note?: Said<Facts>;
  /** Read-only figures above the fields, from the facts. */
  figures?: (facts: Facts) => readonly LabelledValue[];
  fields: readonly FieldOf<Values, Facts>[];
  /** What whoever runs the form works out of the values stands above the fields (`Sections`), also where there is no field. */
  quote?: true;
  /** What is said in place of it as long as there is none. */
  pending?: string;
  /** Field → what the check page says of it where it was left empty and follows from others. */
  follows?: Readonly<Record<string, (values: Plain<Values>) => string>>;
  /**
   * Of a change in which an empty field means unchanged: what stands, in words, by the fields' names; null while it is no change.
   * The check page says old → new of what is typed, and nothing of what is empty; what is not named here its `derived` turns.
   */
  standing?: (values: Plain<Values>, facts: Facts) => Readonly<Record<string, string>> | null;
  /** Figures that follow from what is typed, kept up to date under the fields. */
  derived?: (values: Plain<Values>, facts: Facts) => readonly LabelledValue[];
}

export type FormSection = Omit<Section<FlowValues>, 'fields'> & { fields: readonly Field[] };

/** A form, whoever asks: a business is more than its form, a registration is little else. The values' type is forgotten here. */
export interface FormDefinition {
  /** Names the form, e.g. in the storage of its SMS countdown. */
  code: string;
  sections: readonly FormSection[];
  initial: FlowValues;
  /** The field that an error about what was sent speaks of, where it is sent in another shape; else its own name. */
  place?: ((key: string, values: FlowValues) => string) | null;
}
