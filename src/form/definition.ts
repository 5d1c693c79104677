import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues, Plain } from '@/schema/field-kinds';
import type { TextOrBuilder } from './facts';
import type { FieldOf, FormField } from './field-kinds';

export interface Section<Values, Facts extends FormFacts = FormFacts> {
  key: string;
  title: string;
  /** Note under the title. */
  note?: TextOrBuilder<Facts>;
  /** Text beside the title of a section that begins folded, as most leave it empty; it opens with a value or an error. */
  folded?: string;
  /** Explanation behind a mark, for a section that the same person fills in again and again. */
  about?: TextOrBuilder<Facts>;
  /** Read-only figures above the fields, from the facts. */
  figures?: (facts: Facts) => readonly LabelledValue[];
  fields: readonly FieldOf<Values, Facts>[];
  /** Shows the page's `quote` component above the fields (`Sections`), even in a section without fields. */
  quote?: true;
  /** Text while there is no quote. */
  pending?: string;
  /** Field → check page text of an empty field whose value follows from others. */
  follows?: Readonly<Record<string, (values: Plain<Values>) => string>>;
  /**
   * For a change in which an empty field means unchanged: current values as text, by field; null if it is no change. The check page
   * shows old → new for typed values and omits empty ones; fields not listed here use `derived`.
   */
  standing?: (values: Plain<Values>, facts: Facts) => Readonly<Record<string, string>> | null;
  /** Figures computed from the values, live below the fields. */
  derived?: (values: Plain<Values>, facts: Facts) => readonly LabelledValue[];
  /** Derived figures are for reference, e.g. of a loan: collapsed on a small screen. */
  reference?: true;
}

export type FormSection = Omit<Section<FlowValues>, 'fields'> & { fields: readonly FormField[] };

/** Definition of a form, of a business or standalone (e.g. registration), without its value type. */
export interface FormDefinition {
  /** Code of the form, e.g. for the stored SMS countdown. */
  code: string;
  sections: readonly FormSection[];
  initial: FlowValues;
  /** Maps an error's key to its field, where the request has another shape; the default is the same name. */
  errorField?: ((key: string, values: FlowValues) => string) | null;
}
