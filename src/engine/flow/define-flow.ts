import { type ApplicationService, judgeApplication, submitApplication } from '@/api/application';
import type { SubmitAnswer } from '@/api/business';
import type { CallOptions } from '@/api/client';
import type { AmountLimit, Judgement } from '@/api/judgement';
import type { LabelledValue } from '@/api/labelled-value';
import type { FormDefinition, Section } from '@/form/definition';
import type { FormFacts } from '@/form/facts';
import type { FlowValues, Plain } from '@/form/field-kinds';
import type { Completion } from '@/session/completeness';
import type { FactsOf, FlowArea, FlowFacts } from './facts';
import { type AnySubject, type SubjectPick, withSubject } from './subject-pick';

/** A page of the form: its sections by key. */
export interface FormPage {
  key: string;
  title: string;
  sections: readonly string[];
}

/** The centre's view of the application: conditions and limit. */
export interface JudgeWiring<Values, Facts = FlowFacts> {
  ask: (request: Record<string, unknown>, options: Pick<CallOptions, 'signal'>) => Promise<Judgement>;
  /** Nothing has to hold before the form is begun: there is no step for it. */
  precheck?: false;
  /** Values that move the limit: it is judged again when one of them changes and all of them hold. */
  deciding: readonly (keyof Values & string)[];
  /** Values with which another limit begins: what is known of the former one is dropped when one of them changes. */
  forget?: readonly (keyof Values & string)[];
  /** The amount applied for: as long as nobody typed another one it is the most there is. */
  amount?: keyof Values & string;
  /** The form's own figure, shown while the centre is being asked; the centre's answer replaces it. */
  estimate: (values: Plain<Values>, facts: Facts) => AmountLimit | null;
}

/** Who signs besides the applicant. */
export interface Signer {
  xingming: string;
  zjhm: string;
  /** Why this person signs, e.g. 共同借款人. */
  qmsf: string;
}

export interface SignWiring<Values, Facts = FlowFacts> {
  /** Whether the applicant signs at all for these values. */
  needed: (values: Plain<Values>, facts: Facts) => boolean;
  /** Others who are invited to sign on their own phones, shown before the applicant hands in. */
  others: (values: Plain<Values>, facts: Facts) => readonly Signer[];
}

/** How a business was done last time. */
export interface Again {
  /** e.g. 与2026-11相同. */
  title: string;
  figures: readonly LabelledValue[];
  /** What holds no longer or was not known, in sentences; with none of them the form leads straight to the check page. */
  asks: readonly string[];
}

/** What each call of an application carries: nothing in a session; without one the pass to this application. */
export type RunCalls = Pick<CallOptions, 'token' | 'onTokenLost'>;

/** One business as data. What must be wired is required; null says that the business goes without it. */
export interface FlowDefinition<Values, Own, Facts extends FormFacts> {
  code: string;
  title: string;
  /** Counts up when a value changes its meaning: drafts of an older version keep only what still fits. */
  version: number;
  /** What of the own information it completes: it opens while that is missing (specification 4). */
  completes: readonly Completion[];
  /** What only this business needs to know when it is opened, e.g. the person's loans. */
  own: ((signal: AbortSignal) => Promise<Own>) | null;
  initial: Plain<Values>;
  /** What the account already tells; never stored in a draft. */
  prefill: (facts: Facts) => Partial<Plain<Values>>;
  /**
   * For a change of what is kept already: the values as they stand, full or masked. The form starts with those that are not
   * masked and shows the old one beside each field; an empty field means unchanged, the check page shows old → new of what
   * changes, and handing in nothing is refused.
   */
  former: ((facts: Facts) => Partial<Plain<Values>>) | null;
  /** Of a business done again and again: how it was done last, null for the first time. `prefill` has put it into the form. */
  again: ((facts: Facts) => Again | null) | null;
  /** The choice by which the business is several, and what it may be: an address that names one opens the form with it. */
  matter: { name: keyof Values & string; values: readonly string[] } | null;
  /** What else an address may fill in, before anything is typed: a page that reckons led here with its figures. */
  filled: ((asked: URLSearchParams, facts: Facts) => Partial<Plain<Values>>) | null;
  sections: readonly Section<Values, Facts>[];
  /** The form in several pages, each a step; 'tasks' shows them as a list to be done in any order. Null: one page. */
  pages: { as: 'steps' | 'tasks'; list: readonly FormPage[] } | null;
  judge: JudgeWiring<Values, Facts> | null;
  /** What the person is told of before it is begun: withdrawals of this year, or the loans there are. */
  counts: 'withdrawals' | 'loans' | null;
  /** Node and catalogue number of the archive and the values that decide which materials show. */
  materials: { jdbh: string; mlbh: string; zstj: (values: Plain<Values>) => Record<string, string> } | null;
  /** Asked before the application leaves (specification 4, special approval prompt): the question, or null. */
  special: ((values: Plain<Values>, facts: Facts) => string | null) | null;
  sign: SignWiring<Values, Facts> | null;
  /** What the body carries beside the fields, or otherwise than they do by their kind (`sentFields`); undefined for what stays out. */
  request: (values: Plain<Values>, facts: Facts) => Record<string, unknown>;
  /** Values that the body carries in another shape than the form, out of an application that was sent. */
  restore:
    | ((
        sent: Readonly<Record<string, unknown>>,
        signal: AbortSignal,
      ) => Partial<Plain<Values>> | Promise<Partial<Plain<Values>>>)
    | null;
  /** The field that an error of the centre speaks of, where the body carries the field in another shape; else its own name. */
  place: ((key: string, values: Plain<Values>) => string) | null;
  submit: (ywlsh: string, request: Record<string, unknown>, calls: RunCalls) => Promise<SubmitAnswer>;
  receipt: {
    /** Null for what the case itself says, once it stands: of a change, what it was from. */
    figures: (values: Plain<Values>, facts: Facts, answer?: SubmitAnswer) => readonly LabelledValue[] | null;
    /** What happens next, by the state the centre answered and by what was chosen; null when only the answer is known. */
    next: (answer: SubmitAnswer, values: Plain<Values> | null, facts: Facts) => readonly string[];
    /** Where something that goes with it is done, once it is done. */
    links?: readonly { to: string; label: string }[];
  };
}

