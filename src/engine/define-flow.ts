import type { AmountLimit, Judgement, LabelledValue, SubmitAnswer } from '@/api/business';
import type { CallOptions } from '@/api/client';
import type { FlowFacts } from './facts';
import type { Field, FieldOf, FlowValues, Plain } from './field-kinds';

export interface Section<Values, Own = unknown> {
  key: string;
  title: string;
  /** Shown under the title. */
  note?: string;
  /** Read-only figures above the fields, from the account. */
  figures?: (facts: FlowFacts<Own>) => readonly LabelledValue[];
  fields: readonly FieldOf<Values, Own>[];
  /** The limit stands here although no amount is typed: a closing withdrawal pays all there is. */
  limit?: true;
  /** Figures that follow from what is typed, kept up to date under the fields. */
  derived?: (values: Plain<Values>, facts: FlowFacts<Own>) => readonly LabelledValue[];
}

/** A page of the form: its sections by key. */
export interface FormPage {
  key: string;
  title: string;
  sections: readonly string[];
}

/** The centre's view of the application: conditions and limit. */
export interface JudgeWiring<Values, Own = unknown> {
  ask: (request: Record<string, unknown>, options: Pick<CallOptions, 'signal'>) => Promise<Judgement>;
  /** Nothing has to hold before the form is begun: there is no step for it. */
  precheck?: false;
  /** Values that move the limit: it is judged again when one of them changes and all of them hold. */
  deciding: readonly (keyof Values & string)[];
  /** Values with which another limit begins: what is known of the former one is dropped when one of them changes. */
  forget?: readonly (keyof Values & string)[];
  /** The form's own figure, shown while the centre is being asked; the centre's answer replaces it. */
  estimate: (values: Plain<Values>, facts: FlowFacts<Own>) => AmountLimit | null;
}

/** Who signs besides the applicant. */
export interface Signer {
  xingming: string;
  zjhm: string;
  /** Why this person signs, e.g. 共同借款人. */
  qmsf: string;
}

export interface SignWiring<Values, Own = unknown> {
  /** Whether the applicant signs at all for these values. */
  needed: (values: Plain<Values>, facts: FlowFacts<Own>) => boolean;
  /** Others who are invited to sign on their own phones, shown before the applicant hands in. */
  others: (values: Plain<Values>, facts: FlowFacts<Own>) => readonly Signer[];
}

/** What each call of an application carries: nothing in a session; without one the pass to this application. */
export type RunCalls = Pick<CallOptions, 'token' | 'onTokenLost'>;

/** One business as data. What must be wired is required; null says that the business goes without it. */
export interface FlowDefinition<Values, Own = null> {
  code: string;
  title: string;
  /** Counts up when a value changes its meaning: drafts of an older version keep only what still fits. */
  version: number;
  /** 'open': people whose basic information is incomplete may do it, since it completes it (specification 4). */
  gate: 'complete' | 'open';
  /** What only this business needs to know when it is opened, e.g. the person's loans. */
  own: ((signal: AbortSignal) => Promise<Own>) | null;
  initial: Plain<Values>;
  /** What the account already tells; never stored in a draft. */
  prefill: (facts: FlowFacts<Own>) => Partial<Plain<Values>>;
  /**
   * For a change of what is kept already: the values as they stand, full or masked. The form starts with those that are not
   * masked and shows the old one beside each field; an empty field means unchanged, the check page shows old → new of what
   * changes, and handing in nothing is refused.
   */
  former: ((facts: FlowFacts<Own>) => Partial<Plain<Values>>) | null;
  sections: readonly Section<Values, Own>[];
  /** The form in several pages, each a step; 'tasks' shows them as a list to be done in any order. Null: one page. */
  pages: { as: 'steps' | 'tasks'; list: readonly FormPage[] } | null;
  judge: JudgeWiring<Values, Own> | null;
  /** Node and catalogue number of the archive and the values that decide which materials show. */
  materials: { jdbh: string; mlbh: string; zstj: (values: Plain<Values>) => Record<string, string> } | null;
  /** Asked before the application leaves (specification 4, special approval prompt): the question, or null. */
  special: ((values: Plain<Values>, facts: FlowFacts<Own>) => string | null) | null;
  sign: SignWiring<Values, Own> | null;
  /** The body of the submission: pure, from the values that show. */
  request: (values: Plain<Values>, facts: FlowFacts<Own>) => Record<string, unknown>;
  /** Values that the body carries in another shape than the form, out of an application that was sent. */
  restore:
    | ((
        sent: Readonly<Record<string, unknown>>,
        signal: AbortSignal,
      ) => Partial<Plain<Values>> | Promise<Partial<Plain<Values>>>)
    | null;
  submit: (ywlsh: string, request: Record<string, unknown>, calls: RunCalls) => Promise<SubmitAnswer>;
  receipt: {
    figures: (values: Plain<Values>, facts: FlowFacts<Own>) => readonly LabelledValue[];
    /** What happens next, by the state the centre answered and by what was chosen; null when only the answer is known. */
    next: (answer: SubmitAnswer, values: Plain<Values> | null) => readonly string[];
  };
}

/** A flow as the engine runs it: its values' type forgotten, everything else the same. */
export type Flow = Omit<
  FlowDefinition<FlowValues, unknown>,
  'sections' | 'initial' | 'prefill' | 'former' | 'judge' | 'sign'
> & {
  initial: FlowValues;
  prefill: (facts: FlowFacts) => Partial<FlowValues>;
  former: ((facts: FlowFacts) => Partial<FlowValues>) | null;
  sections: readonly FlowSection[];
  judge: JudgeWiring<FlowValues> | null;
  sign: SignWiring<FlowValues> | null;
};

export type FlowSection = Omit<Section<FlowValues>, 'fields'> & { fields: readonly Field[] };

type Defaulted = 'gate' | 'own' | 'former' | 'pages' | 'special' | 'sign' | 'restore';

/**
 * Declares a business. The values' type decides which fields exist and of which kind each may be; a misspelt name, a money
 * field on a text value or a select without options does not compile. `Own` is what the flow loads for itself.
 */
export function defineFlow<Values, Own = null>() {
  return (
    definition: Omit<FlowDefinition<Values, Own>, Defaulted> & Partial<Pick<FlowDefinition<Values, Own>, Defaulted>>,
  ): Flow => {
    const without = { own: null, former: null, pages: null, special: null, sign: null, restore: null };
    const whole = { gate: 'complete', ...without, ...definition };
    // The one place where the flow's own value type is forgotten: the engine reads values by the names the flow gave it.
    return whole as unknown as Flow;
  };
}
