import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { fetchBusinessNumber, type SubmitAnswer } from '@/api/cases/business';
import {
  type BusinessAgreement,
  type BusinessNote,
  fetchAgreement,
  fetchBusinessNote,
} from '@/api/cases/business-note';
import type { Draft } from '@/api/cases/drafts';
import type { Judgement } from '@/api/cases/judgement';
import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import { prepareControls } from '@/form/controls/custom-controls';
import { createForm, type Form } from '@/form/store/form-store';
import { draftContent } from '@/form/values/draft-content';
import type { FlowValues } from '@/schema/field-kinds';
import { hasConsented } from '@/session/agreement-consent';
import { createDraftBlocks, type DraftBlocks } from '../draft/draft-blocks';
import type { ResumableDraft } from '../draft/draft-box';
import { createDraftKeeper, type DraftKeeper } from '../draft/draft-keeper';
import type { Flow, RunCalls } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { pickedOf, withSubjectNumber } from '../flow/subject-pick';
import { formerValues } from './changes';
import { type Correction, firstStep, returnedAt, returnedFields } from './correction';
import type { OpeningTexts } from './prefetch-flow';
import { createRunValues, pickedFirst } from './run-values';
import { draftStatements, withStatements } from './statements';
import { resumeStep, type StepKey } from './steps';
import { variantFromQuery, withVariant } from './variant-from-query';
import { dropFormerMatter } from './watch-limit';

/** A signature made on the phone: its number and time. */
export interface Signature {
  qmbh: string;
  qmsj: string;
}

export interface RunState {
  step: StepKey;
  agreed: boolean;
  /** Whether the notice is passed by: its agreement was given earlier on this day. */
  noticeRead: boolean;
  /** Business number; '' until it is first needed. */
  ywlsh: string;
  /** The centre's answer to the submission. */
  answer: SubmitAnswer | null;
  /** The applicant's signature of this application. */
  signature: Signature | null;
  /** Whether the draft was saved with another version of the flow. */
  olderVersion: boolean;
  /** Steps without input for this person: neither shown nor counted. */
  skippedSteps: readonly StepKey[];
  /** The centre's judgement of the conditions before the form, once fetched. */
  judgement: Judgement | null;
  /** Field → reading progress of its value on the check page; '' when finished. */
  reading: Readonly<Record<string, string>>;
  /** Returned materials that are replaced, as of the last material list. */
  replaced: readonly string[];
}

/** One application on its way through the steps. */
export interface Run {
  flow: Flow;
  form: Form<FlowFacts>;
  drafts: DraftKeeper;
  /** Rows that are too many for the draft's text. */
  blocks: DraftBlocks;
  state: StoreApi<RunState>;
  calls: RunCalls;
  /** 办理须知, of a chosen variant if one is given, and the agreement: prefetched or fetched now. @throws ApiError */
  note: (signal: AbortSignal, ywsx?: string) => Promise<BusinessNote>;
  agreement: (signal: AbortSignal) => Promise<BusinessAgreement>;
  /** Return to be corrected, if any. */
  correction: Correction | null;
  /** Opens the business again with the current draft; undefined on a page that cannot start another application. */
  startAgain?: (() => void) | undefined;
  /** Time at which the page was opened, by the monotonic clock (ms). */
  since: number;
  /** Whether it was submitted before this page was opened: only the receipt is known, not the values. */
  recovered: boolean;
  /** Fetches the number once per application and stores it in the draft, as numbers are consecutive. */
  businessNumber: () => Promise<string>;
  goTo: (step: StepKey) => void;
  /** What 下一步 completes before it judges the form, e.g. sending rows, by field; false stops there. */
  commits: Map<string, () => Promise<boolean>>;
  /** Action of 上一步, while the button is enabled. */
  back: { current?: (() => void) | undefined };
  /** Whether leaving would lose input. */
  dirty: () => boolean;
  /** Chooses another subject: the form starts again with the values known for it. */
  choose: (picked: object | null) => void;
  /** Values that the address prefills for this subject. */
  given: (picked: object | null) => Partial<FlowValues>;
  /** Takes over a newer draft saved by another window. */
  adopt: (draft: Draft) => void;
}

/** Initial data of an application. */
export interface RunStart {
  /** Without a session: number and pass of the application; `calls` reads the pass for each call. */
  pass?: { ywlsh: string; calls: RunCalls };
  correction?: Correction | null;
  texts?: OpeningTexts;
  /** Query of the address on opening. */
  search?: string;
  startAgain?: () => void;
  /** Time at which the page was opened (ms, `performance.now()`); the default is now. */
  since?: number;
}

