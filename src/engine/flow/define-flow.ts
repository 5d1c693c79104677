import { type ApplicationService, judgeApplication, submitApplication } from '@/api/cases/application';
import type { SubmitAnswer } from '@/api/cases/business';
import type { AmountLimit, Judgement } from '@/api/cases/judgement';
import type { CallOptions } from '@/api/client/client';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormDefinition, Section } from '@/form/definition';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues, Plain } from '@/schema/field-kinds';
import type { InfoCompletion } from '@/session/completeness';
import type { FactsOf, FlowArea, FlowFacts } from './facts';
import { type AnySubject, type SubjectPick, withSubject } from './subject-pick';

/** One page of the form: keys of its sections. */
export interface FormPage {
  key: string;
  title: string;
  sections: readonly string[];
}

/** Judgement of an application by the centre: conditions and limit. */
export interface JudgeWiring<Values, Facts = FlowFacts> {
  ask: (request: Record<string, unknown>, options: Pick<CallOptions, 'signal' | 'errors'>) => Promise<Judgement>;
  /** False if no conditions apply before the form: the conditions step is omitted. */
  precheck?: false;
  /** Fields that determine the limit: a change triggers another judgement once all of them are valid. */
  deciding: readonly (keyof Values & string)[];
  /** Fields that start a new limit: a change drops the former limit. */
  forget?: readonly (keyof Values & string)[];
  /** Fields besides the amount applied for whose values go with the former limit, once another choice among `forget` is made. */
  dropped?: readonly (keyof Values & string)[];
  /** Field of the amount applied for: prefilled with the maximum until another amount is typed. */
  amount?: keyof Values & string;
  /** The form's own figure, shown until the centre answers. */
  estimate: (values: Plain<Values>, facts: Facts) => AmountLimit | null;
}

/** A signer besides the applicant. */
export interface Signer {
  xingming: string;
  zjhm: string;
  /** Role in which this person signs, e.g. 共同借款人. */
  qmsf: string;
}

export interface SignWiring<Values, Facts = FlowFacts> {
  /** Whether the applicant has to sign for these values. */
  needed: (values: Plain<Values>, facts: Facts) => boolean;
  /** Signers invited to sign on their own phones; shown before the application is submitted. */
  others: (values: Plain<Values>, facts: Facts) => readonly Signer[];
}

/** The previous application of a recurring business, or what is registered for its first one. */
export interface LastApplication {
  /** Title, e.g. 与2026-11相同. */
  title: string;
  /** Label of the button that leads to the check page, e.g. 按上次办理. */
  action: string;
  figures: readonly LabelledValue[];
  /** Sentences on values that are outdated or missing; if empty, the form leads straight to the check page. */
  asks: readonly string[];
}

/** Options of each call of an application: empty in a session; without one the pass of this application. */
export type RunCalls = Pick<CallOptions, 'token' | 'onTokenLost'>;

/** A business as data. All wiring is explicit; null means that the business does not use it. */
export interface FlowDefinition<Values, Own, Facts extends FormFacts> {
  code: string;
  title: string;
  /** Version of the value format, 1 unless it was changed: older drafts keep only values that still fit. */
  version: number;
  /** Missing account information that this business completes: it opens while that is missing (docs/specification.md 4). */
  completes: readonly InfoCompletion[];
  /** Loads data that only this business needs on opening, e.g. the person's loans. */
  own: ((signal: AbortSignal) => Promise<Own>) | null;
  initial: Plain<Values>;
  /** Values known from the account; never stored in a draft. */
  prefill: (facts: Facts) => Partial<Plain<Values>>;
  /**
   * For a change request: the current values, full or masked. The form starts with the unmasked ones and shows the old value
   * beside each field; an empty field means unchanged, the check page shows old → new, and a request without changes is refused.
   */
  former: ((facts: Facts) => Partial<Plain<Values>>) | null;
  /** For a recurring business: the previous application, null for the first one. `prefill` puts it into the form. */
  lastApplication: ((facts: Facts) => LastApplication | null) | null;
  /**
   * Field whose value selects the variant of the business, and its values; an address may name one. `first`: it is chosen on the
   * notice, which is then that variant's. `titles`: names of variants, in the menu, of the page and of the case.
   */
  variant: {
    name: keyof Values & string;
    values: readonly string[];
    titles?: Readonly<Record<string, string>>;
    first?: true;
  } | null;
  /** Further values that an address fills into an untouched form, e.g. the result of a calculator. */
  prefillFromQuery: ((query: URLSearchParams, facts: Facts) => Partial<Plain<Values>>) | null;
  sections: readonly Section<Values, Facts>[];
  /** Form in several pages, each a step; 'tasks' lists them to be done in any order. Null: one page. */
  pages: { as: 'steps' | 'tasks'; list: readonly FormPage[] } | null;
  judge: JudgeWiring<Values, Facts> | null;
  /** Hint before the form: this year's withdrawals, or the existing loans. */
  counts: 'withdrawals' | 'loans' | null;
  /** The values that select the required materials; a business for which the centre asks none has no such step. */
  materials: ((values: Plain<Values>) => Record<string, string>) | null;
  /** Question of the special approval prompt before submission (docs/specification.md 4), or null. */
  special: ((values: Plain<Values>, facts: Facts) => string | null) | null;
  sign: SignWiring<Values, Facts> | null;
  /** Request entries besides the fields, or overriding their default form (`serializeFields`); undefined omits an entry. */
  request: (values: Plain<Values>, facts: Facts) => Record<string, unknown>;
  /** Restores values from a submitted application that are sent in another shape than the form's. */
  restore:
    | ((
        sent: Readonly<Record<string, unknown>>,
        signal: AbortSignal,
      ) => Partial<Plain<Values>> | Promise<Partial<Plain<Values>>>)
    | null;
  /** Maps an error's key to its field, where the request has another shape; the default is the same name. */
  errorField: ((key: string, values: Plain<Values>) => string) | null;
  submit: (ywlsh: string, request: Record<string, unknown>, calls: RunCalls) => Promise<SubmitAnswer>;
  receipt: {
    /** What is applied for, as a predicate that begins with its verb, e.g. 提取 ¥2,688.00（2026-11），转入…; default: title and figures. */
    lead?: (values: Plain<Values>, facts: Facts, answer?: SubmitAnswer) => string;
    /** The same once it is done, from the figures of the case, where those applied for were estimates. */
    done?: (filed: readonly LabelledValue[]) => string;
    /** Absent if the case itself shows them after submission (e.g. the old values of a change); null if these values leave it to the case. */
    figures?: (values: Plain<Values>, facts: Facts, answer?: SubmitAnswer) => readonly LabelledValue[] | null;
    /** Next steps by the answered state and the chosen values; `values` is null when only the answer is known. */
    next: (answer: SubmitAnswer, values: Plain<Values> | null, facts: Facts) => readonly string[];
    /** Links to related businesses, shown after submission. */
    links?: readonly { to: string; label: string }[];
  };
}