/** A flow as the engine runs it: its values' type forgotten, everything else the same. */
export type Flow = Omit<
  FlowDefinition<FlowValues, unknown, FlowFacts>,
  'sections' | 'initial' | 'prefill' | 'former' | 'again' | 'filled'
> &
  FormDefinition & {
    subject: AnySubject | null;
    prefill: (facts: FlowFacts) => Partial<FlowValues>;
    former: ((facts: FlowFacts) => Partial<FlowValues>) | null;
    again: ((facts: FlowFacts) => Again | null) | null;
    filled: ((asked: URLSearchParams, facts: FlowFacts) => Partial<FlowValues>) | null;
  };

declare const areaOf: unique symbol;
/** A flow that may stand in the registry of its area alone: it reads the facts of that area. */
export type FlowIn<Area extends FlowArea> = Flow & { readonly [areaOf]?: Area };

type Defaulted =
  | 'completes'
  | 'own'
  | 'counts'
  | 'former'
  | 'again'
  | 'matter'
  | 'filled'
  | 'pages'
  | 'special'
  | 'sign'
  | 'request'
  | 'restore'
  | 'place';

type Request = Record<string, unknown>;
/** Where it is judged and handed in: the centre's service, said once, or calls of the flow's own. */
type Handing<D extends { judge: object | null; submit: unknown }> =
  | {
      service: ApplicationService | ((request: Request) => ApplicationService);
      judge: Omit<NonNullable<D['judge']>, 'ask'> | null;
      submit?: undefined;
    }
  | ({ service?: undefined } & Pick<D, 'judge' | 'submit'>);

/**
 * Declares a business. The values' type decides which fields exist and of which kind each may be; a misspelt name, a money
 * field on a text value or a select without options does not compile, nor does a person's account read in a unit's flow.
 * `Own` is what the flow loads for itself, `Picked` what it is about: a flow that is about something says how that is chosen.
 */
export function defineFlow<Area extends FlowArea, Values, Own = null, Picked extends object = never>() {
  type Definition = FlowDefinition<Values, Own, FactsOf<Area, Own, [Picked] extends [never] ? unknown : Picked>>;
  type About = [Picked] extends [never] ? { subject?: null } : { subject: SubjectPick<Picked> };
  type Given = Omit<Definition, Defaulted | 'judge' | 'submit'> & Partial<Pick<Definition, Defaulted>>;
  return (definition: Given & Handing<Definition> & About): FlowIn<Area> => {
    const without = {
      own: null,
      counts: null,
      former: null,
      again: null,
      matter: null,
      filled: null,
      pages: null,
      special: null,
      sign: null,
      restore: null,
      place: null,
    };
    const calls =
      definition.service === undefined ? {} : callsOf(definition.code, definition.service, definition.judge);
    const whole = { completes: [], subject: null, request: () => ({}), ...without, ...definition, ...calls };
    // The one place where the flow's own value type is forgotten: the engine reads values by the names the flow gave it.
    const flow = whole as unknown as FlowIn<Area>;
    const { subject, initial } = flow;
    if (!subject) return flow;
    return {
      ...flow,
      initial: { [subject.name]: null, ...initial },
      sections: withSubject(flow.sections, subject),
    };
  };
}

/** The two calls of a business to its service. */
function callsOf(
  code: string,
  service: ApplicationService | ((request: Request) => ApplicationService),
  judge: object | null,
): Pick<Flow, 'submit'> & { judge: object | null } {
  const serviceFor = (request: Request) => (typeof service === 'function' ? service(request) : service);
  const ask: JudgeWiring<FlowValues>['ask'] = (request, options) =>
    judgeApplication(serviceFor(request), code, request, options);
  return {
    judge: judge && { ...judge, ask },
    submit: (ywlsh, request) => submitApplication(serviceFor(request), code, ywlsh, request),
  };
}