/** Creates the run of an application. `answer`: answer of a submitted application, of which only the receipt is shown. */
export function createRun(
  flow: Flow,
  facts: FlowFacts,
  draft: ResumableDraft | null,
  answer: SubmitAnswer | null = null,
  {
    pass = { ywlsh: '', calls: {} },
    correction = null,
    texts,
    search = '',
    startAgain,
    since = performance.now(),
  }: RunStart = {},
): Run {
  const isOlder = (stored: Draft | null) => stored !== null && stored.bbh !== flow.version;
  const { subject } = flow;
  const source = createRunValues(flow, facts, { draft: draft !== null, correction, search });
  const values = draft
    ? withVariant(source.ofDraft(draft.nr), variantFromQuery(flow, search))
    : source.opening(pickedFirst(facts), answer !== null);
  prepareControls(flow);
  const form: Form<FlowFacts> = createForm(flow, source.facts, {
    values,
    start: source.start(),
    former: () => formerValues(flow, form.facts()),
    resumed: draft !== null,
    live: (now) => (subject ? { picked: pickedOf(subject, now) } : {}),
    returned: returnedFields(correction, values),
    stated: correction && draft ? draftStatements(draft.nr, returnedAt(correction)) : {},
  });
  // An application without a session is made once: its notice is shown.
  const noticeRead = draft === null && pass.calls.token === undefined && hasConsented(flow.code, form.facts().today);
  const state = createStore<RunState>(() => ({
    step: answer ? 'result' : draft ? firstStep(flow, draft, correction) : 'notice',
    agreed: draft !== null || noticeRead,
    noticeRead,
    ywlsh: draft?.ywlsh || pass.ywlsh,
    answer,
    signature: null,
    olderVersion: isOlder(draft),
    // Shown only if a condition is not met.
    skippedSteps: ['eligibility'],
    judgement: null,
    reading: {},
    replaced: [],
  }));
  // Any change after signing invalidates the signature.
  form.store.subscribe((now, before) => {
    if (now.edits !== before.edits && state.getState().signature) state.setState({ signature: null });
  });
  dropFormerMatter(flow, form);
  const blocks = createDraftBlocks(flow.code, draft?.mxk, pass.calls, draft?.lost, () => state.getState().ywlsh);
  const typed = () => draft?.lost !== undefined || form.store.getState().edits > 0 || blocks.touched();
  const started = () => draft !== null || typed() || state.getState().ywlsh !== pass.ywlsh;
  const drafts = createDraftKeeper(
    flow.code,
    () =>
      started()
        ? {
            ywlx: flow.code,
            ywlsh: state.getState().ywlsh,
            bbh: flow.version,
            dqbz: state.getState().step,
            nr: withStatements(
              draftContent(
                flow,
                withSubjectNumber(subject, form.typed()),
                source.unsaved(pickedOf(subject, form.typed())),
              ),
              form.store.getState().stated,
              returnedAt(correction),
            ),
            mxk: blocks.named(),
          }
        : null,
    draft,
    pass.calls,
    blocks,
  );
  const wholeNote = once(texts?.note, (signal) => fetchBusinessNote(flow.code, { ...pass.calls, signal }));
  const isOver = () => drafts.store.getState().phase === 'handed-in';
  if (answer) void drafts.close();

  return {
    flow,
    form,
    drafts,
    blocks,
    state,
    calls: pass.calls,
    note: (signal, ywsx) => (ywsx ? fetchBusinessNote(flow.code, { ...pass.calls, signal, ywsx }) : wholeNote(signal)),
    agreement: once(texts?.agreement, (signal) => fetchAgreement(flow.code, { ...pass.calls, signal })),
    correction,
    startAgain,
    since,
    recovered: answer !== null,
    businessNumber: numberOnce(flow.code, state),
    goTo: (step) => {
      state.setState(({ skippedSteps: idle }) => ({ step, skippedSteps: idle.filter((one) => one !== step) }));
      void drafts.save();
    },
    commits: new Map(),
    back: {},
    dirty: () => (isOver() ? typed() && drafts.pending() : started() && state.getState().step !== 'result'),
    given: source.given,
    choose: (picked) => {
      source.startFor(picked);
      form.begin(source.opening(picked, false));
    },
    adopt: (newer) => {
      const adopted = source.ofDraft(newer.nr);
      form.start = source.start();
      form.replace(adopted);
      if (correction) form.store.setState({ stated: draftStatements(newer.nr, returnedAt(correction)) });
      blocks.adopt(newer.mxk ?? {});
      state.setState({
        step: resumeStep(flow, newer.dqbz),
        ywlsh: newer.ywlsh || state.getState().ywlsh,
        olderVersion: isOlder(newer),
      });
      drafts.continueFrom(newer.xgcs);
    },
  };
}

/** Fetches the business number at the first call; a failed call may be repeated. */
function numberOnce(code: string, state: StoreApi<RunState>): () => Promise<string> {
  let number: Promise<string> | undefined;
  return async () => {
    const { ywlsh: present } = state.getState();
    if (present) return present;
    number ??= fetchBusinessNumber(code);
    try {
      const ywlsh: unknown = await number;
      if (typeof ywlsh !== 'string' || ywlsh === '') throw new ApiError('malformed', MALFORMED_TEXT);
      state.setState({ ywlsh });
      return ywlsh;
    } catch (error) {
      number = undefined;
      throw error;
    }
  };
}

/** Uses the prefetched answer for the first call; later calls, e.g. retries, fetch again. */
function once<T>(asked: Promise<T> | undefined, ask: (signal: AbortSignal) => Promise<T>) {
  let waiting = asked;
  return (signal: AbortSignal): Promise<T> => {
    const first = waiting;
    waiting = undefined;
    return first ?? ask(signal);
  };
}

const RunContext = createContext<Run | null>(null);
export const RunProvider = RunContext.Provider;

/** Returns the run of the page. @throws Error outside a RunProvider */
export function useRun(): Run {
  const run = useContext(RunContext);
  if (!run) throw new Error('useRun outside of RunProvider');
  return run;
}

export function useRunState<T>(select: (state: RunState) => T): T {
  return useStore(useRun().state, select);
}