/** A flow as the engine runs it, without its value type. */
export type Flow = Omit<
  FlowDefinition<FlowValues, unknown, FlowFacts>,
  'sections' | 'initial' | 'prefill' | 'former' | 'lastApplication' | 'prefillFromQuery'
> &
  FormDefinition & {
    subject: AnySubject | null;
    prefill: (facts: FlowFacts) => Partial<FlowValues>;
    former: ((facts: FlowFacts) => Partial<FlowValues>) | null;
    lastApplication: ((facts: FlowFacts) => LastApplication | null) | null;
    prefillFromQuery: ((query: URLSearchParams, facts: FlowFacts) => Partial<FlowValues>) | null;
  };

declare const areaOf: unique symbol;
/** A flow for the registry of its area only: it reads the facts of that area. */
export type FlowIn<Area extends FlowArea> = Flow & { readonly [areaOf]?: Area };

type Defaulted =
  | 'version'
  | 'prefill'
  | 'completes'
  | 'own'
  | 'counts'
  | 'former'
  | 'lastApplication'
  | 'variant'
  | 'prefillFromQuery'
  | 'pages'
  | 'materials'
  | 'special'
  | 'sign'
  | 'request'
  | 'restore'
  | 'errorField';

type Request = Record<string, unknown>;
/** Judgement and submission: by the centre's service, given once, or by calls of the flow. */
type Handing<D extends { judge: object | null; submit: unknown }> =
  | {
      service: ApplicationService | ((request: Request) => ApplicationService);
      /** Absent: asked before the form and on submission; no field changes a limit. */
      judge?: Partial<Omit<NonNullable<D['judge']>, 'ask'>> | null;
      submit?: undefined;
    }
  | ({ service?: undefined } & Pick<D, 'judge' | 'submit'>);

/**
 * Declares a business. The value type determines the fields and their kinds: a misspelt name, a money field on a text value, a
 * select without options or a unit's flow reading a person's account does not compile.
 * `Own` is the data the flow loads, `Picked` its subject; a flow with a subject has to define `subject`.
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
      lastApplication: null,
      variant: null,
      prefillFromQuery: null,
      pages: null,
      materials: null,
      special: null,
      sign: null,
      restore: null,
      errorField: null,
    } satisfies Partial<Record<Defaulted, null>>;
    const plain = { version: 1, completes: [], subject: null, prefill: () => ({}), request: () => ({}) };
    const calls =
      definition.service === undefined ? {} : callsOf(definition.code, definition.service, definition.judge);
    const whole = { ...plain, ...without, ...definition, ...calls };
    // The only cast that drops the flow's value type: the engine reads values by the names of the definition.
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

/** Calls to the business's service: judgement and submission. */
function callsOf(
  code: string,
  service: ApplicationService | ((request: Request) => ApplicationService),
  judge: object | null = {},
): Pick<Flow, 'submit'> & { judge: object | null } {
  const serviceFor = (request: Request) => (typeof service === 'function' ? service(request) : service);
  const ask: JudgeWiring<FlowValues>['ask'] = (request, options) =>
    judgeApplication(serviceFor(request), code, request, options);
  return {
    judge: judge && { deciding: [], estimate: () => null, ...judge, ask },
    submit: (ywlsh, request) => submitApplication(serviceFor(request), code, ywlsh, request),
  };
}
