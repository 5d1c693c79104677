import type { AmountLimit, Judgement, LabelledValue, SubmitAnswer } from '@/api/business';
import type { CallOptions } from '@/api/client';
import type { FlowFacts } from './facts';
import type { Field, FieldOf, FlowValues, Plain } from './field-kinds';

export interface Section<Values> {
  key: string;
  title: string;
  /** Shown under the title. */
  note?: string;
  /** Read-only figures above the fields, from the account. */
  figures?: (facts: FlowFacts) => readonly LabelledValue[];
  fields: readonly FieldOf<Values>[];
  /** Figures that follow from what is typed, kept up to date under the fields. */
  derived?: (values: Plain<Values>, facts: FlowFacts) => readonly LabelledValue[];
}

/** The centre's view of the application: conditions and limit. */
export interface JudgeWiring<Values> {
  ask: (request: Record<string, unknown>, options: Pick<CallOptions, 'signal'>) => Promise<Judgement>;
  /** Values that move the limit: it is judged again when one of them changes and all of them hold. */
  deciding: readonly (keyof Values & string)[];
  /** The form's own figure, shown while the centre is being asked; the centre's answer replaces it. */
  estimate: (values: Plain<Values>, facts: FlowFacts) => AmountLimit | null;
}

/** One business as data. What must be wired is required; null says that the business goes without it. */
export interface FlowDefinition<Values> {
  code: string;
  title: string;
  /** Counts up when a value changes its meaning: drafts of an older version keep only what still fits. */
  version: number;
  initial: Plain<Values>;
  /** What the account already tells; never stored in a draft. */
  prefill: (facts: FlowFacts) => Partial<Plain<Values>>;
  sections: readonly Section<Values>[];
  judge: JudgeWiring<Values> | null;
  /** Node and catalogue number of the archive and the values that decide which materials show. */
  materials: { jdbh: string; mlbh: string; zstj: (values: Plain<Values>) => Record<string, string> } | null;
  /** The body of the submission: pure, from the values that show. */
  request: (values: Plain<Values>, facts: FlowFacts) => Record<string, unknown>;
  submit: (ywlsh: string, request: Record<string, unknown>) => Promise<SubmitAnswer>;
  receipt: {
    figures: (values: Plain<Values>) => readonly LabelledValue[];
    /** What happens next, by the state the centre answered. */
    next: (answer: SubmitAnswer) => readonly string[];
  };
}

/** A flow as the engine runs it: its values' type forgotten, everything else the same. */
export type Flow = Omit<FlowDefinition<FlowValues>, 'sections' | 'initial' | 'prefill' | 'judge'> & {
  initial: FlowValues;
  prefill: (facts: FlowFacts) => Partial<FlowValues>;
  sections: readonly FlowSection[];
  judge: JudgeWiring<FlowValues> | null;
};

export type FlowSection = Omit<Section<FlowValues>, 'fields'> & { fields: readonly Field[] };

/**
 * Declares a business. The values' type decides which fields exist and of which kind each may be; a misspelt name, a money
 * field on a text value or a select without options does not compile.
 */
export function defineFlow<Values>() {
  return (definition: FlowDefinition<Values>): Flow => {
    // The one place where the flow's own value type is forgotten: the engine reads values by the names the flow gave it.
    return definition as unknown as Flow;
  };
}
