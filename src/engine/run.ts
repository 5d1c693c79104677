import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Draft, fetchBusinessNumber, type SubmitAnswer } from '@/api/business';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import { editableFormer } from './changes';
import type { Flow, RunCalls } from './define-flow';
import { createDraftBlocks, type DraftBlocks } from './draft-blocks';
import { draftContent, readDraft } from './draft-content';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';
import type { FlowFacts } from './facts';
import type { FlowValues } from './field-kinds';
import { createForm, type Form } from './form-store';
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
}

/** One application on its way through the steps. */
export interface Run {
  flow: Flow;
  form: Form;
  drafts: DraftKeeper;
  /** Rows too many for the draft's text. */
  blocks: DraftBlocks;
  state: StoreApi<RunState>;
  calls: RunCalls;
  /** Handed in before this page was opened: only its receipt is known, not what was typed. */
  recovered: boolean;
  /** Fetched once per application, kept in the draft: numbers are counted. */
  businessNumber: () => Promise<string>;
  goTo: (step: StepKey) => void;
  /** Something typed that a leave would lose. */
  dirty: () => boolean;
  /** Takes over a newer draft, saved by another window. */
  adopt: (draft: Draft) => void;
}

/** An application of somebody without a session: its number, known from the start, and the pass its calls carry. */
interface ApplicantPass {
  ywlsh: string;
  /** Read anew at every call: a pass that ran out is replaced in here. */
  calls: RunCalls;
}

/** `answer`: the application was handed in before, only its receipt is to be shown. */
export function createRun(
  flow: Flow,
  facts: FlowFacts,
  draft: Draft | null,
  answer: SubmitAnswer | null = null,
  pass: ApplicantPass = { ywlsh: '', calls: {} },
): Run {
  const prefilled = flow.prefill(facts);
  const start = { ...flow.initial, ...editableFormer(flow, facts), ...prefilled } as FlowValues; // Partial spreads undefined only if the flow wrote it: initial covers the rest
  const read = draft ? readDraft(flow, draft, start) : undefined;
  const form = createForm(flow, facts, read?.values ?? start, start);
  const state = createStore<RunState>(() => ({
    step: answer ? 'result' : draft ? resumeStep(flow, draft.dqbz) : 'notice',
    agreed: draft !== null,
    ywlsh: draft?.ywlsh || pass.ywlsh,
    answer,
    signature: null,
    olderVersion: read?.olderVersion ?? false,
  }));
  // What was signed is what stood there then: with the first change the signature is gone.
  form.store.subscribe((now, before) => {
    if (now.edits !== before.edits && state.getState().signature) state.setState({ signature: null });
  });
  const blocks = createDraftBlocks(flow.code, draft?.mxk, pass.calls);
  const started = () =>
    draft !== null || form.store.getState().edits > 0 || blocks.touched() || state.getState().ywlsh !== pass.ywlsh;
  const drafts = createDraftKeeper(
    flow.code,
    () =>
      started()
        ? {
            ywlx: flow.code,
            ywlsh: state.getState().ywlsh,
            bbh: flow.version,
            dqbz: state.getState().step,
            nr: draftContent(flow, form.store.getState().values, start),
            mxk: blocks.named(),
          }
        : null,
    draft,
    pass.calls,
    blocks,
  );
  if (answer) void drafts.close();
  let number: Promise<string> | undefined;

  return {
    flow,
    form,
    drafts,
    blocks,
    state,
    calls: pass.calls,
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
      state.setState({ step });
      void drafts.save();
    },
    dirty: () => started() && state.getState().step !== 'result',
    adopt: (newer) => {
      const { values, olderVersion } = readDraft(flow, newer, start);
      form.replace(values);
      blocks.adopt(newer.mxk ?? {});
      state.setState({
        step: resumeStep(flow, newer.dqbz),
        ywlsh: newer.ywlsh || state.getState().ywlsh,
        olderVersion,
      });
      drafts.continueFrom(newer.xgcs);
    },
  };
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
