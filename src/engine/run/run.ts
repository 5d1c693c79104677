import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { fetchBusinessNumber, type SubmitAnswer } from '@/api/business';
import { type BusinessAgreement, type BusinessNote, fetchAgreement, fetchBusinessNote } from '@/api/business-note';
import type { Draft } from '@/api/drafts';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import type { Judgement } from '@/api/judgement';
import { prepareControls } from '@/form/controls/custom-controls';
import type { FlowValues } from '@/form/field-kinds';
import { createForm, type Form } from '@/form/store/form-store';
import { draftContent, draftValues, readDraft, same } from '@/form/values/draft-content';
import { createDraftBlocks, type DraftBlocks } from '../draft/draft-blocks';
import type { FoundDraft } from '../draft/draft-box';
import { createDraftKeeper, type DraftKeeper } from '../draft/draft-keeper';
import type { Flow, RunCalls } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { pickedOf, withSent } from '../flow/subject-pick';
import { editableFormer, formerValues } from './changes';
import { type Correction, firstStep, returnedAt, returnedFields } from './correction';
import { filledBy, namedMatter, withNamed } from './named-matter';
import type { OpeningTexts } from './opening-calls';
import { draftStatements, withStatements } from './statements';
import { resumeStep, type StepKey } from './steps';

/** A signature made on the phone: its number and when. */
export interface Signature {
  qmbh: string;
  qmsj: string;
}

export interface RunState {
  step: StepKey;
  agreed: boolean;
  /** Business number; '' until it is needed for the first time. */
  ywlsh: string;
  /** What the centre answered to the submission. */
  answer: SubmitAnswer | null;
  /** The applicant's own signature under this application. */
  signature: Signature | null;
  /** The draft was of another version of the flow. */
  olderVersion: boolean;
  /** Steps that have nothing to ask of this person: they are neither shown nor counted. */
  idle: readonly StepKey[];
  /** What the centre said of the conditions before the form was begun, once it was asked. */
  judgement: Judgement | null;
  /** Field → what of it the check page is still reading; '' once no more comes. */
  reading: Readonly<Record<string, string>>;
  /** Of a correction: materials that were sent back and are others by now, as far as the archive has been asked. */
  replaced: readonly string[];
}

/** One application on its way through the steps. */
export interface Run {
  flow: Flow;
  form: Form<FlowFacts>;
  drafts: DraftKeeper;
  /** Rows too many for the draft's text. */
  blocks: DraftBlocks;
  state: StoreApi<RunState>;
  calls: RunCalls;
  /** 办理须知 and the agreement: asked for with the first questions, or now. @throws ApiError */
  note: (signal: AbortSignal) => Promise<BusinessNote>;
  agreement: (signal: AbortSignal) => Promise<BusinessAgreement>;
  /** What it was sent back for, when it is being corrected. */
  correction: Correction | null;
  /** Opens the business anew, with the draft there is; undefined on a page that has no other application to begin. */
  startAgain?: (() => void) | undefined;
  /** When the page came that it was opened on, by the monotonic clock (ms). */
  since: number;
  /** Handed in before this page was opened: only its receipt is known, not what was typed. */
  recovered: boolean;
  /** Fetched once per application, kept in the draft: numbers are counted. */
  businessNumber: () => Promise<string>;
  goTo: (step: StepKey) => void;
  /** What 上一步 does, while there is one that can be pressed. */
  back: { current?: (() => void) | undefined };
  /** Something typed that a leave would lose. */
  dirty: () => boolean;
  /** Goes on about another member, loan or home: the form begins anew with what is known of that one. */
  choose: (picked: object | null) => void;
  /** What the address fills in about this one. */
  given: (picked: object | null) => Partial<FlowValues>;
  /** Takes over a newer draft, saved by another window. */
  adopt: (draft: Draft) => void;
}

/** What is known of an application from the start. */
export interface RunStart {
  /** Of somebody without a session: the number, and the pass that each call carries, read anew every time. */
  pass?: { ywlsh: string; calls: RunCalls };
  correction?: Correction | null;
  texts?: OpeningTexts;
  /** Query of the address that it was opened by: what it chose already. */
  search?: string;
  startAgain?: () => void;
  /** When its page came (ms, `performance.now()`); now where somebody chose on it first. */
  since?: number;
}

