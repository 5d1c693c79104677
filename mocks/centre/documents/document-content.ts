import type { LabelledValue } from '@/api/client/labelled-value';

/** A table of a document; it continues over pages with its head repeated. */
export interface DocumentTable {
  caption?: string;
  head: readonly string[];
  /** Alignment per column, by default left; amounts are right-aligned. */
  align?: readonly ('left' | 'right' | 'center')[];
  /** Relative column widths; by default from the longest texts. */
  widths?: readonly number[];
  rows: readonly (readonly string[])[];
}

/** Content of a document; the page layout decides its look. */
export interface DocumentContent {
  title: string;
  subtitle?: string;
  /** Labels in two languages. */
  bilingual?: true;
  facts: readonly LabelledValue[];
  /** Persons named in table texts but on no line, to be masked in the public check. */
  people?: readonly string[];
  /** Main statements, placed before the tables, which may be long. */
  lead?: readonly string[];
  tables?: readonly DocumentTable[];
  paragraphs?: readonly string[];
  /** Electronic seal of the centre on the last page. */
  seal: boolean;
}