/** `answer`: the application was handed in before, only its receipt is to be shown. */
export function createRun(
  flow: Flow,
  facts: FlowFacts,
  draft: FoundDraft | null,
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
  const isOlder = (kept: Draft | null) => kept !== null && kept.bbh !== flow.version;
  const { subject } = flow;
  const all = { ...facts, ...(correction && { sent: correction.sent, slrq: correction.found.slsj.slice(0, 10) }) };
  const about = (picked: object | null): FlowFacts => ({ ...all, picked });
  const startWith = (picked: object | null) => {
    const known = about(picked);
    return { ...flow.initial, ...editableFormer(flow, known), ...flow.prefill(known) } as FlowValues; // Partial spreads undefined only if the flow wrote it: initial covers the rest
  };
  const chosenWith = (picked: object | null) => (subject ? { ...startWith(picked), [subject.name]: picked } : start);
  const ofDraft = (nr: string) => {
    // One that does not say what it is about was begun with the first there is.
    const initial = subject ? { ...flow.initial, [subject.name]: pickedFirst(facts) } : flow.initial;
    const kept = subject && subject.name in draftValues(nr) ? flow.initial : initial;
    const picked = pickedOf(subject, readDraft(flow, nr, kept));
    start = startWith(picked);
    return { ...readDraft(flow, nr, leftOut(picked)), ...(subject ? { [subject.name]: picked } : undefined) };
  };
  /**
   * What a draft need not say: what the account tells. It may tell otherwise by now; of a correction what was handed in stays as
   * it was, as it is the same application. Rows and files have their own ways into a draft.
   */
  const leftOut = (picked: object | null): FlowValues => {
    const told = Object.keys(flow.prefill(about(picked)));
    const sent = Object.entries(correction?.sent ?? {});
    const kept = sent.filter(([name, value]) => typeof value === 'string' || told.includes(name));
    return readDraft(flow, JSON.stringify(Object.fromEntries(kept)), start);
  };
  /** Of a correction what differs from the account is said all the same: its draft may have to serve for another application. */
  const untold = (picked: object | null): Partial<FlowValues> =>
    Object.fromEntries(Object.entries(leftOut(picked)).filter(([name, value]) => same(value, start[name])));
  /** What the account tells of the one it is about: a draft keeps the rest. */
  let start = startWith(flow.subject && !draft ? pickedFirst(facts) : null);
  // A draft keeps it: it is no part of what the account tells.
  const given = (picked: object | null): Partial<FlowValues> => {
    const named = subject && new URLSearchParams(search).get(subject.name);
    // The figures are of the one that the address names.
    if (named && (!picked || !same(subject.sent(picked), named))) return {};
    return filledBy(flow, search, about(picked));
  };
  const filledWith = (picked: object | null) => ({ ...chosenWith(picked), ...given(picked) }) as FlowValues; // what a flow fills in is of its own values
  const values = draft
    ? withNamed(ofDraft(draft.nr), namedMatter(flow, search))
    : answer
      ? chosenWith(pickedFirst(facts))
      : filledWith(pickedFirst(facts));
  prepareControls(flow);
  const form: Form<FlowFacts> = createForm(flow, all, {
    values,
    start,
    former: () => formerValues(flow, form.facts()),
    resumed: draft !== null,
    live: (now) => (subject ? { picked: pickedOf(subject, now) } : {}),
    returned: returnedFields(correction, values),
    stated: correction && draft ? draftStatements(draft.nr, returnedAt(correction)) : {},
  });
  const state = createStore<RunState>(() => ({
    step: answer ? 'result' : draft ? firstStep(flow, draft, correction) : 'notice',
    agreed: draft !== null,
    ywlsh: draft?.ywlsh || pass.ywlsh,
    answer,
    signature: null,
    olderVersion: isOlder(draft),
    // The conditions have something to say where one of them does not hold.
    idle: ['eligibility'],
    judgement: null,
    reading: {},
    replaced: [],
  }));
  // What was signed is what stood there then: with the first change the signature is gone.
  form.store.subscribe((now, before) => {
    if (now.edits !== before.edits && state.getState().signature) state.setState({ signature: null });
  });
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
              draftContent(flow, withSent(subject, form.typed()), untold(pickedOf(subject, form.typed()))),
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
  const isOver = () => drafts.store.getState().phase === 'handed-in';
  if (answer) void drafts.close();
  let number: Promise<string> | undefined;

  return {
    flow,
    form,
    drafts,
    blocks,
    state,
    calls: pass.calls,
    note: once(texts?.note, (signal) => fetchBusinessNote(flow.code, { ...pass.calls, signal })),
    agreement: once(texts?.agreement, (signal) => fetchAgreement(flow.code, { ...pass.calls, signal })),
    correction,
    startAgain,
    since,
    recovered: answer !== null,
    businessNumber: async () => {
      const known = state.getState().ywlsh;
      if (known) return known;
      number ??= fetchBusinessNumber(flow.code);
      try {
        const ywlsh: unknown = await number;
        if (typeof ywlsh !== 'string' || ywlsh === '') throw new ApiError('malformed', MALFORMED_TEXT);
        state.setState({ ywlsh });
        return ywlsh;
      } catch (error) {
        number = undefined;
        throw error;
      }
    },
    goTo: (step) => {
      state.setState(({ idle }) => ({ step, idle: idle.filter((one) => one !== step) }));
      void drafts.save();
    },
    back: {},
    dirty: () => (isOver() ? typed() && drafts.pending() : started() && state.getState().step !== 'result'),
    given,
    choose: (picked) => {
      start = startWith(picked);
      form.begin(filledWith(picked));
    },
    adopt: (newer) => {
      const values = ofDraft(newer.nr);
      form.start = start;
      form.replace(values);
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

/** The first question has been asked already; a failed one is asked again. */
function once<T>(asked: Promise<T> | undefined, ask: (signal: AbortSignal) => Promise<T>) {
  let waiting = asked;
  return (signal: AbortSignal): Promise<T> => {
    const first = waiting;
    waiting = undefined;
    return first ?? ask(signal);
  };
}

/** The one the business is about to begin with. */
function pickedFirst({ picked }: FlowFacts): object | null {
  return typeof picked === 'object' ? picked : null;
}

const RunContext = createContext<Run | null>(null);
export const RunProvider = RunContext.Provider;

/** The application the page is about; outside of a running flow there is none, which is a mistake of the caller. */
export function useRun(): Run {
  const run = useContext(RunContext);
  if (!run) throw new Error('useRun outside of RunProvider');
  return run;
}

export function useRunState<T>(select: (state: RunState) => T): T {
  return useStore(useRun().state, select);
}
